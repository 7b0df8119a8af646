create table event_message (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  author_id uuid,
  audiences text[] not null check (cardinality(audiences) > 0 and audiences <@ array['going', 'pending', 'waitlist']),
  subject text not null,
  text text not null,
  recipients integer not null check (recipients > 0),
  reached integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, author_id) references connection (community_id, user_id) on delete set null (author_id)
);
comment on table event_message is 'What an organiser wrote to the participants of an event.';
comment on column event_message.community_id is 'The community.';
comment on column event_message.id is 'Id.';
comment on column event_message.event_id is 'The event.';
comment on column event_message.author_id is 'The user who wrote it; null after their account was deleted.';
comment on column event_message.audiences is 'Whom it is for: those who are going, whose registration is pending, who are on the waitlist.';
comment on column event_message.subject is 'Subject of the letter.';
comment on column event_message.text is 'The message, plain text with line breaks.';
comment on column event_message.recipients is 'How many it was for when it was written.';
comment on column event_message.reached is 'How many it was sent to so far.';
comment on column event_message.created_at is 'When it was written; who joins later does not get it.';
comment on column event_message.finished_at is 'When everybody had been written to; null until then.';
create index event_message_event on event_message (community_id, event_id, created_at, id);
select protect_community_table('event_message');
