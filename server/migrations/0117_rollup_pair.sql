-- A pair counts on the day on which one of the two was first shown to the other, which may have had a million pairs. So that an intro does
-- not have them all counted again, pairs with an intro or a score are kept by day, marks say which pairs changed, and how many pairs more
-- or fewer were first shown on a day.

create table rollup_pair (
  community_id uuid not null references community (id) on delete cascade,
  first_id uuid not null,
  second_id uuid not null,
  day date not null,
  is_connected boolean not null,
  is_answered boolean not null,
  scored_by integer not null,
  primary key (community_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, second_id) references participant (community_id, id) on delete cascade
);
comment on table rollup_pair is 'Pairs of whom one was shown to the other, with an intro or a scored meeting: how they count in the funnel of their day.';
comment on column rollup_pair.community_id is 'The community.';
comment on column rollup_pair.first_id is 'The one of the two with the smaller id.';
comment on column rollup_pair.second_id is 'The other.';
comment on column rollup_pair.day is 'The day on which one of the two was first shown to the other, in the time zone of the community.';
comment on column rollup_pair.is_connected is 'Whether they have an intro.';
comment on column rollup_pair.is_answered is 'Whether it was answered.';
comment on column rollup_pair.scored_by is 'How many of the two have scored a meeting.';
create index rollup_pair_day on rollup_pair (community_id, day) include (is_connected, is_answered, scored_by);
create index rollup_pair_second on rollup_pair (community_id, second_id);
select protect_community_table('rollup_pair');

alter table rollup
  add column counts_pairs boolean not null default false,
  add column checked_until date;
comment on column rollup.counts_pairs is 'Whether pairs are kept in rollup_pair; the previous version counted all of a day again.';
comment on column rollup.checked_until is 'The last day of the nightly comparison, which goes on after it; null to begin with the first day.';
comment on column rollup.checked_at is 'When some days were last computed from the rows and compared.';

-- Such a mark is read by the previous version as a day to be computed again, which it is.
alter table rollup_mark
  add column shown integer not null default 0,
  add column first_id uuid,
  add column second_id uuid,
  add column is_about_pairs boolean not null default false,
  add foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  add foreign key (community_id, second_id) references participant (community_id, id) on delete cascade;
comment on column rollup_mark.shown is 'How many pairs more, or fewer, were first shown on the day; nothing else of it changed unless this is 0.';
comment on column rollup_mark.first_id is 'A pair whose intro or scores changed, and nothing else of the day: the one with the smaller id. Null for a day.';
comment on column rollup_mark.second_id is 'The other.';
comment on column rollup_mark.is_about_pairs is 'Whether nothing of the day changed but what rollup_pair has of it.';
create index rollup_mark_first on rollup_mark (community_id, first_id) where first_id is not null;
create index rollup_mark_second on rollup_mark (community_id, second_id) where second_id is not null;

-- A pair of which one deletes the profile counts no more; the others are removed by the job, which counts the day itself.
create function mark_removed_pair() returns trigger language plpgsql as $$
begin
  insert into rollup_mark (community_id, at, is_about_pairs)
  select r.community_id, old.day::timestamp at time zone r.time_zone, true from rollup r
  where r.community_id = old.community_id and exists (select from community c where c.id = old.community_id)
    and (select count(*) from participant p where p.community_id = old.community_id and p.id in (old.first_id, old.second_id)) < 2;
  return null;
end $$;
create trigger pair_removed_marked after delete on rollup_pair for each row execute function mark_removed_pair();

-- A pair that is there, and of which one was shown to the other.
create function mark_pair(of_community uuid, one uuid, other uuid) returns void language sql as $$
  insert into rollup_mark (community_id, at, first_id, second_id)
  select of_community, shown.at, least(one, other), greatest(one, other)
  from (select first_shown(of_community, one, other) as at) shown
  where shown.at is not null
    and (select count(*) from participant p where p.community_id = of_community and p.id in (one, other)) = 2
$$;

-- Pairs that count on another day than before are one more of the one day and one fewer of the other, in marks for each quarter of an hour,
-- which no time zone divides. Those with an intro or a score are marked themselves.
create or replace function mark_added_matchings() returns trigger language plpgsql as $$
begin
  with pair as (
      select n.community_id, least(n.participant_id, n.subject_id) as first_id, greatest(n.participant_id, n.subject_id) as second_id,
        min(n.matched_at) as at, array_agg(n.id) as ids
      from added n where n.origin <> 'INTRO' group by 1, 2, 3),
    known as (
      select pair.*, (
        select min(m.matched_at) from matching m
        where m.community_id = pair.community_id and least(m.participant_id, m.subject_id) = pair.first_id
          and greatest(m.participant_id, m.subject_id) = pair.second_id and m.origin <> 'INTRO' and m.id <> all (pair.ids)) as before
      from pair),
    moved as materialized (select * from known where before is null or at < before),
    counted as (
      insert into rollup_mark (community_id, at, shown)
      select community_id, date_bin('15 minutes', moment, '2000-01-01Z'), sum(amount)
      from (select community_id, at as moment, 1 as amount from moved
        union all select community_id, before, -1 from moved where before is not null) as change
      group by 1, 2 having sum(amount) <> 0)
  insert into rollup_mark (community_id, at, first_id, second_id)
  select moved.community_id, moved.at, moved.first_id, moved.second_id from moved
    join intro i on i.community_id = moved.community_id and least(i.from_id, i.to_id) = moved.first_id
      and greatest(i.from_id, i.to_id) = moved.second_id
  union
  select moved.community_id, moved.at, moved.first_id, moved.second_id from moved
    join matching m on m.community_id = moved.community_id and least(m.participant_id, m.subject_id) = moved.first_id
      and greatest(m.participant_id, m.subject_id) = moved.second_id and m.score is not null;
  perform mark_pair(n.community_id, n.participant_id, n.subject_id) from added n where n.score is not null;
  return null;
