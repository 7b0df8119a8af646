-- The chore that tells of unread messages visits only communities in which somebody is to be told: there may be ten thousand, every minute.
create index chat_member_untold_first on chat_member (untold_since, community_id)
  where untold_since is not null and unread > 0 and left_at is null and not is_muted;

-- Somebody who is online or may not chat is not told, as `listUntold` says.
create function communities_with_unread_due(untold_until timestamptz, online_after timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select distinct m.community_id from chat_member m join community y on y.id = m.community_id
      join participant p on p.community_id = m.community_id and p.id = m.participant_id
    where m.untold_since <= untold_until and m.unread > 0 and m.left_at is null and not m.is_muted
      and ((y.members_may_chat and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled)
        or exists (select from connection c where c.community_id = p.community_id and c.user_id = p.user_id and c.role = 'ROLE_ADMIN')
        or exists (select from permission g where g.community_id = p.community_id and g.user_id = p.user_id and g.permission = 'CAN_CHAT'))
      and not exists (select from presence o
        where o.community_id = m.community_id and o.participant_id = m.participant_id and o.seen_at > online_after)
    order by 1;
end $$;
comment on function communities_with_unread_due(timestamptz, timestamptz) is 'Communities with members to be told of unread messages.';
revoke execute on function communities_with_unread_due(timestamptz, timestamptz) from public;
grant execute on function communities_with_unread_due(timestamptz, timestamptz) to samovar_app;
