-- Nothing that a community configures proves an address, and who registers a stranger's address keeps nothing once the
-- stranger has proven it.

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (purpose in (
  'MAGIC', 'OTP', 'CONFIRM_EMAIL', 'RECOVERY', 'DELETE_ACCOUNT', 'EXCHANGE', 'GOOGLE', 'OAUTH2', 'LINK_PROVIDER', 'EMAIL_OLD',
  'EMAIL_NEW'));

-- Links made on the word of a community's own provider, or under an issuer that such a provider claims. A provider of the
-- operator links its users again at their next sign-in; for others the owner of the address confirms the link by a letter.
delete from external_identity where issuer in (select issuer from oauth_provider);

alter table external_identity add column id uuid not null default gen_random_uuid() unique;
alter table external_identity add column origin_community_id uuid references community (id) on delete cascade;
alter table external_identity add column confirmed_at timestamptz;
update external_identity set confirmed_at = linked_at;
comment on column external_identity.id is 'Public id, for the list of connected accounts.';
comment on column external_identity.origin_community_id is 'Community whose own provider it is, valid there only; null for a provider that the operator configured.';
comment on column external_identity.confirmed_at is 'When the owner of the address proved it together with this identity; null: removed by a password reset.';
comment on column external_identity.issuer is 'The provider; for a community''s own provider prefixed with the community''s id.';

alter table app_user add column claimed_at timestamptz;
comment on column app_user.claimed_at is 'When the owner of the address proved it and everything set up before was discarded; access codes from before open the account no more.';

comment on column session.is_local is 'Valid only in its own community, because what opened it (an access code, the community''s own provider) proves no email address.';
