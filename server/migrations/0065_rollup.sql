-- Figures of a community by day, so that years of history are read as a few hundred rows. Every change of a row that a figure
-- counts leaves a mark in the same transaction; a job computes the days that were marked again, from the rows themselves.

create table departure (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  joined_at timestamptz not null,
  left_at timestamptz not null,
  primary key (community_id, id)
);
comment on table departure is 'Members who deleted their profile, without saying who: so that growth of the past stays as it was.';
comment on column departure.community_id is 'The community.';
comment on column departure.id is 'Made with the row.';
comment on column departure.joined_at is 'When the member joined, to a quarter of an hour, which no time zone divides.';
comment on column departure.left_at is 'When the profile was deleted, to a quarter of an hour.';
create index departure_joined on departure (community_id, joined_at);
create index departure_left on departure (community_id, left_at);
select protect_community_table('departure');

create table rollup_mark (
  community_id uuid not null references community (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  is_about_people boolean not null default false,
  primary key (community_id, id)
);
comment on table rollup_mark is 'Moments whose day must be computed again. A mark is committed together with the row that changed, and is removed by the job.';
comment on column rollup_mark.community_id is 'The community.';
comment on column rollup_mark.id is 'Made with the row.';
comment on column rollup_mark.at is 'A moment of the day; which day it is depends on the time zone of the community.';
comment on column rollup_mark.is_about_people is 'Whether a profile changed, so that the distributions are computed again too.';
select protect_community_table('rollup_mark');

create table rollup (
  community_id uuid not null references community (id) on delete cascade,
  time_zone text not null,
  made_at timestamptz not null,
  checked_at timestamptz,
  differences integer not null default 0,
  primary key (community_id)
);
comment on table rollup is 'State of the figures of a community. The row is the lock of the job.';
comment on column rollup.community_id is 'The community.';
comment on column rollup.time_zone is 'The time zone in which the days were computed; after a change of it all days are.';
comment on column rollup.made_at is 'When the marks were last worked off.';
comment on column rollup.checked_at is 'When everything was last computed from the rows and compared.';
comment on column rollup.differences is 'Number of days that the last comparison had to correct.';
select protect_community_table('rollup');

create table rollup_day (
  community_id uuid not null references community (id) on delete cascade,
  day date not null,
  joined integer not null default 0,
  departed integer not null default 0,
  members integer not null default 0,
  filled integer not null default 0,
  introduced integer not null default 0,
  met integer not null default 0,
  active_week integer not null default 0,
  intros_sent integer not null default 0,
  intros_answered integer not null default 0,
  intros_accepted integer not null default 0,
  requests integer not null default 0,
  requests_answered integer not null default 0,
  events integer not null default 0,
  signed_up integer not null default 0,
  came integer not null default 0,
  scores integer not null default 0,
  score_sum integer not null default 0,
  primary key (community_id, day)
);
comment on table rollup_day is 'Figures of a day in the time zone of the community. Days on which nothing happened have no row.';
comment on column rollup_day.community_id is 'The community.';
comment on column rollup_day.day is 'The day.';
comment on column rollup_day.joined is 'Members who joined on this day, those who have left since included.';
comment on column rollup_day.departed is 'Members who deleted their profile on this day.';
comment on column rollup_day.members is 'Members who joined on this day and are still here.';
comment on column rollup_day.filled is 'Of these, who have filled in their profile.';
comment on column rollup_day.introduced is 'Of these, who have sent an intro or accepted one.';
comment on column rollup_day.met is 'Of these, who have a meeting that one of the two scored.';
comment on column rollup_day.active_week is 'Members who did something in the seven days that end with this day.';
comment on column rollup_day.intros_sent is 'Intros sent on this day.';
comment on column rollup_day.intros_answered is 'Of these, accepted or declined.';
comment on column rollup_day.intros_accepted is 'Of these, accepted.';
comment on column rollup_day.requests is 'Requests written on this day.';
comment on column rollup_day.requests_answered is 'Of these, with an answer of somebody, or fulfilled.';
comment on column rollup_day.events is 'Events that start on this day and were not cancelled.';
comment on column rollup_day.signed_up is 'Confirmed participations of these events.';
comment on column rollup_day.came is 'Of these, checked in.';
comment on column rollup_day.scores is 'Scores of meetings given on this day.';
comment on column rollup_day.score_sum is 'Sum of these scores, 1 to 5 each.';
select protect_community_table('rollup_day');

create table activity_day (
  community_id uuid not null references community (id) on delete cascade,
  day date not null,
  participant_id uuid not null,
  primary key (community_id, day, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table activity_day is 'On which days a participant did something: joined, wrote, sent or answered an intro, signed up, came, scored.';
comment on column activity_day.community_id is 'The community.';
comment on column activity_day.day is 'The day in the time zone of the community.';
comment on column activity_day.participant_id is 'The participant.';
create index activity_day_participant on activity_day (community_id, participant_id, day);
select protect_community_table('activity_day');

create table rollup_cohort (
  community_id uuid not null references community (id) on delete cascade,
  joined_month date not null,
  active_month date not null,
  members integer not null,
  primary key (community_id, joined_month, active_month)
);
comment on table rollup_cohort is 'Members who joined in one month and did something in another.';
comment on column rollup_cohort.community_id is 'The community.';
comment on column rollup_cohort.joined_month is 'First day of the month in which they joined.';
comment on column rollup_cohort.active_month is 'First day of the month in which they did something.';
comment on column rollup_cohort.members is 'How many.';
select protect_community_table('rollup_cohort');

create table distribution (
  community_id uuid not null references community (id) on delete cascade,
  kind text not null check (kind in ('CITY', 'COUNTRY', 'TAG', 'POSITION', 'LANGUAGE')),
  part text not null check (part in ('GROUP', 'OTHER', 'KNOWN')),
  key text not null,
  members integer not null,
  groups integer not null default 1,
  latitude double precision,
  longitude double precision,
  primary key (community_id, kind, part, key)
);
comment on table distribution is 'How the members of today spread over cities, countries, tags, positions and languages.';
comment on column distribution.community_id is 'The community.';
comment on column distribution.kind is 'What the members are grouped by.';
comment on column distribution.part is 'GROUP: one group. OTHER: the groups that are too small or too many to be named. KNOWN: everybody of whom it is known.';
comment on column distribution.key is 'Name of the group as members wrote it; code of a country or language; empty unless a GROUP.';
comment on column distribution.members is 'Number of members.';
comment on column distribution.groups is 'Number of groups that it stands for.';
comment on column distribution.latitude is 'Latitude of a city.';
comment on column distribution.longitude is 'Longitude of a city.';
select protect_community_table('distribution');

-- A community that is being deleted takes its rows along and needs no marks: then there is nothing to refer to.
create function mark_rollup(of_community uuid, moments timestamptz[], about_people boolean default false) returns void language sql as $$
  insert into rollup_mark (community_id, at, is_about_people)
  select of_community, moment, about_people from unnest(moments) as moment
  where moment is not null and exists (select from community c where c.id = of_community)
$$;

create function mark_participant() returns trigger language plpgsql as $$
declare
  is_listed constant boolean := tg_op <> 'INSERT' and old.moderation_status = 'CONFIRMED' and old.is_profile_enabled
    and old.is_networking_enabled and old.is_email_confirmed;
begin
  if tg_op = 'INSERT' then
    perform mark_rollup(new.community_id, array[new.joined_at], true);
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform mark_rollup(old.community_id, array[old.joined_at, now()], true);
    insert into departure (community_id, joined_at, left_at)
      select old.community_id, date_bin('15 minutes', old.joined_at, '2000-01-01Z'), date_bin('15 minutes', now(), '2000-01-01Z')
      where is_listed and exists (select from community c where c.id = old.community_id)
        and not exists (select from blocked_user b where b.community_id = old.community_id and b.user_id = old.user_id);
    return null;
  end if;
  if (old.moderation_status, old.is_profile_enabled, old.is_networking_enabled, old.is_email_confirmed, old.joined_at)
    is distinct from (new.moderation_status, new.is_profile_enabled, new.is_networking_enabled, new.is_email_confirmed, new.joined_at) then
    perform mark_rollup(new.community_id, array[old.joined_at, new.joined_at], true);
    perform mark_activity(new.community_id, new.id);
  elsif old.is_filled <> new.is_filled then
    perform mark_rollup(new.community_id, array[new.joined_at]);
  end if;
  if (old.city, old.latitude, old.longitude, old.is_location_shared, old.tags, old.position, old.preferred_lang)
    is distinct from (new.city, new.latitude, new.longitude, new.is_location_shared, new.tags, new.position, new.preferred_lang) then
    perform mark_rollup(new.community_id, array[new.joined_at], true);
  end if;
  return null;
end $$;

-- Whether somebody is listed decides on all days on which they did something. These are days of the time zone in which they were
-- computed, which the community may have changed since, and back.
create function mark_activity(of_community uuid, of_participant uuid) returns void language sql as $$
  insert into rollup_mark (community_id, at)
  select a.community_id, a.day::timestamp at time zone r.time_zone
  from activity_day a join rollup r on r.community_id = a.community_id
  where a.community_id = of_community and a.participant_id = of_participant
$$;

create function mark_blocked_user() returns trigger language plpgsql as $$
declare
  row_of constant blocked_user := case when tg_op = 'INSERT' then new else old end;
begin
  perform mark_rollup(p.community_id, array[p.joined_at], true), mark_activity(p.community_id, p.id)
    from participant p where p.community_id = row_of.community_id and p.user_id = row_of.user_id;
  return null;
end $$;

-- Intro and score also say something of the day on which each of the two joined.
create function mark_intro() returns trigger language plpgsql as $$
declare
  row_of constant intro := case when tg_op = 'DELETE' then old else new end;
begin
  perform mark_rollup(row_of.community_id, array[row_of.created_at, row_of.answered_at]
    || case when tg_op = 'UPDATE' then array[old.created_at, old.answered_at] end
    || array(select p.joined_at from participant p where p.community_id = row_of.community_id and p.id in (row_of.from_id, row_of.to_id)));
  return null;
end $$;

create function mark_score() returns trigger language plpgsql as $$
declare
  row_of constant matching := case when tg_op = 'DELETE' then old else new end;
begin
  if row_of.score is null and (tg_op <> 'UPDATE' or old.score is null) then return null; end if;
  perform mark_rollup(row_of.community_id, array[row_of.scored_at] || case when tg_op = 'UPDATE' then array[old.scored_at] end
    || array(select p.joined_at from participant p
      where p.community_id = row_of.community_id and p.id in (row_of.participant_id, row_of.subject_id)));
  return null;
end $$;

create function mark_request() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_rollup(old.community_id, array[old.created_at]); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.created_at <> old.created_at) then
    perform mark_rollup(new.community_id, array[new.created_at]);
  end if;
  return null;
end $$;

create function mark_request_answer() returns trigger language plpgsql as $$
declare
  row_of constant request_answer := case when tg_op = 'DELETE' then old else new end;
begin
  perform mark_rollup(row_of.community_id, array[row_of.created_at]
    || array(select r.created_at from request r where r.community_id = row_of.community_id and r.id = row_of.request_id));
  return null;
end $$;

create function mark_participation() returns trigger language plpgsql as $$
declare
  row_of constant participation := case when tg_op = 'DELETE' then old else new end;
begin
  perform mark_rollup(row_of.community_id, array[row_of.joined_at, row_of.checked_in_at]
    || case when tg_op = 'UPDATE' then array[old.joined_at, old.checked_in_at] end
    || array(select e.starts_at from event e where e.community_id = row_of.community_id and e.id = row_of.event_id));
  return null;
end $$;

create function mark_event() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_rollup(old.community_id, array[old.starts_at]); end if;
  if tg_op <> 'DELETE' then perform mark_rollup(new.community_id, array[new.starts_at]); end if;
  return null;
end $$;

create function mark_chat_message() returns trigger language plpgsql as $$
begin
  perform mark_rollup(old.community_id, array[old.created_at]);
  return null;
end $$;

create function mark_new_chat_message() returns trigger language plpgsql as $$
begin
  insert into rollup_mark (community_id, at) values (new.community_id, new.created_at);
  return null;
end $$;

create trigger participant_marked after insert or delete or update of moderation_status, is_profile_enabled, is_networking_enabled,
  is_email_confirmed, joined_at, is_filled, city, latitude, longitude, is_location_shared, tags, position, preferred_lang on participant
  for each row execute function mark_participant();
create trigger blocked_user_marked after insert or delete on blocked_user for each row execute function mark_blocked_user();
create trigger intro_marked after insert or update or delete on intro for each row execute function mark_intro();
create trigger matching_marked after insert or delete or update of score, scored_at on matching
  for each row execute function mark_score();
create trigger request_marked after insert or delete or update of created_at, fulfilled_at on request
  for each row execute function mark_request();
create trigger request_answer_marked after insert or update or delete on request_answer
  for each row execute function mark_request_answer();
create trigger participation_marked after insert or delete or update of status, joined_at, checked_in_at on participation
  for each row execute function mark_participation();
create trigger event_marked after insert or delete or update of starts_at, cancelled_at, deleted_at on event
  for each row execute function mark_event();
create trigger chat_message_added_marked after insert on chat_message
  for each row when (new.author_id is not null and new.kind = 'TEXT') execute function mark_new_chat_message();
create trigger chat_message_marked after delete or update of author_id, created_at on chat_message
  for each row when (old.author_id is not null and old.kind = 'TEXT') execute function mark_chat_message();

create index intro_created on intro (community_id, created_at);
create index intro_answered on intro (community_id, answered_at) where answered_at is not null;
create index matching_scored on matching (community_id, scored_at) where score is not null;
create index request_created on request (community_id, created_at);
create index request_answer_created on request_answer (community_id, created_at);
create index participation_joined on participation (community_id, joined_at);
create index participation_checked_in on participation (community_id, checked_in_at) where checked_in_at is not null;
create index event_days on event (community_id, starts_at) where starts_at is not null;
-- Messages come in the order of time, so that an index of blocks finds a day and costs a sender next to nothing.
create index chat_message_created on chat_message using brin (created_at);
