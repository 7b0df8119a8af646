-- Letters about newcomers are queued only in communities in which one is due: there may be ten thousand, every five minutes.
create index connection_admin on connection (community_id, user_id) where role = 'ROLE_ADMIN';

-- Communities with newcomers of whom a moderator or admin has had no daily letter: by time zone of the reader, with the day of their last
-- letter and since when the first of those newcomers waits. What is due follows from the zones, which the application knows. Readers are
-- those of `listReaders`.
create function communities_with_newcomers_waiting(waiting_until timestamptz)
  returns table (community_id uuid, community_zone text, reader_zone text, digest_day date, waiting_since timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    with place as materialized (
        select y.id, y.time_zone from community y
        where exists (select from participant p
          where p.community_id = y.id and p.moderation_status = 'PENDING' and coalesce(p.waiting_since, p.joined_at) <= waiting_until)),
      reader as (
        select c.community_id as id, c.user_id from place join connection c on c.community_id = place.id and c.role = 'ROLE_ADMIN'
        union select g.community_id, g.user_id from place
          join permission g on g.community_id = place.id and g.permission = 'CAN_MODERATE_COMMUNITY')
    select distinct place.id, place.time_zone, own.time_zone, n.digest_day, newcomer.since
    from place join reader on reader.id = place.id
      join app_user u on u.id = reader.user_id and u.deleted_at is null and u.blocked_at is null
      left join participant own on own.community_id = place.id and own.user_id = reader.user_id
      left join newcomer_notice n on n.community_id = place.id and n.user_id = reader.user_id
      cross join lateral (
        select coalesce(p.waiting_since, p.joined_at) as since from participant p
        where p.community_id = place.id and p.moderation_status = 'PENDING' and p.user_id <> reader.user_id
          and coalesce(p.waiting_since, p.joined_at) > coalesce(n.digested_at, '-infinity')
          and coalesce(p.waiting_since, p.joined_at) <= waiting_until
        order by coalesce(p.waiting_since, p.joined_at) limit 1) newcomer
    where coalesce(n.notice, 'DAILY') = 'DAILY'
      and not exists (select from blocked_user b where b.community_id = place.id and b.user_id = reader.user_id)
    order by 1;
end $$;
comment on function communities_with_newcomers_waiting(timestamptz) is 'Communities with newcomers of whom a moderator has had no daily letter, by time zone of the reader.';
revoke execute on function communities_with_newcomers_waiting(timestamptz) from public;
grant execute on function communities_with_newcomers_waiting(timestamptz) to samovar_app;
