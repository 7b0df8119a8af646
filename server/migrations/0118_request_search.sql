-- A search of requests reads those of its community alone: a common word is in the requests of every community.
create index request_search_words_of on request using gin (community_id, search_words) where closed_at is null;
create index request_search_text_of on request using gin (community_id, search_text gin_trgm_ops) where closed_at is null;
drop index request_search_words;
drop index request_search_text;

-- As before, but for the community, which similar requests are looked up with too.
create or replace function search_requests(words text[]) returns table (id uuid) language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  place uuid := current_community();
  word_query tsquery := query_for_search(words, false);
  similar_to text := word_for_similarity(words);
  folded text[] := fold_all_for_search(words);
  swapped_query tsquery := swapped_query_for_search(words);
begin
  return query
    select r.id from request r
    where r.community_id = place and r.closed_at is null and r.search_words @@ word_query
    order by r.created_at desc limit 1000;
  if found or similar_to is null then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  perform set_config('enable_seqscan', 'off', true);
  return query
    with near as materialized (
      select r.id, r.created_at from request r where r.community_id = place and r.closed_at is null and r.search_words @@ swapped_query
      union
      select r.id, r.created_at from request r where r.community_id = place and r.closed_at is null and r.search_text %> similar_to
        and similarity_for_search(folded, r.search_text) >= 0.5)
    select n.id from near n order by n.created_at desc limit 100;
  perform set_config('enable_seqscan', 'on', true);
end $$;
