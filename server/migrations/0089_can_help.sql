-- What a member offers, beside what they look for: two short texts match better than one.
alter table participant add column can_help text not null default '';
comment on column participant.can_help is 'What the participant can help others with.';

-- The search finds it as it finds the goal. An expression of a stored column cannot be changed before PostgreSQL 17, so the column is
-- created again.
alter table participant drop column search_words;
alter table participant add column search_words tsvector generated always as (words_for_search(first_name || ' ' || last_name ||
    case when profile_visibility = 'connections' then ''
      else ' ' || short_texts_for_search(position, company, tags, city, is_location_shared) || ' ' || looking_for end,
    case when profile_visibility = 'connections' then '' else about || ' ' || can_help || ' ' || goal end)) stored;
comment on column participant.search_words is 'Words that a search finds exactly, by stem or by prefix, in both scripts.';
create index participant_search_words on participant using gin (search_words);

-- Caches of the matching learn of a changed offer.
create or replace trigger participant_stamp before update of company, position, about, looking_for, can_help, goal, city, is_location_shared,
  tags, moderation_status, is_profile_enabled, is_networking_enabled, preferred_lang, first_name, profile_visibility, is_email_confirmed
  on participant for each row execute function stamp_participant();

-- With the new column at the end.
create or replace view visible_participant with (security_invoker = true) as
  select p.community_id, p.id, p.user_id, p.slug, p.first_name, p.last_name, p.phone, p.company, p.position, p.login, p.about, p.looking_for,
    p.goal, p.city, p.latitude, p.longitude, p.is_location_shared, p.avatar_file, p.tags, p.privacy, p.hidden_contacts, p.preferred_lang,
    p.time_zone, p.is_telegram_connected, p.moderation_status, p.rejection_reason, p.is_profile_enabled, p.is_networking_enabled,
    p.is_tutorial_seen, p.invited_by, p.joined_at, p.is_filled, p.search, p.changed_at, p.profile_visibility, p.is_email_confirmed, p.can_help
  from participant p
  where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
    and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id);

drop function seen_participant(uuid);
create function seen_participant(reader uuid)
  returns table (id uuid, user_id uuid, slug text, first_name text, last_name text, avatar_file text, joined_at timestamptz,
    is_open boolean, company text, "position" text, about text, looking_for text, can_help text, goal text, city text,
    latitude double precision, longitude double precision, tags text[])
  language sql stable
  begin atomic
    select p.id, p.user_id, p.slug, p.first_name, p.last_name, p.avatar_file, p.joined_at, s.is_open,
      case when s.is_open then p.company else '' end, case when s.is_open then p.position else '' end,
      case when s.is_open then p.about else '' end, case when s.is_open then p.looking_for else '' end,
      case when s.is_open then p.can_help else '' end, case when s.is_open then p.goal else '' end,
      case when s.is_open and p.is_location_shared then p.city else '' end,
      case when s.is_open and p.is_location_shared then p.latitude end,
      case when s.is_open and p.is_location_shared then p.longitude end,
      case when s.is_open then p.tags else '{}' end
    from visible_participant p cross join lateral (
      select p.profile_visibility <> 'connections' or p.id = reader or are_connected(p.id, reader) as is_open) s;
  end;
comment on function seen_participant(uuid) is 'Visible participants, each with what this reader may see: all of the profile, or name and photo.';

-- Offered to the person alone when they join one more community.
create or replace function profiles_elsewhere(of_user uuid, but_community uuid)
  returns table (community_id uuid, title jsonb, avatar_file text, profile jsonb)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select p.community_id, c.title, p.avatar_file, jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name,
        'company', p.company, 'position', p.position, 'about', p.about, 'lookingFor', p.looking_for,
        'canHelp', p.can_help, 'goal', p.goal,
        'city', p.city, 'latitude', p.latitude, 'longitude', p.longitude, 'isLocationShared', p.is_location_shared,
        'tags', p.tags, 'contacts', coalesce((
          select jsonb_agg(jsonb_build_object('type', k.type, 'value', k.value)) from contact k
          where k.community_id = p.community_id and k.participant_id = p.id), '[]'))
      from participant p join community c on c.id = p.community_id
      where p.user_id = of_user and p.community_id <> but_community
      order by p.is_filled desc, p.joined_at desc;
  end;

-- The member list of the CRM filters by it.
alter table listed_member add column can_help text not null default '';
comment on column listed_member.can_help is 'What the participant can help others with.';
create or replace function keep_listed_member() returns trigger language plpgsql as $$
declare
  address text := (select u.email from app_user u where u.id = new.user_id);
  full_name text := trim(new.first_name || ' ' || new.last_name);
begin
  insert into listed_member as m (community_id, participant_id, user_id, name, email, login, company, position, city, about, looking_for,
    can_help, goal, search_text, tags, lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled, is_email_confirmed,
    is_filled, has_photo, is_telegram_connected, joined_at)
  values (new.community_id, new.id, new.user_id, lower(full_name), lower(address), lower(new.login), lower(new.company),
    lower(new.position), lower(new.city), lower(new.about), lower(new.looking_for), lower(new.can_help), lower(new.goal),
    lower(full_name || ' ' || new.login || ' ' || address) || ' ' || fold_for_search(full_name), new.tags, new.preferred_lang,
    new.moderation_status, new.profile_visibility, new.is_profile_enabled, new.is_networking_enabled, new.is_email_confirmed,
    new.is_filled, new.avatar_file is not null, new.is_telegram_connected, new.joined_at)
  on conflict (community_id, participant_id) do update set user_id = excluded.user_id, name = excluded.name, email = excluded.email,
    login = excluded.login, company = excluded.company, position = excluded.position, city = excluded.city, about = excluded.about,
    looking_for = excluded.looking_for, can_help = excluded.can_help, goal = excluded.goal, search_text = excluded.search_text, tags = excluded.tags,
    lang = excluded.lang, moderation_status = excluded.moderation_status, profile_visibility = excluded.profile_visibility,
    is_profile_enabled = excluded.is_profile_enabled, is_networking_enabled = excluded.is_networking_enabled,
    is_email_confirmed = excluded.is_email_confirmed, is_filled = excluded.is_filled, has_photo = excluded.has_photo,
    is_telegram_connected = excluded.is_telegram_connected, joined_at = excluded.joined_at;
  return null;
end $$;
create or replace trigger participant_listed after insert or update of user_id, first_name, last_name, login, company, position, city, about,
  looking_for, can_help, goal, tags, preferred_lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled,
  is_email_confirmed, is_filled, avatar_file, is_telegram_connected, joined_at on participant
  for each row execute function keep_listed_member();
