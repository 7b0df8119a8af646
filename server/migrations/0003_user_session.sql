create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  password_hash text,
  preferred_lang text check (preferred_lang in ('en', 'ru')),
  policy_accepted_at timestamptz,
  blocked_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null
);
comment on table app_user is 'A person''s account over the whole installation.';
comment on column app_user.id is 'Made by the application, ordered by time.';
comment on column app_user.email is 'Address in lower case; one account each.';
comment on column app_user.email_confirmed_at is 'When a letter to the address was answered.';
comment on column app_user.password_hash is 'argon2id; null where the user signs in by other means.';
comment on column app_user.preferred_lang is 'Language chosen by the user.';
comment on column app_user.policy_accepted_at is 'When the terms were accepted.';
comment on column app_user.blocked_at is 'An admin blocked the account; its sessions are ended.';
comment on column app_user.deleted_at is 'The user deleted the account.';
comment on column app_user.created_at is 'When the account was made.';

create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  origin_community_id uuid not null references community (id) on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table session is 'A sign-in. Tokens name it, so that ending it ends them.';
comment on column session.id is 'The token''s sid.';
comment on column session.user_id is 'Who signed in.';
comment on column session.origin_community_id is 'Where; the session reaches other communities only through a connection there.';
comment on column session.user_agent is 'The browser, for the list of sessions.';
comment on column session.created_at is 'When it began.';
comment on column session.expires_at is 'When it ends by itself.';
comment on column session.ended_at is 'When it was ended.';
create index session_of_user on session (user_id) where ended_at is null;
