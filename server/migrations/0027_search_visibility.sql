-- A profile for connected people is found by its name alone: by no other text, city, topic or request.
alter table participant alter column search_words set expression as (words_for_search(first_name || ' ' || last_name ||
  case when profile_visibility = 'connections' then ''
    else ' ' || short_texts_for_search(position, company, tags, city, is_location_shared) || ' ' || looking_for end,
  case when profile_visibility = 'connections' then '' else about || ' ' || goal end));
alter table participant alter column search_text set expression as (fold_for_search(first_name || ' ' || last_name ||
  case when profile_visibility = 'connections' then ''
    else ' ' || short_texts_for_search(position, company, tags, city, is_location_shared) end));

create or replace function filter_participants(city_names text[], tag_name text, request_query tsquery)
  returns table (id uuid, joined_at timestamptz, search_names tsvector, search_words tsvector, search_text text) language sql stable as $$
    select p.id, p.joined_at, p.search_names, p.search_words, p.search_text
    from participant p, lateral (select from visible_participant v where v.community_id = p.community_id and v.id = p.id offset 0) seen
    where p.community_id = current_community() and p.moderation_status = 'CONFIRMED'
      and (p.profile_visibility <> 'connections' or (request_query is null and city_names is null and tag_name is null))
      and (request_query is null or (p.search_words @@ request_query and words_for_search(p.looking_for, '') @@ request_query))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
  $$;
