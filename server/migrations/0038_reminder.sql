create table reminder (
  community_id uuid not null references community (id) on delete cascade,
  participation_id uuid not null,
  participant_id uuid not null,
  kind text not null check (kind in ('day', 'hour')),
  starts_at timestamptz not null,
  claimed_at timestamptz not null,
  primary key (community_id, participation_id, kind, starts_at),
  foreign key (community_id, participation_id) references participation (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table reminder is 'Reminders that were sent. A row is inserted with the job that sends it, so that each is sent once; an event that moves has others.';
comment on column reminder.community_id is 'The community.';
comment on column reminder.participation_id is 'The participation of which it reminds.';
comment on column reminder.participant_id is 'Whom it reminds.';
comment on column reminder.kind is 'A day or an hour before the start.';
comment on column reminder.starts_at is 'The start that it reminded of.';
comment on column reminder.claimed_at is 'When it was due and queued.';
select protect_community_table('reminder');

-- Events that start soon are looked for every minute.
create index event_starting on event (community_id, starts_at) where deleted_at is null and cancelled_at is null and start_time is not null;
