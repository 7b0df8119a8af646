create table connection (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role text not null default 'ROLE_USER' check (role in ('ROLE_USER', 'ROLE_ADMIN')),
  is_organiser boolean not null default false,
  connected_at timestamptz not null,
  primary key (community_id, user_id)
);
comment on table connection is 'A user''s place in a community, with or without a profile there.';
comment on column connection.community_id is 'The community.';
comment on column connection.user_id is 'The user.';
comment on column connection.role is 'ROLE_ADMIN has every permission in this community.';
comment on column connection.is_organiser is 'Responsible for some event here, so that the organiser''s shell is offered.';
comment on column connection.connected_at is 'First sign-in here.';
create index connection_user on connection (user_id);
select protect_community_table('connection');

create table participant (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  company text not null default '',
  position text not null default '',
  login text not null default '',
  about text not null default '',
  looking_for text not null default '',
  goal text not null default '',
  city text not null default '',
  latitude double precision,
  longitude double precision,
  is_location_shared boolean not null default false,
  avatar_file text,
  tags text[] not null default '{}',
  privacy text not null default 'NONE' check (privacy in ('NONE', 'PRIVATE', 'CUSTOM')),
  hidden_contacts text[] not null default '{}',
  preferred_lang text check (preferred_lang in ('en', 'ru')),
  time_zone text,
  is_telegram_connected boolean not null default false,
  moderation_status text not null default 'PENDING' check (moderation_status in ('PENDING', 'CONFIRMED', 'REJECTED')),
  rejection_reason text,
  is_profile_enabled boolean not null default true,
  is_networking_enabled boolean not null default true,
  is_tutorial_seen boolean not null default false,
  invited_by uuid,
  joined_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, user_id),
  unique (community_id, slug),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade,
  foreign key (community_id, invited_by) references participant (community_id, id) on delete set null (invited_by)
);
comment on table participant is 'A member''s profile in one community.';
comment on column participant.community_id is 'The community.';
comment on column participant.id is 'Made by the application, ordered by time.';
comment on column participant.user_id is 'Whose profile it is.';
comment on column participant.slug is 'Readable part of the profile''s address.';
comment on column participant.first_name is 'First name.';
comment on column participant.last_name is 'Last name.';
comment on column participant.phone is 'Phone number, shown to nobody by itself.';
comment on column participant.company is 'Where they work.';
comment on column participant.position is 'What they do there.';
comment on column participant.login is 'Name that the member goes by, for search in moderation.';
comment on column participant.about is 'About themselves.';
comment on column participant.looking_for is 'Whom they look for: the request.';
comment on column participant.goal is 'What they want to reach.';
comment on column participant.city is 'City in the member''s own words.';
comment on column participant.latitude is 'Of the city, not of a home.';
comment on column participant.longitude is 'Of the city, not of a home.';
comment on column participant.is_location_shared is 'Whether others see the city.';
comment on column participant.avatar_file is 'Name of the stored photo.';
comment on column participant.tags is 'Interests and skills.';
comment on column participant.privacy is 'NONE hides nothing, PRIVATE all contacts, CUSTOM the listed types.';
comment on column participant.hidden_contacts is 'Contact types hidden by CUSTOM.';
comment on column participant.preferred_lang is 'Language chosen in this community.';
comment on column participant.time_zone is 'IANA zone, the community''s where null.';
comment on column participant.is_telegram_connected is 'Whether the bot may write.';
comment on column participant.moderation_status is 'PENDING, CONFIRMED or REJECTED.';
comment on column participant.rejection_reason is 'Why a moderator said no.';
comment on column participant.is_profile_enabled is 'Switched off by a manager: sees the profile alone.';
comment on column participant.is_networking_enabled is 'Switched off by the member or a manager: sees the profile alone.';
comment on column participant.is_tutorial_seen is 'Whether the tour was seen.';
comment on column participant.invited_by is 'Who invited them.';
comment on column participant.joined_at is 'When the profile was made.';
create index participant_joined on participant (community_id, joined_at desc, id desc);
select protect_community_table('participant');

