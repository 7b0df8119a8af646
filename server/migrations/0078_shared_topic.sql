-- Members of the lists who have a topic in common with a participant, counted no further than `at_most`. Row level security lets no array
-- operator near an index, so this runs as the owner and names the community itself.
create function count_sharing_topics(whose uuid, at_most integer) returns integer language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  topics text[];
begin
  select p.tags into topics from participant p where p.community_id = current_community() and p.id = whose;
  return (
    select count(*)::integer from (
      select from participant p
      where p.community_id = current_community() and p.tags && topics and p.id <> whose
        and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
        and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id)
      limit at_most) found);
end $$;
comment on function count_sharing_topics(uuid, integer) is 'How many members of the lists have a topic in common with a participant, up to a limit.';
revoke execute on function count_sharing_topics(uuid, integer) from public;
grant execute on function count_sharing_topics(uuid, integer) to samovar_app;
