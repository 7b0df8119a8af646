create table api_token (
  id uuid not null,
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  hash bytea not null,
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (community_id, id),
  unique (community_id, hash),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table api_token is 'Secrets by which programs call the API for a manager, within scopes and until a day.';
comment on column api_token.id is 'Made by the application.';
comment on column api_token.community_id is 'The community; the token is refused in every other one.';
comment on column api_token.user_id is 'The manager who made it and whose rights it has.';
comment on column api_token.name is 'What it is for, in words of the manager.';
comment on column api_token.scopes is 'Groups of calls that it may make, of a list in the contract.';
comment on column api_token.hash is 'SHA-256 of the token, which itself is kept nowhere.';
comment on column api_token.ending is 'Its last four characters, to recognise it by.';
comment on column api_token.created_at is 'When it was made.';
comment on column api_token.expires_at is 'It is refused from then on.';
comment on column api_token.last_used_at is 'Last call, to the minute; null if there was none.';
comment on column api_token.revoked_at is 'When a manager revoked it.';
create index api_token_user on api_token (community_id, user_id);
create index api_token_newest on api_token (community_id, created_at desc, id desc);
select protect_community_table('api_token');