create table permission (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  permission text not null check (permission in ('CAN_VIEW_ADMIN_PANEL', 'CAN_MODERATE_COMMUNITY', 'CAN_MANAGE_COMMUNITY',
    'CAN_SEND_NEWSLETTERS', 'CAN_CREATE_EVENTS', 'CAN_SCORE_MATCHES', 'CAN_CHAT')),
  granted_at timestamptz not null,
  primary key (community_id, user_id, permission),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table permission is 'What a user may do in a community beyond being a member.';
comment on column permission.community_id is 'The community.';
comment on column permission.user_id is 'The user.';
comment on column permission.permission is 'The right.';
comment on column permission.granted_at is 'Since when.';
select protect_community_table('permission');

-- Lists and landings show how many members there are; counting them each time would not scale. One update per statement, so
-- that an import of many does not write the same row many times.
create function count_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count + change.members
  from (
    select community_id, sum(one)::integer as members from (
      select community_id, 1 as one from after_rows where moderation_status = 'CONFIRMED'
      union all select community_id, -1 from before_rows where moderation_status = 'CONFIRMED') as counted
    group by community_id having sum(one) <> 0) as change
  where c.id = change.community_id;
  return null;
end $$;

create function count_added_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count + added.members
  from (select community_id, count(*)::integer as members from after_rows
    where moderation_status = 'CONFIRMED' group by community_id) as added
  where c.id = added.community_id;
  return null;
end $$;

create function count_removed_members() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update community c set member_count = c.member_count - removed.members
  from (select community_id, count(*)::integer as members from before_rows
    where moderation_status = 'CONFIRMED' group by community_id) as removed
  where c.id = removed.community_id;
  return null;
end $$;

create trigger participant_added after insert on participant
  referencing new table as after_rows for each statement execute function count_added_members();
create trigger participant_changed after update on participant
  referencing old table as before_rows new table as after_rows for each statement execute function count_members();
create trigger participant_removed after delete on participant
  referencing old table as before_rows for each statement execute function count_removed_members();

-- Begins a call: sets the scope and says who calls. One round trip, since every call pays for it. The application role
-- sees only the rows of its community, and this must also look at the account and at the session, which belong to none.
create function enter_community(community uuid, session_id uuid, at timestamptz)
  returns table (
    user_id uuid, email text, is_email_confirmed boolean, preferred_lang text, origin_community_id uuid, is_blocked boolean,
    is_connected boolean, role text, is_organiser boolean, participant_id uuid, moderation_status text, is_enabled boolean,
    permissions text[])
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('app.community_id', community::text, true);
  if session_id is null then
    return;
  end if;
  return query
    select u.id, u.email, u.email_confirmed_at is not null, u.preferred_lang, s.origin_community_id, u.blocked_at is not null,
      c.user_id is not null, coalesce(c.role, 'ROLE_USER'), coalesce(c.is_organiser, false), p.id, p.moderation_status,
      coalesce(p.is_profile_enabled and p.is_networking_enabled, true),
      array(select g.permission from permission g where g.community_id = community and g.user_id = u.id order by 1)
    from session s
    join app_user u on u.id = s.user_id
    left join connection c on c.community_id = community and c.user_id = u.id
    left join participant p on p.community_id = community and p.user_id = u.id
    where s.id = session_id and s.ended_at is null and s.expires_at > at and u.deleted_at is null;
end $$;
revoke execute on function enter_community(uuid, uuid, timestamptz) from public;
grant execute on function enter_community(uuid, uuid, timestamptz) to samovar_app;

-- A user's communities and profiles over the installation, for the lists of `current-user`.
create function connected_communities(of_user uuid) returns table (community_id uuid, participant_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.community_id, p.id from connection c
      left join participant p on p.community_id = c.community_id and p.user_id = c.user_id
      where c.user_id = of_user order by c.connected_at;
  end;
revoke execute on function connected_communities(uuid) from public;
grant execute on function connected_communities(uuid) to samovar_app;
