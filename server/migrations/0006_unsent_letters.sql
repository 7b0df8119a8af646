create index letter_unsent on letter (created_at) where status in ('WAITING', 'SENDING');

-- Unsent letters of all communities that no job will send, oldest first. The lock keeps a second asker waiting until the jobs
-- of the first are there: two jobs for one letter would send it twice.
create function letters_without_job(at_most integer) returns table (community_id uuid, letter_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('letters_without_job', 0));
  return query
    select l.community_id, l.id from letter l
    where l.status in ('WAITING', 'SENDING') and not exists (
      select from graphile_worker.jobs j
      where j.key = 'letter ' || l.id and (j.locked_at is not null or j.attempts < j.max_attempts))
    order by l.created_at limit at_most;
end $$;
revoke execute on function letters_without_job(integer) from public;
grant execute on function letters_without_job(integer) to samovar_app;
