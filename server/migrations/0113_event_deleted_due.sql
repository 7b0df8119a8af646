-- Deleted events are removed for good only in communities that have one whose time has come: there may be ten thousand, every hour.
create index event_deleted_first on event (deleted_at, community_id) where deleted_at is not null;

create function communities_with_deleted_events_due(deleted_until timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query select distinct e.community_id from event e where e.deleted_at <= deleted_until order by 1;
end $$;
comment on function communities_with_deleted_events_due(timestamptz) is 'Communities with events that were deleted until a moment.';
revoke execute on function communities_with_deleted_events_due(timestamptz) from public;
grant execute on function communities_with_deleted_events_due(timestamptz) to samovar_app;
