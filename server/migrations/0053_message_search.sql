-- With its community and week in the index of words, a search reads those of one community alone, and of the newest weeks first.
create extension if not exists btree_gin with schema public;
create index chat_message_time on chat_message (community_id, chat_id, created_at, id);
drop index chat_message_search;
-- Each search also reads what is not merged into the index yet, so that is kept short.
create index chat_message_search on chat_message
  using gin (community_id, date_trunc('week', created_at at time zone 'UTC'), search) with (gin_pending_list_limit = 256);

drop function search_messages(uuid, tsquery, timestamptz, uuid, integer);

-- Of messages that the reader sees, the newest first: those with all the words, and a word that begins as the last. Row level security
-- would keep the index of words from being used, since `@@` is not leakproof.
--
-- First the newest messages are read one by one. That finds frequent words, whose lists in the index are too long to be read for a page.
-- A word that is rare among them is looked up in the index, some weeks at a time, since it may have been frequent in others.
create function search_messages(
  reader uuid, words tsquery, beginning tsquery, before_at timestamptz, before_id uuid, most integer
) returns table (id uuid) rows 25 language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
declare
  read_first constant integer := 500;
  read_at_once constant integer := 4000;
  matches_at_once constant integer := 1000;
  -- A match among so many messages, or more, is rare.
  rare constant integer := 150;
  least_id constant uuid := '00000000-0000-0000-0000-000000000000';
  here constant uuid := current_community();
  wanted constant tsquery := words && beginning;
  has_no_words constant boolean := numnode(words) = 0;
  has_no_beginning constant boolean := numnode(beginning) = 0;
  chat_ids uuid[];
  from_numbers integer[];
  visible bigint;
  oldest timestamptz;
  -- What is still to be searched: messages before these, of which this is about the time of the latest.
  until_at timestamptz := coalesce(before_at, 'infinity');
  until_id uuid := coalesce(before_id, least_id);
  latest timestamptz;
  since timestamptz;
  span interval;
  weeks integer := 1;
  read integer := 0;
  read_now integer;
  -- How many more of those that were read have the words than the beginning.
  lead integer := 0;
  lead_now integer;
  rarer tsquery;
  matches uuid[];
  found uuid[] := '{}';
begin
  select array_agg(c.id), array_agg(m.from_number), sum(c.last_number - m.from_number), coalesce(before_at, max(m.last_at)),
    min(c.created_at)
  into chat_ids, from_numbers, visible, latest, oldest
  from chat_member m join chat c on c.community_id = m.community_id and c.id = m.chat_id
  where m.community_id = here and m.participant_id = reader and m.left_at is null;
  if chat_ids is null or numnode(wanted) = 0 then return; end if;

  -- Has `read_first` messages if they are spread evenly over the time.
  span := greatest(latest - oldest, interval '1 hour') * (read_first::float / greatest(visible, 1));
  loop
    since := case when visible < read_at_once or latest - span < oldest then '-infinity' else latest - span end;
    with messages as materialized (
      select w.* from unnest(chat_ids, from_numbers) as m (chat_id, from_number)
      cross join lateral (
        select w.id, w.created_at, w.search @@ words as has_words, w.search @@ beginning as has_beginning from chat_message w
        where w.community_id = here and w.chat_id = m.chat_id and w.number > m.from_number
          and w.created_at >= since and (w.created_at, w.id) < (until_at, until_id)
        order by w.created_at desc limit case when span > interval '1 second' then read_at_once end) as w
      limit case when span > interval '1 second' then read_at_once end)
    select count(*), count(*) filter (where has_words) - count(*) filter (where has_beginning), array(
      select x.id from messages x where (has_words or has_no_words) and (has_beginning or has_no_beginning)
      order by x.created_at desc, x.id desc)
    into read_now, lead_now, matches from messages;
    if read_now = read_at_once and span > interval '1 second' then
      span := span / 4;
      continue;
    end if;
    read := read + read_now;
    lead := lead + lead_now;
    found := found || matches;
    until_at := since;
    until_id := least_id;
    latest := since;
    exit when cardinality(found) >= most or since = '-infinity' or (read >= read_first / 2 and cardinality(found) * rare < read);
    span := span * case when read_now < read_first / 10 then 8 else 2 end;
  end loop;

  if cardinality(found) < most and until_at > '-infinity' then
    rarer := case when has_no_beginning or (lead < 0 and not has_no_words) then words else beginning end;
    -- An intro is older than the chat that begins with it.
    select min(w.created_at) into oldest from unnest(chat_ids) as m (chat_id)
    cross join lateral (
      select w.created_at from chat_message w
      where w.community_id = here and w.chat_id = m.chat_id order by w.created_at limit 1) as w;
  end if;
  while cardinality(found) < most and until_at > oldest loop
    since := date_trunc('week', greatest(latest - (weeks - 1) * interval '1 week', oldest), 'UTC');
    with messages as materialized (
      select w.chat_id, w.number, w.created_at, w.id, w.search from chat_message w
      where w.community_id = here and w.search @@ rarer and w.created_at >= since and (w.created_at, w.id) < (until_at, until_id)
        and date_trunc('week', w.created_at at time zone 'UTC') = any (array(
          select generate_series(since at time zone 'UTC', latest at time zone 'UTC', interval '1 week')))
      limit case when weeks > 1 then matches_at_once end)
    select (select count(*) from messages), array(
      select w.id from unnest(chat_ids, from_numbers) as m (chat_id, from_number)
      join messages w on w.chat_id = m.chat_id and w.number > m.from_number and w.search @@ wanted
      order by w.created_at desc, w.id desc)
    into read_now, matches;
    if read_now = matches_at_once and weeks > 1 then
      weeks := greatest(weeks / 8, 1);
      continue;
    end if;
    found := found || matches;
    until_at := since;
    until_id := least_id;
    latest := since;
    weeks := weeks * 4;
  end loop;
  return query select unnest(found[:most]);
end $$;
revoke execute on function search_messages(uuid, tsquery, tsquery, timestamptz, uuid, integer) from public;
grant execute on function search_messages(uuid, tsquery, tsquery, timestamptz, uuid, integer) to samovar_app;
