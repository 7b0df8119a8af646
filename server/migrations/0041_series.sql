create table event_series (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  frequency text not null check (frequency in ('WEEKLY', 'BIWEEKLY', 'MONTHLY_BY_DATE', 'MONTHLY_BY_WEEKDAY')),
  until_date date,
  event_count integer check (event_count between 1 and 104),
  created_at timestamptz not null,
  primary key (community_id, id),
  check ((until_date is null) <> (event_count is null))
);
comment on table event_series is 'The rule by which events repeat. The events themselves are rows of event from the start.';
comment on column event_series.community_id is 'The community.';
comment on column event_series.id is 'Id.';
comment on column event_series.frequency is 'How often it repeats.';
comment on column event_series.until_date is 'The last day that may have an event; null if the number of events ends it.';
comment on column event_series.event_count is 'Number of events; null if a day ends it.';
comment on column event_series.created_at is 'When it was created.';
select protect_community_table('event_series');

alter table event
  add column series_id uuid,
  add foreign key (community_id, series_id) references event_series (community_id, id) on delete set null (series_id);
comment on column event.series_id is 'The series of which it is a part; null for a single event.';
create index event_series_events on event (community_id, series_id, listed_at) where series_id is not null;
