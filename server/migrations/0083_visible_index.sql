-- Lists of members begin with the newest. Members who were imported and have not come yet are not listed, and tens of thousands of
-- them may be the newest: an index with only those whom lists show. Blocked members are left out row by row, as before; they are few.
create index participant_visible on participant (community_id, joined_at desc, id desc)
  where moderation_status = 'CONFIRMED' and is_profile_enabled and is_networking_enabled and is_email_confirmed;

create or replace function filter_participants(city_names text[], tag_name text, request_query tsquery)
  returns table (id uuid, joined_at timestamptz, search_names tsvector, search_words tsvector, search_text text) language sql stable as $$
    select p.id, p.joined_at, p.search_names, p.search_words, p.search_text
    from participant p, lateral (select from visible_participant v where v.community_id = p.community_id and v.id = p.id offset 0) seen
    where p.community_id = current_community()
      and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
      and (p.profile_visibility <> 'connections' or (request_query is null and city_names is null and tag_name is null))
      and (request_query is null or (p.search_words @@ request_query and words_for_search(p.looking_for, '') @@ request_query))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
  $$;

-- As before, but that the newest 300 which tell how frequent a word is are those whom the search may find.
create or replace function search_participants(
  words text[], city_names text[], tag_name text, request_words text[], after_rank numeric, after_joined timestamptz, after_id uuid,
  at_most integer)
  returns table (id uuid, rank numeric) language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  name_query tsquery := query_for_search(words, true);
  word_query tsquery := query_for_search(words, false);
  request_query tsquery := query_for_search(request_words, false);
  similar_to text := word_for_similarity(words);
  is_frequent boolean;
  is_name_frequent boolean;
  missing integer := at_most;
  added integer;
  has_name boolean;
begin
  if words is null then
    return query
      select p.id, 0::numeric from filter_participants(city_names, tag_name, request_query) p
      where after_joined is null or (p.joined_at, p.id) < (after_joined, after_id)
      order by p.joined_at desc, p.id desc limit at_most;
    return;
  end if;
  -- A frequent word is found soonest by reading from the newest on, a rare one by its index. The planner cannot estimate prefixes, so
  -- the newest 300 tell; a computed time in the order leaves the index of times out.
  select count(*) filter (where n.search_names @@ name_query) > 5,
      count(*) filter (where n.search_words @@ word_query and not n.search_names @@ name_query) > 5
    into is_name_frequent, is_frequent
    from (select p.search_names, p.search_words from participant p where p.community_id = current_community()
        and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
      order by p.joined_at desc, p.id desc limit 300) n;
  if after_rank is null or after_rank = 2 then
    return query
      select p.id, 2::numeric from filter_participants(city_names, tag_name, request_query) p
      where p.search_names @@ name_query and (after_rank is null or (p.joined_at, p.id) < (after_joined, after_id))
      order by case when is_name_frequent then p.joined_at else p.joined_at + interval '0' end desc, p.id desc limit missing;
    get diagnostics added = row_count;
    missing := missing - added;
  end if;
  if missing > 0 and coalesce(after_rank, 2) >= 1 then
    return query
      select p.id, 1::numeric from filter_participants(city_names, tag_name, request_query) p
      where p.search_words @@ word_query and not p.search_names @@ name_query
        and (after_rank is null or after_rank = 2 or (p.joined_at, p.id) < (after_joined, after_id))
      order by case when is_frequent then p.joined_at else p.joined_at + interval '0' end desc, p.id desc limit missing;
    get diagnostics added = row_count;
    missing := missing - added;
  end if;
  if missing = 0 or similar_to is null then return; end if;
  select exists (select from filter_participants(city_names, tag_name, request_query) p where p.search_names @@ name_query
    order by p.joined_at + interval '0' limit 1) into has_name;
  if has_name then return; end if;
  return query
    with nearest as materialized (
      select n.id, n.similarity from similar_participants(similar_to, fold_all_for_search(words), swapped_query_for_search(words)) n
      order by n.similarity desc, n.id limit 400)
    select p.id, n.similarity from nearest n join filter_participants(city_names, tag_name, request_query) p on p.id = n.id
    where not p.search_words @@ word_query
      and (after_rank is null or after_rank >= 1 or (n.similarity, p.joined_at, p.id) < (after_rank, after_joined, after_id))
    order by n.similarity desc, p.joined_at desc, p.id desc limit missing;
end $$;

-- Tables that are filled at once and read at once have no statistics in between. Only the owner of a table may gather them.
drop function gather_recipient_statistics();
create function gather_statistics(table_name text) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if table_name not in ('newsletter_recipient', 'member_import_row') then
    raise exception 'statistics of % are gathered by the database itself', table_name;
  end if;
  execute format('analyze %I', table_name);
end $$;
comment on function gather_statistics(text) is 'Gathers the statistics of a table that was just filled.';
revoke execute on function gather_statistics(text) from public;
grant execute on function gather_statistics(text) to samovar_app;
