-- Weekly letters to managers are queued only in communities in which one is due: there may be ten thousand, every ten minutes.

-- Communities with a manager whose letter of one of these weeks was not claimed, by time zone of the reader: the hour at which it is due
-- follows from the zone, which the application knows. Managers are those of `listManagers`.
create function communities_with_managers_letters_missing(weeks date[])
  returns table (community_id uuid, community_zone text, reader_zone text, week date)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    with reader as (
      select c.community_id as id, c.user_id from connection c where c.role = 'ROLE_ADMIN'
      union select g.community_id, g.user_id from permission g where g.permission = 'CAN_VIEW_ADMIN_PANEL')
    select distinct y.id, y.time_zone, own.time_zone, wanted.week
    from unnest(weeks) as wanted (week) cross join reader join community y on y.id = reader.id
      join app_user u on u.id = reader.user_id and u.deleted_at is null and u.blocked_at is null and u.email_confirmed_at is not null
      left join participant own on own.community_id = y.id and own.user_id = reader.user_id
    where not exists (select from managers_letter l
        where l.community_id = y.id and l.user_id = reader.user_id and l.week = wanted.week)
      and not exists (select from blocked_user b where b.community_id = y.id and b.user_id = reader.user_id)
    order by 1;
end $$;
comment on function communities_with_managers_letters_missing(date[]) is 'Communities with managers whose letter of a week was not claimed, by time zone of the reader.';
revoke execute on function communities_with_managers_letters_missing(date[]) from public;
grant execute on function communities_with_managers_letters_missing(date[]) to samovar_app;
