-- The filter by what members are looking for compares the stored words of their open request, which are indexed, instead of splitting
-- the text of each profile again. The two hold the same text: a trigger keeps them so. As an array, because the
-- planner cannot estimate words by prefix and would read the members from the newest on.
create or replace function filter_participants(city_names text[], tag_name text, request_query tsquery)
  returns table (id uuid, joined_at timestamptz, search_names tsvector, search_words tsvector, search_text text) language sql stable as $$
    select p.id, p.joined_at, p.search_names, p.search_words, p.search_text
    from participant p, lateral (select from visible_participant v where v.community_id = p.community_id and v.id = p.id offset 0) seen
    where p.community_id = current_community()
      and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
      and (p.profile_visibility <> 'connections' or (request_query is null and city_names is null and tag_name is null))
      and (request_query is null or p.id = any (array(
        select r.participant_id from request r
        where r.community_id = current_community() and r.closed_at is null and r.search_words @@ request_query)))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
  $$;
