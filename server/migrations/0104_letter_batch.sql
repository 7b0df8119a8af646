-- Letters that wait in the job of their batch have a job, too.
create or replace function letters_without_job(at_most integer) returns table (community_id uuid, letter_id uuid)
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('letters_without_job', 0));
  return query
    with batched as materialized (
      select jsonb_array_elements_text(j.payload::jsonb -> 'data' -> 'letterIds')::uuid as id
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'letters.send' and (j.locked_at is not null or j.attempts < j.max_attempts))
    select l.community_id, l.id from letter l
    where l.status in ('WAITING', 'SENDING') and l.id not in (select b.id from batched b) and not exists (
      select from graphile_worker.jobs j
      where j.key = 'letter ' || l.id and (j.locked_at is not null or j.attempts < j.max_attempts))
    order by l.created_at limit at_most;
end $$;
