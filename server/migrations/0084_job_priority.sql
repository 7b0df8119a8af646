-- A job that waits for somebody else's server comes after all others that are due. The default keeps calls without it valid.
drop function queue_job(text, json, timestamptz, text, integer, text);
create function queue_job(
  task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue text, priority integer default 0)
  returns void language plpgsql security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key, priority => priority);
end $$;
comment on function queue_job(text, json, timestamptz, text, integer, text, integer) is 'Queues a job in the caller''s transaction.';
revoke execute on function queue_job(text, json, timestamptz, text, integer, text, integer) from public;
grant execute on function queue_job(text, json, timestamptz, text, integer, text, integer) to samovar_app;
