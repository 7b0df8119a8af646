-- The application works as this role: it owns nothing and cannot pass row level security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'samovar_app') then
    create role samovar_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server made it meanwhile
end $$;

do $$ begin
  execute format('grant samovar_app to %I', current_user);
exception when others then
  null; -- a superuser needs no grant
end $$;

grant usage on schema public to samovar_app;
alter default privileges in schema public grant select, insert, update, delete on tables to samovar_app;
alter default privileges in schema public grant usage on sequences to samovar_app;

-- The community of the current transaction; null, and so no rows at all, outside a scope.
create function current_community() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.community_id', true), '')::uuid;

-- Called once for each table that belongs to a community.
create function protect_community_table(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy community_scope on %s using (community_id = current_community()) with check (community_id = current_community())',
    target);
end $$;
revoke execute on function protect_community_table(regclass) from public;

-- Counters of calls and of failed attempts. They commit by themselves and may be lost in a crash.
create unlogged table call_count (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
comment on table call_count is 'How often something happened in a window of time, over all processes.';
comment on column call_count.key is 'What is counted: the limit''s name and a hash of the address or user.';
comment on column call_count.window_start is 'Start of the window that is counted.';
comment on column call_count.count is 'Times so far.';
create index call_count_window on call_count (window_start);

-- Queues a job in the caller's transaction. The worker's own tables stay out of the application's reach.
create function queue_job(task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue text)
  returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key);
end $$;
revoke execute on function queue_job(text, json, timestamptz, text, integer, text) from public;
grant execute on function queue_job(text, json, timestamptz, text, integer, text) to samovar_app;

create table demo_part (
  name text primary key,
  loaded_at timestamptz not null
);
comment on table demo_part is 'Parts of the demo data that this database already has.';
comment on column demo_part.name is 'Name and version of the part.';
comment on column demo_part.loaded_at is 'When it was loaded.';
