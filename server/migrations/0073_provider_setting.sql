alter table oauth_provider
  add column code_url text,
  add column secret_set_at timestamptz,
  alter column client_secret drop not null;
comment on column oauth_provider.code_url is 'Authorization endpoint that a manager entered; null for the one in community.auth_config.';
comment on column oauth_provider.secret_set_at is 'When a manager entered the client secret; null for one that the operator set.';
comment on column oauth_provider.client_secret is 'Client secret, encrypted if a manager entered it; null for a client without one, which PKCE alone protects.';

-- Processes keep with a community whether it has a provider, and where users sign in there.
create function tell_provider_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('community_changed', coalesce(new.community_id, old.community_id)::text);
  return null;
end $$;
create trigger provider_changed after insert or update or delete on oauth_provider
  for each row execute function tell_provider_changed();
