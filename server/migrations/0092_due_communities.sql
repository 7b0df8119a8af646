-- Scheduled work of the matching visits only communities in which something is due: there may be ten thousand.

alter table matching_run add column next_letters_at timestamptz;
comment on column matching_run.next_letters_at is 'When the next letters of its week may be due; null until it was looked for, infinity when no more will be.';
create index matching_run_week on matching_run (week, status) include (community_id, next_letters_at);

create function communities_without_run(zones text[], weeks date[], lost_before timestamptz) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.id from unnest(zones, weeks) as current (zone, week) join community c on c.time_zone = current.zone
      left join matching_run r on r.community_id = c.id and r.week = current.week
      where r.id is null or r.status = 'FAILED' or (r.status = 'RUNNING' and r.started_at < lost_before)
      order by c.id;
  end;
comment on function communities_without_run(text[], date[], timestamptz) is 'Communities whose weekly run is due: by time zone the current week.';
revoke execute on function communities_without_run(text[], date[], timestamptz) from public;
grant execute on function communities_without_run(text[], date[], timestamptz) to samovar_app;

create function communities_with_letters_due(at timestamptz) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select r.community_id from matching_run r
      where r.week between at::date - 9 and at::date + 1 and r.status = 'DONE'
        and (r.next_letters_at is null or r.next_letters_at <= at)
      order by r.community_id;
  end;
comment on function communities_with_letters_due(timestamptz) is 'Communities with weekly letters that may be due.';
revoke execute on function communities_with_letters_due(timestamptz) from public;
grant execute on function communities_with_letters_due(timestamptz) to samovar_app;

create index matching_due_first on matching (meeting_due_at, community_id)
  where meeting_due_at is not null and meeting_asked_at is null and score is null and not is_meeting_skipped;
create function communities_with_meetings_due(at timestamptz) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select distinct m.community_id from matching m
      where m.meeting_due_at <= at and m.meeting_asked_at is null and m.score is null and not m.is_meeting_skipped
      order by m.community_id;
  end;
comment on function communities_with_meetings_due(timestamptz) is 'Communities with members to be asked about a meeting.';
revoke execute on function communities_with_meetings_due(timestamptz) from public;
grant execute on function communities_with_meetings_due(timestamptz) to samovar_app;
