-- Steps of a welcome series are sent only in communities in which one may be due: there may be ten thousand, every five minutes.
alter table welcome_series
  add column looked_at timestamptz,
  add column next_at timestamptz;
comment on column welcome_series.looked_at is 'When newcomers were last looked for, by the clock of the database as in participant.changed_at.';
comment on column welcome_series.next_at is 'When the next step may be due to those who are members already; null to look at once.';

-- Somebody whose profile has changed may have become a newcomer: a transaction that was open at the last look may have changed it before.
create function communities_with_welcome_due(due_until timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select s.community_id from welcome_series s
    where s.is_on and (s.next_at is null or s.next_at <= due_until or s.looked_at is null
      or exists (select from participant p where p.community_id = s.community_id and p.changed_at > s.looked_at - interval '10 minutes'))
    order by 1;
end $$;
comment on function communities_with_welcome_due(timestamptz) is 'Communities in which a step of the welcome series may be due to somebody.';
revoke execute on function communities_with_welcome_due(timestamptz) from public;
grant execute on function communities_with_welcome_due(timestamptz) to samovar_app;
