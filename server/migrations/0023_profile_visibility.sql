-- Who sees a profile is its owner's choice, and every list, search, map and letter reads it here.
alter table participant add column profile_visibility text not null default 'link'
  check (profile_visibility in ('link', 'public', 'members', 'connections'));
comment on column participant.profile_visibility is
  'Who sees the profile: link (whoever has the link), public (also search engines), members, or connections (others see name and photo).';

alter table participant drop constraint participant_privacy_check;
alter table participant add constraint participant_privacy_check
  check (privacy in ('NONE', 'PRIVATE', 'CUSTOM', 'CONNECTIONS'));
comment on column participant.privacy is
  'NONE hides nothing, PRIVATE all contacts, CUSTOM the listed types; CONNECTIONS shows them to connected people.';

-- Caches of the matching learn of a changed choice.
create or replace trigger participant_stamp before update of company, position, about, looking_for, goal, city, is_location_shared, tags,
  moderation_status, is_profile_enabled, is_networking_enabled, preferred_lang, first_name, profile_visibility on participant
  for each row execute function stamp_participant();

-- Nobody is found by what a reader may not see: a city that is not shared, or anything but the name of a profile for connections.
alter table participant alter column search set expression as (
  to_tsvector('russian', first_name || ' ' || last_name ||
    case when profile_visibility = 'connections' then ''
      else ' ' || position || ' ' || company || case when is_location_shared then ' ' || city else '' end || ' ' || about || ' ' ||
        looking_for || ' ' || goal end));

-- With the new column.
create or replace view visible_participant with (security_invoker = true) as
  select p.* from participant p
  where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled
    and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id);

-- Two people are connected when an intro between them was accepted, and by nothing else.
create function are_connected(one uuid, other uuid) returns boolean language sql stable
  return exists (
    select from intro i where i.status = 'ACCEPTED'
      and least(i.from_id, i.to_id) = least(one, other) and greatest(i.from_id, i.to_id) = greatest(one, other));
comment on function are_connected(uuid, uuid) is 'Whether an intro between the two was accepted.';

-- The participants whom others may list, with what one member may see of each. The planner inlines it as it does a view.
create function seen_participant(reader uuid)
  returns table (id uuid, user_id uuid, slug text, first_name text, last_name text, avatar_file text, joined_at timestamptz,
    is_open boolean, company text, "position" text, about text, looking_for text, goal text, city text, latitude double precision,
    longitude double precision, tags text[])
  language sql stable
  begin atomic
    select p.id, p.user_id, p.slug, p.first_name, p.last_name, p.avatar_file, p.joined_at, s.is_open,
      case when s.is_open then p.company else '' end, case when s.is_open then p.position else '' end,
      case when s.is_open then p.about else '' end, case when s.is_open then p.looking_for else '' end,
      case when s.is_open then p.goal else '' end, case when s.is_open and p.is_location_shared then p.city else '' end,
      case when s.is_open and p.is_location_shared then p.latitude end,
      case when s.is_open and p.is_location_shared then p.longitude end,
      case when s.is_open then p.tags else '{}' end
    from visible_participant p cross join lateral (
      select p.profile_visibility <> 'connections' or p.id = reader or are_connected(p.id, reader) as is_open) s;
  end;
comment on function seen_participant(uuid) is 'Visible participants, each with what this reader may see: all of the profile, or name and photo.';

-- As before; filters compare only what is shown to every member.
create or replace function browse_participants(
  search_query text, city_names text[], tag_name text, request_query text, after_joined timestamptz, after_id uuid, skip integer,
  at_most integer)
  returns table (id uuid) language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select p.id from participant p
    where p.community_id = current_community() and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled
      and p.is_networking_enabled
      and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id)
      and (p.profile_visibility <> 'connections' or (request_query is null and city_names is null and tag_name is null))
      and (search_query is null or p.search @@ to_tsquery('russian', search_query))
      and (request_query is null or to_tsvector('russian', p.looking_for) @@ to_tsquery('russian', request_query))
      and (city_names is null or (p.is_location_shared and lower(p.city) = any (city_names)))
      and (tag_name is null or p.tags @> array[tag_name])
      and (after_joined is null or (p.joined_at, p.id) < (after_joined, after_id))
    order by p.joined_at desc, p.id desc
    offset skip limit at_most;
end $$;
