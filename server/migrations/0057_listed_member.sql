-- What the member list of the CRM filters and sorts by. A narrow copy: a participant's row holds vectors of the search and is several
-- times as wide, and row level security keeps every condition on texts away from indexes, so filters read all rows of a community.
create table listed_member (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  user_id uuid not null,
  name text not null,
  email text not null,
  login text not null,
  company text not null,
  position text not null,
  city text not null,
  about text not null,
  looking_for text not null,
  goal text not null,
  search_text text not null,
  tags text[] not null,
  lang text,
  moderation_status text not null,
  profile_visibility text not null,
  is_profile_enabled boolean not null,
  is_networking_enabled boolean not null,
  is_email_confirmed boolean not null,
  is_filled boolean not null,
  has_photo boolean not null,
  is_telegram_connected boolean not null,
  joined_at timestamptz not null,
  last_active_at timestamptz,
  intros_sent integer not null default 0,
  intros_received integer not null default 0,
  intros_answered integer not null default 0,
  events_attended integer not null default 0,
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table listed_member is 'A participant as the member list of the CRM filters and sorts, maintained by triggers. Texts are in lower case.';
comment on column listed_member.community_id is 'The community.';
comment on column listed_member.participant_id is 'The participant.';
comment on column listed_member.user_id is 'Owner of the profile.';
comment on column listed_member.name is 'First and last name.';
comment on column listed_member.email is 'Email of the account.';
comment on column listed_member.login is 'Login name.';
comment on column listed_member.company is 'Company.';
comment on column listed_member.position is 'Position in the company.';
comment on column listed_member.city is 'City as entered.';
comment on column listed_member.about is 'Text about the participant.';
comment on column listed_member.looking_for is 'The request.';
comment on column listed_member.goal is 'What the participant wants to achieve.';
comment on column listed_member.search_text is 'Name, login and email, and the folded name: what the search looks in.';
comment on column listed_member.tags is 'Topics of the profile, as written.';
comment on column listed_member.lang is 'Language chosen in this community; null for the community''s.';
comment on column listed_member.moderation_status is 'PENDING, CONFIRMED or REJECTED.';
comment on column listed_member.profile_visibility is 'Who sees the profile.';
comment on column listed_member.is_profile_enabled is 'Off: a manager disabled the profile.';
comment on column listed_member.is_networking_enabled is 'Off: the participant or a manager switched networking off.';
comment on column listed_member.is_email_confirmed is 'Whether the email of the account is confirmed.';
comment on column listed_member.is_filled is 'Whether all required steps are answered.';
comment on column listed_member.has_photo is 'Whether the profile has a photo.';
comment on column listed_member.is_telegram_connected is 'Whether the bot may send messages.';
comment on column listed_member.joined_at is 'When the profile was created.';
comment on column listed_member.last_active_at is 'When a page of this community was last opened; null if never.';
comment on column listed_member.intros_sent is 'Intros that the participant sent.';
comment on column listed_member.intros_received is 'Intros that the participant received.';
comment on column listed_member.intros_answered is 'Received intros that the participant accepted or declined.';
comment on column listed_member.events_attended is 'Events at which the participant was checked in.';
create index listed_member_user on listed_member (community_id, user_id);
create index listed_member_name on listed_member (community_id, name, participant_id);
create index listed_member_company on listed_member (community_id, company, participant_id);
create index listed_member_city on listed_member (community_id, city, participant_id);
create index listed_member_status on listed_member (community_id, moderation_status, participant_id);
create index listed_member_joined on listed_member (community_id, joined_at, participant_id);
create index listed_member_active on listed_member (community_id, coalesce(last_active_at, '-infinity'), participant_id);
create index connection_organiser on connection (community_id, user_id) where is_organiser;
select protect_community_table('listed_member');

create function keep_listed_member() returns trigger language plpgsql as $$
declare
  address text := (select u.email from app_user u where u.id = new.user_id);
  full_name text := trim(new.first_name || ' ' || new.last_name);
begin
  insert into listed_member as m (community_id, participant_id, user_id, name, email, login, company, position, city, about, looking_for,
    goal, search_text, tags, lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled, is_email_confirmed,
    is_filled, has_photo, is_telegram_connected, joined_at)
  values (new.community_id, new.id, new.user_id, lower(full_name), lower(address), lower(new.login), lower(new.company),
    lower(new.position), lower(new.city), lower(new.about), lower(new.looking_for), lower(new.goal),
    lower(full_name || ' ' || new.login || ' ' || address) || ' ' || fold_for_search(full_name), new.tags, new.preferred_lang,
    new.moderation_status, new.profile_visibility, new.is_profile_enabled, new.is_networking_enabled, new.is_email_confirmed,
    new.is_filled, new.avatar_file is not null, new.is_telegram_connected, new.joined_at)
  on conflict (community_id, participant_id) do update set user_id = excluded.user_id, name = excluded.name, email = excluded.email,
    login = excluded.login, company = excluded.company, position = excluded.position, city = excluded.city, about = excluded.about,
    looking_for = excluded.looking_for, goal = excluded.goal, search_text = excluded.search_text, tags = excluded.tags,
    lang = excluded.lang, moderation_status = excluded.moderation_status, profile_visibility = excluded.profile_visibility,
    is_profile_enabled = excluded.is_profile_enabled, is_networking_enabled = excluded.is_networking_enabled,
    is_email_confirmed = excluded.is_email_confirmed, is_filled = excluded.is_filled, has_photo = excluded.has_photo,
    is_telegram_connected = excluded.is_telegram_connected, joined_at = excluded.joined_at;
  return null;
end $$;
create trigger participant_listed after insert or update of user_id, first_name, last_name, login, company, position, city, about,
  looking_for, goal, tags, preferred_lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled,
  is_email_confirmed, is_filled, avatar_file, is_telegram_connected, joined_at on participant
  for each row execute function keep_listed_member();

-- An account has profiles in several communities.
create function spread_email() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update listed_member m set email = lower(new.email), search_text = lower(trim(p.first_name || ' ' || p.last_name) || ' ' || p.login
    || ' ' || new.email) || ' ' || fold_for_search(trim(p.first_name || ' ' || p.last_name))
  from participant p where p.user_id = new.id and m.community_id = p.community_id and m.participant_id = p.id;
  return null;
end $$;
create trigger app_user_email_listed after update of email on app_user
  for each row when (old.email <> new.email) execute function spread_email();

-- A row that somebody else is changing is left out: the next page that the member opens tries again.
create function list_activity() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update listed_member m set last_active_at = s.seen_at
  from (
    select l.community_id, l.participant_id, seen.seen_at
    from (select n.origin_community_id, n.user_id, max(n.last_seen_at) as seen_at from after_rows n
      where n.last_seen_at is not null group by n.origin_community_id, n.user_id) seen
    join listed_member l on l.community_id = seen.origin_community_id and l.user_id = seen.user_id 
      and coalesce(l.last_active_at, '-infinity') < seen.seen_at
    for update of l skip locked) s
  where m.community_id = s.community_id and m.participant_id = s.participant_id;
  return null;
end $$;
create trigger session_listed after update on session
  referencing new table as after_rows for each statement execute function list_activity();

-- At the commit, and in the order of ids: transactions that count the same members do not wait for each other in a circle.
create function count_intros() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  pair intro := coalesce(new, old);
  intros integer := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  answers integer := case when tg_op <> 'DELETE' and new.answered_at is not null then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.answered_at is not null then 1 else 0 end;
begin
  if intros = 0 and answers = 0 then return null; end if;
  perform from listed_member m where m.community_id = pair.community_id and m.participant_id in (pair.from_id, pair.to_id)
    order by m.participant_id for update;
  if intros <> 0 then
    update listed_member m set intros_sent = m.intros_sent + intros
    where m.community_id = pair.community_id and m.participant_id = pair.from_id;
  end if;
  update listed_member m set intros_received = m.intros_received + intros, intros_answered = m.intros_answered + answers
  where m.community_id = pair.community_id and m.participant_id = pair.to_id;
  return null;
end $$;
create constraint trigger intro_listed after insert or delete or update of answered_at on intro deferrable initially deferred
  for each row execute function count_intros();

create function count_attended() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  part participation := coalesce(new, old);
  attended integer := case when tg_op <> 'DELETE' and new.checked_in_at is not null then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.checked_in_at is not null then 1 else 0 end;
begin
  if attended <> 0 then
    update listed_member m set events_attended = m.events_attended + attended
    where m.community_id = part.community_id and m.participant_id = part.participant_id;
  end if;
  return null;
end $$;
create constraint trigger participation_listed after insert or delete or update of checked_in_at on participation
  deferrable initially deferred for each row execute function count_attended();

insert into listed_member (community_id, participant_id, user_id, name, email, login, company, position, city, about, looking_for, goal,
  search_text, tags, lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled, is_email_confirmed, is_filled,
  has_photo, is_telegram_connected, joined_at, last_active_at, intros_sent, intros_received, intros_answered, events_attended)
select p.community_id, p.id, p.user_id, lower(trim(p.first_name || ' ' || p.last_name)), lower(u.email), lower(p.login), lower(p.company),
  lower(p.position), lower(p.city), lower(p.about), lower(p.looking_for), lower(p.goal),
  lower(trim(p.first_name || ' ' || p.last_name) || ' ' || p.login || ' ' || u.email) || ' '
    || fold_for_search(trim(p.first_name || ' ' || p.last_name)),
  p.tags, p.preferred_lang, p.moderation_status, p.profile_visibility, p.is_profile_enabled, p.is_networking_enabled, p.is_email_confirmed,
  p.is_filled, p.avatar_file is not null, p.is_telegram_connected, p.joined_at,
  (select max(s.last_seen_at) from session s where s.user_id = p.user_id and s.origin_community_id = p.community_id),
  (select count(*) from intro i where i.community_id = p.community_id and i.from_id = p.id),
  (select count(*) from intro i where i.community_id = p.community_id and i.to_id = p.id),
  (select count(*) from intro i where i.community_id = p.community_id and i.to_id = p.id and i.answered_at is not null),
  (select count(*) from participation a where a.community_id = p.community_id and a.participant_id = p.id and a.checked_in_at is not null)
from participant p join app_user u on u.id = p.user_id;

create table member_tag (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  tag text not null,
  created_at timestamptz not null,
  primary key (community_id, participant_id, tag),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table member_tag is 'A word that managers attached to a member; members do not see it.';
comment on column member_tag.community_id is 'The community.';
comment on column member_tag.participant_id is 'The member.';
comment on column member_tag.tag is 'The word.';
comment on column member_tag.created_at is 'When it was attached.';
create index member_tag_tag on member_tag (community_id, tag, participant_id);
select protect_community_table('member_tag');
