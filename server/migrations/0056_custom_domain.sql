create table custom_domain (
  community_id uuid primary key references community (id) on delete cascade,
  host_name text not null,
  proof text not null,
  requested_by uuid,
  requested_at timestamptz not null,
  verified_at timestamptz,
  foreign key (requested_by) references app_user (id) on delete set null
);
comment on table custom_domain is 'A host name that a community asked for. It is used, as community.custom_domain, once a DNS record has proved it.';
comment on column custom_domain.community_id is 'The community.';
comment on column custom_domain.host_name is 'The host name; several communities may ask for one, and the first that proves it gets it.';
comment on column custom_domain.proof is 'Value of the TXT record by which the owner of the domain agrees; different for each request.';
comment on column custom_domain.requested_by is 'The manager; null once the account is deleted.';
comment on column custom_domain.requested_at is 'When it was asked for.';
comment on column custom_domain.verified_at is 'When the record was found; null before.';
create index custom_domain_requested_by on custom_domain (requested_by) where requested_by is not null;
select protect_community_table('custom_domain');
