-- A table that was just filled has no statistics, and sending would read all recipients for each of them until the next autovacuum.
-- Only the owner of a table may gather them.
create function gather_recipient_statistics() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze newsletter_recipient;
end $$;
comment on function gather_recipient_statistics() is 'Gathers the statistics of newsletter_recipient.';
revoke execute on function gather_recipient_statistics() from public;
grant execute on function gather_recipient_statistics() to samovar_app;
