-- Lists and search of events. A city that is not shown to everybody is in no search text.
create function city_for_everybody(city text, location_visibility text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select case when location_visibility in ('FULL_ADDRESS', 'NO_STREET', 'COUNTRY_CITY', 'CITY', 'REGION_CITY', 'POSTAL_CODE_CITY')
      then city else '' end;
  end;

alter table event
  add column city_key text generated always as (lower(city)) stored,
  add column open_city text generated always as (city_for_everybody(city, location_visibility)) stored,
  add column search_words tsvector generated always as
    (words_for_search(title || ' ' || city_for_everybody(city, location_visibility), description)) stored,
  add column search_text text generated always as
    (fold_for_search(title || ' ' || city_for_everybody(city, location_visibility))) stored;
comment on column event.city_key is 'The city in lower case, for the filter of lists.';
comment on column event.open_city is 'The city if everybody who sees the event may see it, else empty.';
comment on column event.search_words is 'Words that a search finds exactly, by stem or by prefix, in both scripts.';
comment on column event.search_text is 'Folded text that a search with a typing error is compared with.';
create index event_city on event (community_id, city_key, listed_at, id) where deleted_at is null;
create index event_search_words on event using gin (search_words) where deleted_at is null;
create index event_search_text on event using gin (search_text gin_trgm_ops) where deleted_at is null;

alter table event_translation
  add column search_words tsvector generated always as (words_for_search(title, description)) stored,
  add column search_text text generated always as (fold_for_search(title)) stored;
comment on column event_translation.search_words is 'Words that a search finds exactly, by stem or by prefix, in both scripts.';
comment on column event_translation.search_text is 'Folded text that a search with a typing error is compared with.';
create index event_translation_search_words on event_translation using gin (search_words);
create index event_translation_search_text on event_translation using gin (search_text gin_trgm_ops);

-- Ids of events with all words in one language, at most 100: the coming ones first. If there are none, those with similar words.
create function search_events(words text[], is_open_only boolean, now_at timestamptz) returns table (id uuid)
  language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  word_query tsquery := query_for_search(words, false);
  similar_to text := word_for_similarity(words);
  folded text[] := fold_all_for_search(words);
  swapped_query tsquery := swapped_query_for_search(words);
begin
  return query
    with near as materialized (
      select e.id from event e where e.deleted_at is null and e.search_words @@ word_query
      union
      select t.event_id from event_translation t where t.search_words @@ word_query)
    select e.id from near n join event e on e.community_id = current_community() and e.id = n.id
    where e.deleted_at is null and (not is_open_only or e.visibility = 'PUBLIC')
    order by coalesce(e.ends_at, 'infinity') < now_at, abs(extract(epoch from e.listed_at - now_at)), e.id limit 100;
  if found or similar_to is null then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  perform set_config('enable_seqscan', 'off', true);
  return query
    with near as materialized (
      select e.id from event e where e.deleted_at is null and e.search_words @@ swapped_query
      union
      select e.id from event e where e.deleted_at is null and e.search_text %> similar_to
        and similarity_for_search(folded, e.search_text) >= 0.5
      union
      select t.event_id from event_translation t where t.search_text %> similar_to
        and similarity_for_search(folded, t.search_text) >= 0.5)
    select e.id from near n join event e on e.community_id = current_community() and e.id = n.id
    where e.deleted_at is null and (not is_open_only or e.visibility = 'PUBLIC')
    order by coalesce(e.ends_at, 'infinity') < now_at, abs(extract(epoch from e.listed_at - now_at)), e.id limit 100;
  perform set_config('enable_seqscan', 'on', true);
end $$;
revoke execute on function search_events(text[], boolean, timestamptz) from public;
grant execute on function search_events(text[], boolean, timestamptz) to samovar_app;
