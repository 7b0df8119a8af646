-- Search in both scripts and with typing errors. A profile for connected people is found by its name alone. pg_trgm is a trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm with schema public;

-- One spelling for both scripts: lower case, Latin letters, no diacritics. Romanizations of a name become the same: "Юлия", "Yulia"
-- and "Juliya" are "iulia". Stored texts and searched words are both folded here.
create function fold_for_search(given text) returns text
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  folded text := regexp_replace(normalize(lower(given), NFD), '[\u0300-\u036f''’ʻ`ьъ]', '', 'g');
begin
  folded := replace(replace(replace(replace(replace(folded, 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'sh'), 'ш', 'sh');
  folded := replace(replace(replace(replace(replace(folded, 'ю', 'iu'), 'я', 'ia'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  folded := translate(folded, 'абвгдезийклмнопрстуфхыэієґәғқңөұүһłøđıəyjwq', 'abvgdeziiklmnoprstufhieiegagknouuhlodieiivk');
  folded := replace(replace(replace(replace(replace(folded, 'x', 'ks'), 'kh', 'h'), 'ph', 'f'), 'th', 't'), 'tz', 'ts');
  folded := regexp_replace(folded, 'sh?ch', 'sh', 'g');
  folded := regexp_replace(folded, 'c(?!h)', 'k', 'g');
  -- Alexander and Александр, Peter and Пётр.
  folded := regexp_replace(folded, '([dt])er\M', '\1r', 'g');
  folded := regexp_replace(folded, '([a-z])\1+', '\1', 'g');
  -- Yevgeny and Евгений, Fyodor and Фёдор.
  return regexp_replace(folded, 'i[eo]', 'e', 'g');
end $$;

-- Words of a text: stemmed, those in Latin letters as English; and of short texts also folded.
create function words_for_search(short_texts text, long_texts text) returns tsvector
  language sql immutable strict parallel safe
  begin atomic
    select to_tsvector('russian'::regconfig, short_texts || ' ' || long_texts)
      || to_tsvector('simple'::regconfig, fold_for_search(short_texts));
  end;

-- Position, company, topics and a shared city. A city that is not shared is in no search text. (array_to_string is not declared
-- immutable, though it is so for texts.)
create function short_texts_for_search(job text, company text, topics text[], city text, is_city_shared boolean) returns text
  language sql immutable strict parallel safe
  begin atomic
    select job || ' ' || company || ' ' || array_to_string(topics, ' ') || case when is_city_shared then ' ' || city else '' end;
  end;

alter table participant
  add column search_names tsvector generated always as (to_tsvector('simple'::regconfig,
    first_name || ' ' || last_name || ' ' || fold_for_search(first_name || ' ' || last_name))) stored,
  add column search_words tsvector generated always as (words_for_search(first_name || ' ' || last_name ||
    case when profile_visibility = 'connections' then ''
      else ' ' || short_texts_for_search(position, company, tags, city, is_location_shared) || ' ' || looking_for end,
    case when profile_visibility = 'connections' then '' else about || ' ' || goal end)) stored,
  add column search_text text generated always as (fold_for_search(first_name || ' ' || last_name ||
    case when profile_visibility = 'connections' then ''
      else ' ' || short_texts_for_search(position, company, tags, city, is_location_shared) end)) stored;
comment on column participant.search_names is 'Words of the name, as written and folded, which a search by prefix finds first.';
comment on column participant.search_words is 'Words that a search finds exactly, by stem or by prefix, in both scripts.';
comment on column participant.search_text is 'Folded text that a search with a typing error is compared with.';
comment on column participant.search is 'No longer read: it holds cities that are not shared. Dropped one version later.';
create index participant_search_names on participant using gin (search_names);
create index participant_search_words on participant using gin (search_words);
create index participant_search_text on participant using gin (search_text gin_trgm_ops);

alter table request
  add column search_words tsvector generated always as (words_for_search(text, '')) stored,
  add column search_text text generated always as (fold_for_search(text)) stored;
comment on column request.search_words is 'Words that a search finds exactly, by stem or by prefix, in both scripts.';
comment on column request.search_text is 'Folded text that a search with a typing error is compared with.';
create index request_search_words on request using gin (search_words) where closed_at is null;
create index request_search_text on request using gin (search_text gin_trgm_ops) where closed_at is null;

-- All words, each also as a prefix: as written, by its stem, or folded. A word that is too frequent to be indexed ("и", "the") counts
-- only when it stands alone.
create function query_for_search(words text[], is_for_names boolean) returns tsquery
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  found tsquery;
  word text;
  alternatives tsquery;
begin
  foreach word in array words loop
    if array_length(words, 1) > 1 and numnode(to_tsquery('russian', quote_literal(word))) = 0 then continue; end if;
    alternatives := to_tsquery('simple', quote_literal(word) || ':*');
    if fold_for_search(word) <> '' then
      alternatives := alternatives || to_tsquery('simple', quote_literal(fold_for_search(word)) || ':*');
    end if;
    if not is_for_names then alternatives := alternatives || to_tsquery('russian', quote_literal(word) || ':*'); end if;
    found := case when found is null then alternatives else found && alternatives end;
  end loop;
  return coalesce(found, to_tsquery('simple', quote_literal(words[1]) || ':*'));
end $$;

-- Words with two neighbouring letters exchanged: the typing error that leaves too few equal trigrams.
create function swapped_query_for_search(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  found tsquery;
  word text;
  alternatives tsquery;
begin
  foreach word in array words loop
    if fold_for_search(word) = '' then continue; end if;
    alternatives := to_tsquery('simple', quote_literal(fold_for_search(word)) || ':*');
    for at in 1 .. case when length(word) < 4 then 0 else length(word) - 1 end loop
      alternatives := alternatives || to_tsquery('simple',
        quote_literal(fold_for_search(overlay(word placing reverse(substr(word, at, 2)) from at for 2))) || ':*');
    end loop;
    found := case when found is null then alternatives else found && alternatives end;
  end loop;
  return found;
end $$;

-- The folded word by which similar texts are looked up in the index: the longest; null when all are too short to tell a typing error.
create function word_for_similarity(words text[]) returns text
  language sql immutable strict parallel safe
  begin atomic
    select fold_for_search(w) from unnest(words) w where length(w) >= 4 order by length(w) desc, w limit 1;
  end;

create function fold_all_for_search(words text[]) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select array_agg(fold_for_search(w)) from unnest(words) w;
  end;

-- The least similarity of a folded word to the text, between 0 and 1.
create function similarity_for_search(folded_words text[], folded text) returns numeric
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  least_similar real := 0.999;
  word text;
begin
  foreach word in array folded_words loop least_similar := least(least_similar, word_similarity(word, folded)); end loop;
  return round(least_similar::numeric, 3);
end $$;

-- Participants whom others may see, by the filters of the directory. Visibility is looked up row by row, after the search has chosen
-- them: a join would read the whole community. Becomes part of the query that calls it.
create function filter_participants(city_names text[], tag_name text, request_query tsquery)
  returns table (id uuid, joined_at timestamptz, search_names tsvector, search_words tsvector, search_text text) language sql stable as $$
    select p.id, p.joined_at, p.search_names, p.search_words, p.search_text
    from participant p, lateral (select from visible_participant v where v.community_id = p.community_id and v.id = p.id offset 0) seen
    where p.community_id = current_community() and p.moderation_status = 'CONFIRMED'
      and (p.profile_visibility <> 'connections' or (request_query is null and city_names is null and tag_name is null))
      and (request_query is null or (p.search_words @@ request_query and words_for_search(p.looking_for, '') @@ request_query))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
  $$;
revoke execute on function filter_participants(text[], text, tsquery) from public;

-- Participants with a similar text. Only the indexes of the search may be used: the planner takes a comparison of trigrams for a
-- cheap one, and would rather compare every row.
create function similar_participants(similar_to text, folded text[], swapped_query tsquery)
  returns table (id uuid, similarity numeric) language plpgsql stable
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = off as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.42', true);
  return query
    with near as materialized (
      select p.community_id, p.id, p.search_text, 0.9 as swapped from participant p where p.search_words @@ swapped_query
      union all
      select p.community_id, p.id, p.search_text, 0 from participant p where p.search_text %> similar_to)
    select n.id, max(greatest(n.swapped, similarity_for_search(folded, n.search_text))) from near n
    where n.community_id = current_community()
    group by n.id having max(greatest(n.swapped, similarity_for_search(folded, n.search_text))) >= 0.42;
end $$;
revoke execute on function similar_participants(text, text[], tsquery) from public;

-- A page of participants. Without words: newest first, rank 0. With words: names that begin with them (rank 2), then other profiles
-- that have them (rank 1); when no name does, also similar ones (rank: the similarity, below 1). Row level security lets no search
-- operator near an index, so this runs as the owner and names the community itself.
create function search_participants(
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
    from (select p.search_names, p.search_words from participant p where p.community_id = current_community() and p.moderation_status = 'CONFIRMED'
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
revoke execute on function search_participants(text[], text[], text, text[], numeric, timestamptz, uuid, integer) from public;
grant execute on function search_participants(text[], text[], text, text[], numeric, timestamptz, uuid, integer) to samovar_app;

-- Open requests of the community that have all words, the newest 1000; when there are none, similar ones. Who may see them is up to
-- the caller.
create function search_requests(words text[]) returns table (id uuid) language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  word_query tsquery := query_for_search(words, false);
  similar_to text := word_for_similarity(words);
  folded text[] := fold_all_for_search(words);
  swapped_query tsquery := swapped_query_for_search(words);
begin
  return query
    select r.id from request r
    where r.community_id = current_community() and r.closed_at is null and r.search_words @@ word_query
    order by r.created_at desc limit 1000;
  if found or similar_to is null then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  perform set_config('enable_seqscan', 'off', true);
  return query
    with near as materialized (
      select r.community_id, r.id, r.created_at from request r where r.closed_at is null and r.search_words @@ swapped_query
      union
      select r.community_id, r.id, r.created_at from request r where r.closed_at is null and r.search_text %> similar_to
        and similarity_for_search(folded, r.search_text) >= 0.5)
    select n.id from near n where n.community_id = current_community() order by n.created_at desc limit 100;
  perform set_config('enable_seqscan', 'on', true);
end $$;
revoke execute on function search_requests(text[]) from public;
grant execute on function search_requests(text[]) to samovar_app;

-- The number of members beside a community's name is the number of people in its list: those of visible_participant.
create or replace function count_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count + change.members
  from (
    select community_id, sum(one)::integer as members from (
      select community_id, user_id, 1 as one from after_rows
        where moderation_status = 'CONFIRMED' and is_profile_enabled and is_networking_enabled and is_email_confirmed
      union all select community_id, user_id, -1 from before_rows
        where moderation_status = 'CONFIRMED' and is_profile_enabled and is_networking_enabled and is_email_confirmed) as counted
    where not exists (select from blocked_user b where b.community_id = counted.community_id and b.user_id = counted.user_id)
    group by community_id having sum(one) <> 0) as change
  where c.id = change.community_id;
  return null;
end $$;

create or replace function count_added_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count + added.members
  from (select community_id, count(*)::integer as members from after_rows a
    where moderation_status = 'CONFIRMED' and is_profile_enabled and is_networking_enabled and is_email_confirmed
      and not exists (select from blocked_user b where b.community_id = a.community_id and b.user_id = a.user_id)
    group by community_id) as added
  where c.id = added.community_id;
  return null;
end $$;

create or replace function count_removed_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count - removed.members
  from (select community_id, count(*)::integer as members from before_rows r
    where moderation_status = 'CONFIRMED' and is_profile_enabled and is_networking_enabled and is_email_confirmed
      and not exists (select from blocked_user b where b.community_id = r.community_id and b.user_id = r.user_id)
    group by community_id) as removed
  where c.id = removed.community_id;
  return null;
end $$;

create function count_blocked_member() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  row_of blocked_user := case when tg_op = 'INSERT' then new else old end;
begin
  update community c set member_count = c.member_count + case when tg_op = 'INSERT' then -1 else 1 end
  where c.id = row_of.community_id and exists (select from participant p
    where p.community_id = row_of.community_id and p.user_id = row_of.user_id
      and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed);
  return null;
end $$;
create trigger blocked_user_counted after insert or delete on blocked_user for each row execute function count_blocked_member();

update community c set member_count = (select count(*) from visible_participant v where v.community_id = c.id)
  where c.member_count <> (select count(*) from visible_participant v where v.community_id = c.id);
comment on column community.member_count is 'Number of participants in the list of the community, maintained by triggers.';
