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
