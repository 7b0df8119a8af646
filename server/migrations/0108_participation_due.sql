-- Events are settled only in communities with a hold or an offer that has ended, or with a free place for somebody who waits: there may be
-- ten thousand, every minute.
create index participation_due_first on participation (least(offered_until, held_until), community_id)
  where status = 'PENDING' and (offered_until is not null or held_until is not null);

-- As `listUnsettled` says. Of events that are over none is read.
create function communities_with_places_due(due_until timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select p.community_id from participation p
    where p.status = 'PENDING' and (p.offered_until is not null or p.held_until is not null) and least(p.offered_until, p.held_until) <= due_until
    union
    select e.community_id from event e join event_tally t on t.community_id = e.community_id and t.event_id = e.id
    where coalesce(e.ends_at, 'infinity') > due_until and e.cancelled_at is null and e.deleted_at is null
      and t.waiting > 0 and (e.max_participants is null or t.places_taken < e.max_participants)
    order by 1;
end $$;
comment on function communities_with_places_due(timestamptz) is 'Communities with events to settle: holds or offers that ended, or free places for those who wait.';
revoke execute on function communities_with_places_due(timestamptz) from public;
grant execute on function communities_with_places_due(timestamptz) to samovar_app;