end $$;

-- A community that is being deleted takes its rows along and needs no marks.
create or replace function mark_removed_matchings() returns trigger language plpgsql as $$
begin
  with pair as (
      select o.community_id, least(o.participant_id, o.subject_id) as first_id, greatest(o.participant_id, o.subject_id) as second_id,
        min(o.matched_at) as at
      from removed o where o.origin <> 'INTRO' and exists (select from community c where c.id = o.community_id) group by 1, 2, 3),
    known as (
      select pair.*, first_shown(pair.community_id, pair.first_id, pair.second_id) as later from pair),
    moved as materialized (select * from known where later is null or at < later),
    counted as (
      insert into rollup_mark (community_id, at, shown)
      select community_id, date_bin('15 minutes', moment, '2000-01-01Z'), sum(amount)
      from (select community_id, at as moment, -1 as amount from moved
        union all select community_id, later, 1 from moved where later is not null) as change
      group by 1, 2 having sum(amount) <> 0)
  insert into rollup_mark (community_id, at, first_id, second_id)
  select p.community_id, moved.at, p.first_id, p.second_id from moved
    join rollup_pair p on p.community_id = moved.community_id and p.first_id = moved.first_id and p.second_id = moved.second_id
  where (select count(*) from participant q where q.community_id = p.community_id and q.id in (p.first_id, p.second_id)) = 2;
  perform mark_pair(o.community_id, o.participant_id, o.subject_id) from removed o where o.score is not null;
  return null;
end $$;

-- All rows of a statement have changed when this runs: what a pair was before follows from all that changed.
create function mark_moved_matchings() returns trigger language plpgsql as $$
begin
  if not exists (
    select from before_rows o join after_rows n on n.community_id = o.community_id and n.id = o.id
    where (o.participant_id, o.subject_id, o.origin, o.matched_at) is distinct from (n.participant_id, n.subject_id, n.origin, n.matched_at))
  then return null; end if;
  -- Who scored, and who was met, is also counted on the day of the score and on the days on which they joined.
  insert into rollup_mark (community_id, at)
  select distinct n.community_id, counted.at from before_rows o join after_rows n on n.community_id = o.community_id and n.id = o.id
    cross join lateral (
      select n.scored_at as at union select p.joined_at from participant p
      where p.community_id = n.community_id and p.id in (o.participant_id, o.subject_id, n.participant_id, n.subject_id)) counted
  where n.score is not null and (o.participant_id, o.subject_id) is distinct from (n.participant_id, n.subject_id);
  with row_of as (
      select o.community_id, o.id, least(o.participant_id, o.subject_id) as first_id, greatest(o.participant_id, o.subject_id) as second_id,
        case when o.origin <> 'INTRO' then o.matched_at end as at
      from before_rows o),
    touched as (
      select community_id, first_id, second_id from row_of
      union select n.community_id, least(n.participant_id, n.subject_id), greatest(n.participant_id, n.subject_id) from after_rows n),
    known as (
      select touched.*, first_shown(touched.community_id, touched.first_id, touched.second_id) as after,
        least(
          (select min(o.at) from row_of o where (o.community_id, o.first_id, o.second_id)
            = (touched.community_id, touched.first_id, touched.second_id)),
          (select min(m.matched_at) from matching m
            where m.community_id = touched.community_id and least(m.participant_id, m.subject_id) = touched.first_id
              and greatest(m.participant_id, m.subject_id) = touched.second_id and m.origin <> 'INTRO'
              and not exists (select from row_of o where o.id = m.id))) as before
      from touched),
    counted as (
      insert into rollup_mark (community_id, at, shown)
      select community_id, date_bin('15 minutes', moment, '2000-01-01Z'), sum(amount)
      from (select community_id, before as moment, -1 as amount from known where before is not null and after is distinct from before
        union all select community_id, after, 1 from known where after is not null and after is distinct from before) as change
      group by 1, 2 having sum(amount) <> 0)
  insert into rollup_mark (community_id, at, first_id, second_id)
  select known.community_id, coalesce(after, before), known.first_id, known.second_id from known
  where coalesce(after, before) is not null
    and (select count(*) from participant q where q.community_id = known.community_id and q.id in (known.first_id, known.second_id)) = 2;
  return null;
end $$;
create trigger matchings_moved_marked after update on matching
  referencing old table as before_rows new table as after_rows for each statement execute function mark_moved_matchings();

create or replace function mark_changed_matching() returns trigger language plpgsql as $$
begin
  perform mark_pair(new.community_id, new.participant_id, new.subject_id);
  return null;
end $$;
drop trigger matching_changed_marked on matching;
create trigger matching_changed_marked after update of score on matching
  for each row when (old.score is distinct from new.score) execute function mark_changed_matching();

create or replace function mark_intro_pair() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_pair(old.community_id, old.from_id, old.to_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.from_id, old.to_id) is distinct from (new.from_id, new.to_id)) then
    perform mark_pair(new.community_id, new.from_id, new.to_id);
  end if;
  return null;
end $$;

-- Also all of whom the pairs are not kept yet.
create or replace function communities_with_figures_due() returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.id from community c left join rollup r on r.community_id = c.id
      where r.time_zone is distinct from c.time_zone or not r.counts_pairs
        or exists (select from rollup_mark m where m.community_id = c.id)
      order by c.id;
  end;
