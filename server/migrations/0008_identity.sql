create table one_time_code (
  id uuid primary key,
  purpose text not null check (purpose in ('MAGIC', 'OTP', 'CONFIRM_EMAIL', 'RECOVERY', 'DELETE_ACCOUNT', 'EXCHANGE', 'GOOGLE', 'OAUTH2')),
  subject text not null,
  origin_community_id uuid not null references community (id) on delete cascade,
  code_hash bytea not null,
  attempts_left integer not null check (attempts_left >= 0),
  details jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table one_time_code is 'Codes and links that prove something once: single use, short-lived, kept as hashes.';
comment on column one_time_code.id is 'Part of the link, so that it can be found without its secret.';
comment on column one_time_code.purpose is 'A code is good for this alone.';
comment on column one_time_code.subject is 'Email address or user id that it proves.';
comment on column one_time_code.origin_community_id is 'A code is good in this community alone.';
comment on column one_time_code.code_hash is 'SHA-256 of the code.';
comment on column one_time_code.attempts_left is 'Wrong guesses that are still allowed.';
comment on column one_time_code.details is 'Where to go afterwards, and what the other side of a sign-in needs.';
comment on column one_time_code.created_at is 'When it was made; only the newest of a subject and purpose works.';
comment on column one_time_code.expires_at is 'When it ends by itself.';
comment on column one_time_code.used_at is 'When it was used, or replaced by a newer one.';
create index one_time_code_subject on one_time_code (subject, purpose, origin_community_id) where used_at is null;
create index one_time_code_age on one_time_code (expires_at);

create table external_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  profile jsonb not null,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
comment on table external_identity is 'A user at an outside provider. The provider''s name for a user is its issuer and subject, never an email address.';
comment on column external_identity.issuer is 'The provider.';
comment on column external_identity.subject is 'The user there.';
comment on column external_identity.user_id is 'The user here.';
comment on column external_identity.profile is 'What the provider said last: id, picture, email and names. Never its tokens.';
comment on column external_identity.linked_at is 'First sign-in with it.';
create index external_identity_user on external_identity (user_id);

create table oauth_provider (
  community_id uuid primary key references community (id) on delete cascade,
  client_id text not null,
  client_secret text not null,
  token_url text not null,
  user_info_url text not null,
  issuer text not null
);
comment on table oauth_provider is 'The server''s half of a community''s OAUTH2 method; the public half is in its authConfig.';
comment on column oauth_provider.community_id is 'The community.';
comment on column oauth_provider.client_id is 'Our name at the provider.';
comment on column oauth_provider.client_secret is 'Our secret there.';
comment on column oauth_provider.token_url is 'Where a code is changed into a token.';
comment on column oauth_provider.user_info_url is 'Where the provider tells who signed in.';
comment on column oauth_provider.issuer is 'The provider, as part of the names of its users.';
select protect_community_table('oauth_provider');

create table access_code (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  code_hash bytea not null,
  label text not null,
  email text,
  uses_left integer check (uses_left >= 0),
  expires_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  revoked_at timestamptz,
  opened_user_id uuid references app_user (id) on delete set null,
  primary key (community_id, id),
  unique (community_id, code_hash)
);
comment on table access_code is 'Codes that a manager gives out to sign in with, to one person or to many.';
comment on column access_code.community_id is 'The community.';
comment on column access_code.id is 'Made by the application.';
comment on column access_code.code_hash is 'SHA-256 of the code.';
comment on column access_code.label is 'What the manager calls it.';
comment on column access_code.email is 'Whose code it is; null for a code for many, whose users say their address.';
comment on column access_code.uses_left is 'How often it still works; null without an end.';
comment on column access_code.expires_at is 'When it ends by itself.';
comment on column access_code.created_by is 'Who gave it out; null for the command line.';
comment on column access_code.created_at is 'When.';
comment on column access_code.revoked_at is 'When it was taken back.';
comment on column access_code.opened_user_id is 'The account that the code of one person made; it opens no other.';
select protect_community_table('access_code');

create table invitation (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  code_hash bytea not null,
  email text,
  uses_left integer check (uses_left >= 0),
  invited_by uuid,
  expires_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (community_id, id),
  unique (community_id, code_hash),
  foreign key (community_id, invited_by) references participant (community_id, id) on delete set null (invited_by)
);
comment on table invitation is 'Links that bring people in. Joining by one is remembered as invited-by.';
comment on column invitation.community_id is 'The community.';
comment on column invitation.id is 'Made by the application.';
comment on column invitation.code_hash is 'SHA-256 of the code in the link.';
comment on column invitation.email is 'For whom it is; null for anyone who has the link.';
comment on column invitation.uses_left is 'How many may still join by it; null without an end.';
comment on column invitation.invited_by is 'The participant who invites.';
comment on column invitation.expires_at is 'When it ends by itself.';
comment on column invitation.created_by is 'The user who made it; null for the command line.';
comment on column invitation.created_at is 'When.';
comment on column invitation.revoked_at is 'When it was taken back.';
select protect_community_table('invitation');

create table accepted_invitation (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  invitation_id uuid,
  invited_by uuid,
  accepted_at timestamptz not null,
  primary key (community_id, user_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade,
  foreign key (community_id, invitation_id) references invitation (community_id, id) on delete set null (invitation_id),
  foreign key (community_id, invited_by) references participant (community_id, id) on delete set null (invited_by)
);
comment on table accepted_invitation is 'Who came by whose invitation; the profile takes it over when it is made.';
comment on column accepted_invitation.community_id is 'The community.';
comment on column accepted_invitation.user_id is 'Who came.';
comment on column accepted_invitation.invitation_id is 'By which link, if by one.';
comment on column accepted_invitation.invited_by is 'Whom to thank.';
comment on column accepted_invitation.accepted_at is 'When.';
select protect_community_table('accepted_invitation');

create table blocked_user (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  reason text not null default '',
  blocked_by uuid,
  blocked_at timestamptz not null,
  primary key (community_id, user_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table blocked_user is 'Whom the managers of a community keep out of it. The account lives on elsewhere; app_user.blocked_at closes it everywhere.';
comment on column blocked_user.community_id is 'The community.';
comment on column blocked_user.user_id is 'Who.';
comment on column blocked_user.reason is 'Why, for the managers.';
comment on column blocked_user.blocked_by is 'By whom.';
comment on column blocked_user.blocked_at is 'When.';
select protect_community_table('blocked_user');

create table telegram_account (
  user_id uuid primary key references app_user (id) on delete cascade,
  chat_id text not null unique,
  username text not null default '',
  linked_at timestamptz not null
);
comment on table telegram_account is 'The chat with the bot in which a user is written to.';
comment on column telegram_account.user_id is 'The user.';
comment on column telegram_account.chat_id is 'The chat; one user each.';
comment on column telegram_account.username is 'The name there, if any.';
comment on column telegram_account.linked_at is 'When it was linked.';

alter table session add column last_seen_at timestamptz;
update session set last_seen_at = created_at;
alter table session add column is_local boolean not null default false;
comment on column session.is_local is 'Reaches no community but its own: what opened it proves nothing elsewhere.';
comment on column session.last_seen_at is 'When a page was last opened with it; null until then.';

alter table letter add column is_secret boolean not null default false;
comment on column letter.is_secret is 'Carries a code or a link that lets in; its texts are blanked once a mail server took it.';

drop function who_calls(uuid[], uuid[], timestamptz);
-- As before, with what the account itself says, and kept out of one community alone.
create function who_calls(communities uuid[], sessions uuid[], at timestamptz)
  returns table (
    asked integer, user_id uuid, email text, is_email_confirmed boolean, has_password boolean, is_policy_accepted boolean,
    preferred_lang text, origin_community_id uuid, is_blocked boolean, is_connected boolean, role text, is_organiser boolean,
    participant_id uuid, moderation_status text, is_enabled boolean, permissions text[])
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select a.position::integer, u.id, u.email, u.email_confirmed_at is not null, u.password_hash is not null,
      u.policy_accepted_at is not null, u.preferred_lang, s.origin_community_id,
      u.blocked_at is not null or b.user_id is not null, 
      c.user_id is not null and (not s.is_local or s.origin_community_id = a.community), coalesce(c.role, 'ROLE_USER'),
      coalesce(c.is_organiser, false), p.id, p.moderation_status,
      coalesce(p.is_profile_enabled and p.is_networking_enabled, true),
      array(select g.permission from permission g where g.community_id = a.community and g.user_id = u.id order by 1)
    from unnest(communities, sessions) with ordinality as a (community, session_id, position)
    join session s on s.id = a.session_id and s.ended_at is null and s.expires_at > at
    join app_user u on u.id = s.user_id and u.deleted_at is null
    left join connection c on c.community_id = a.community and c.user_id = u.id
    left join blocked_user b on b.community_id = a.community and b.user_id = u.id
    left join participant p on p.community_id = a.community and p.user_id = u.id;
end $$;
revoke execute on function who_calls(uuid[], uuid[], timestamptz) from public;
grant execute on function who_calls(uuid[], uuid[], timestamptz) to samovar_app;

-- What a deleted account leaves in the communities: nothing. Returns the photos that lie in the storage.
create function forget_member(of_user uuid) returns table (community_id uuid, avatar_file text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return query
    select p.community_id, p.avatar_file from participant p where p.user_id = of_user and p.avatar_file is not null;
  delete from connection c where c.user_id = of_user;
end $$;
revoke execute on function forget_member(uuid) from public;
grant execute on function forget_member(uuid) to samovar_app;

-- Communities that would be left without an admin.
create function communities_led_alone(of_user uuid) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.community_id from connection c
      where c.user_id = of_user and c.role = 'ROLE_ADMIN'
        and exists (select from connection m where m.community_id = c.community_id and m.user_id <> of_user)
        and not exists (select from connection o join app_user u on u.id = o.user_id and u.deleted_at is null
          where o.community_id = c.community_id and o.role = 'ROLE_ADMIN' and o.user_id <> of_user);
  end;
revoke execute on function communities_led_alone(uuid) from public;
grant execute on function communities_led_alone(uuid) to samovar_app;
