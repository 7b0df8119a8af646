-- The funnel of recommendations by day, kept like the other figures of a day. A pair counts once, on the day on which one of the two was
-- first shown to the other.

alter table rollup_day
  add column pairs_shown integer not null default 0,
  add column pairs_connected integer not null default 0,
  add column pairs_answered integer not null default 0,
  add column pairs_met integer not null default 0,
  add column pairs_scored integer not null default 0;
comment on column rollup_day.pairs_shown is 'Pairs of whom one was first shown to the other on this day.';
comment on column rollup_day.pairs_connected is 'Of these, with an intro.';
comment on column rollup_day.pairs_answered is 'Of these, with an answered intro.';
comment on column rollup_day.pairs_met is 'Of these, with a scored meeting, or with an intro that was accepted a week ago.';
comment on column rollup_day.pairs_scored is 'Of these, with a scored meeting.';

create index matching_pair on matching (community_id, least(participant_id, subject_id), greatest(participant_id, subject_id), matched_at);

-- The moment at which one of the two was first shown to the other, after another moment if one is given.
create function first_shown(of_community uuid, one uuid, other uuid, later_than timestamptz default '-infinity') returns timestamptz
language sql stable as $$
  select min(m.matched_at) from matching m
  where m.community_id = of_community and least(m.participant_id, m.subject_id) = least(one, other)
    and greatest(m.participant_id, m.subject_id) = greatest(one, other) and m.origin <> 'INTRO' and m.matched_at > later_than
$$;

-- A weekly run writes many rows of one moment: they leave one mark for each quarter of an hour, which no time zone divides.
create function mark_added_matchings() returns trigger language plpgsql as $$
begin
  insert into rollup_mark (community_id, at)
  select distinct community_id, date_bin('15 minutes', moment, '2000-01-01Z')
  from (
    select n.community_id, n.matched_at as moment from added n where n.origin <> 'INTRO'
    -- A row that comes late takes the pair away from the day on which it counted until now.
    union all select n.community_id, first_shown(n.community_id, n.participant_id, n.subject_id, n.matched_at)
      from added n where n.origin <> 'INTRO'
    union all select n.community_id, first_shown(n.community_id, n.participant_id, n.subject_id) from added n where n.score is not null
  ) as changed where moment is not null;
  return null;
end $$;

-- A community that is being deleted takes its rows along and needs no marks.
create function mark_removed_matchings() returns trigger language plpgsql as $$
begin
  insert into rollup_mark (community_id, at)
  select distinct community_id, date_bin('15 minutes', moment, '2000-01-01Z')
  from (
    select o.community_id, o.matched_at as moment from removed o where o.origin <> 'INTRO'
    union all select o.community_id, first_shown(o.community_id, o.participant_id, o.subject_id) from removed o
  ) as changed where moment is not null and exists (select from community c where c.id = changed.community_id);
  return null;
end $$;

create function mark_changed_matching() returns trigger language plpgsql as $$
begin
  perform mark_rollup(new.community_id, array[old.matched_at, new.matched_at,
    first_shown(old.community_id, old.participant_id, old.subject_id),
    first_shown(new.community_id, new.participant_id, new.subject_id),
    first_shown(new.community_id, new.participant_id, new.subject_id, new.matched_at)]);
  return null;
end $$;

create trigger matchings_added_marked after insert on matching referencing new table as added
  for each statement execute function mark_added_matchings();
create trigger matchings_removed_marked after delete on matching referencing old table as removed
  for each statement execute function mark_removed_matchings();
create trigger matching_changed_marked after update of participant_id, subject_id, origin, matched_at, score on matching
  for each row execute function mark_changed_matching();

create function mark_intro_pair() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_rollup(old.community_id, array[first_shown(old.community_id, old.from_id, old.to_id)]); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.from_id, old.to_id) is distinct from (new.from_id, new.to_id)) then
    perform mark_rollup(new.community_id, array[first_shown(new.community_id, new.from_id, new.to_id)]);
  end if;
  return null;
end $$;

create trigger intro_pair_marked after insert or delete or update of from_id, to_id, status, answered_at on intro
  for each row execute function mark_intro_pair();

-- Days that were computed before have no funnel yet: without a time zone they are all computed again.
update rollup set time_zone = '';
