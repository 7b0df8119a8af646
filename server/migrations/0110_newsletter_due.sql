-- Newsletters are resumed only in communities in which one is due: there may be ten thousand, every minute. Steps of a welcome series are
-- always being sent.
create index newsletter_active_first on newsletter (starts_at, community_id) where status in ('SCHEDULED', 'SENDING');

-- As `listStalled` says.
create function communities_with_newsletters_due(due_until timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select distinct n.community_id from newsletter n
    where n.starts_at <= due_until and n.status in ('SCHEDULED', 'SENDING') and (n.status = 'SCHEDULED' or not n.is_frozen
      or exists (select from newsletter_recipient r
        where r.community_id = n.community_id and r.newsletter_id = n.id and r.status = 'SENDING')
      or exists (select from newsletter_recipient r
        where r.community_id = n.community_id and r.newsletter_id = n.id and r.status = 'WAITING' and r.due_at <= due_until)
      or (n.kind <> 'WELCOME' and not exists (select from newsletter_recipient r
        where r.community_id = n.community_id and r.newsletter_id = n.id and r.status = 'WAITING')))
    order by 1;
end $$;
comment on function communities_with_newsletters_due(timestamptz) is 'Communities with newsletters whose time has come, or of which somebody is due or was being written to.';
revoke execute on function communities_with_newsletters_due(timestamptz) from public;
grant execute on function communities_with_newsletters_due(timestamptz) to samovar_app;
