create table event_feedback (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  participation_id uuid not null,
  participant_id uuid not null,
  score integer not null check (score between 1 and 5),
  note text not null default '',
  given_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, participation_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, participation_id) references participation (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table event_feedback is 'What a participant said about an event after it.';
comment on column event_feedback.community_id is 'The community.';
comment on column event_feedback.id is 'Id.';
comment on column event_feedback.event_id is 'The event.';
comment on column event_feedback.participation_id is 'The participation of whoever gave it; one feedback for each.';
comment on column event_feedback.participant_id is 'Whoever gave it; it is deleted with their profile.';
comment on column event_feedback.score is 'From 1 to 5.';
comment on column event_feedback.note is 'What they wrote; organisers read it without the name.';
comment on column event_feedback.given_at is 'When it was given or last changed.';
create index event_feedback_event on event_feedback (community_id, event_id, given_at desc, id desc);
create index event_feedback_participant on event_feedback (community_id, participant_id);
select protect_community_table('event_feedback');
