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
