-- Reminders of events and questions after them are written only in communities in which somebody is to get one: there may be ten thousand.
create index event_starting_first on event (starts_at, community_id)
  where deleted_at is null and cancelled_at is null and start_time is not null;
create index event_ending_first on event ((coalesce(ends_at, 'infinity'::timestamptz)), community_id)
  where deleted_at is null and cancelled_at is null;

-- As `claimDue` says: events that start after one moment, at most at another, and were not reminded of. Stops at the first of an event.
create function communities_with_reminders_due(reminder_kind text, starts_after timestamptz, starts_until timestamptz,
    due_seconds double precision) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select distinct e.community_id from event e
    where e.starts_at > starts_after and e.starts_at <= starts_until and e.start_time is not null
      and e.deleted_at is null and e.cancelled_at is null
      and exists (
        select from participation p
        where p.community_id = e.community_id and p.event_id = e.id and p.status = 'CONFIRMED'
          and p.changed_at <= e.starts_at - make_interval(secs => due_seconds)
          and not exists (select from reminder r
            where r.community_id = p.community_id and r.participation_id = p.id and r.kind = reminder_kind and r.starts_at = e.starts_at))
    order by 1;
end $$;
comment on function communities_with_reminders_due(text, timestamptz, timestamptz, double precision) is 'Communities with reminders of a kind to be sent before an event.';
revoke execute on function communities_with_reminders_due(text, timestamptz, timestamptz, double precision) from public;
grant execute on function communities_with_reminders_due(text, timestamptz, timestamptz, double precision) to samovar_app;

-- As `claimFeedback` says.
create function communities_with_feedback_due(ends_after timestamptz, ends_until timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select distinct e.community_id from event e join event_tally c on c.community_id = e.community_id and c.event_id = e.id
    where coalesce(e.ends_at, 'infinity') > ends_after and coalesce(e.ends_at, 'infinity') <= ends_until
      and e.deleted_at is null and e.cancelled_at is null
      and exists (
        select from participation p
        where p.community_id = e.community_id and p.event_id = e.id and p.status = 'CONFIRMED'
          and (c.checked_in = 0 or p.checked_in_at is not null)
          and not exists (select from event_feedback f where f.community_id = p.community_id and f.participation_id = p.id)
          and not exists (select from reminder r
            where r.community_id = p.community_id and r.participation_id = p.id and r.kind = 'feedback'))
    order by 1;
end $$;
comment on function communities_with_feedback_due(timestamptz, timestamptz) is 'Communities with members to be asked how an event was.';
revoke execute on function communities_with_feedback_due(timestamptz, timestamptz) from public;
grant execute on function communities_with_feedback_due(timestamptz, timestamptz) to samovar_app;
