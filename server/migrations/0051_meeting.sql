create table meeting (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  chat_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  proposed_by uuid not null,
  proposed_times timestamptz[] not null check (cardinality(proposed_times) between 1 and 3),
  minutes integer not null check (minutes between 15 and 480),
  place text not null default '',
  status text not null check (status in ('PROPOSED', 'AGREED', 'CANCELLED')),
  starts_at timestamptz,
  sequence integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, chat_id) references chat (community_id, id) on delete cascade,
  foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, second_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, proposed_by) references participant (community_id, id) on delete cascade,
  check (first_id < second_id),
  check (status <> 'AGREED' or starts_at is not null)
);
comment on table meeting is 'A time for two people to meet: proposed, agreed on, moved or cancelled, in their chat.';
comment on column meeting.community_id is 'The community.';
comment on column meeting.id is 'Made by the application; the uid of the calendar entry comes from it.';
comment on column meeting.chat_id is 'The chat of the two.';
comment on column meeting.first_id is 'The lower id of the two.';
comment on column meeting.second_id is 'The higher id of the two.';
comment on column meeting.proposed_by is 'Who proposed the times that stand.';
comment on column meeting.proposed_times is 'Up to three times, in order of preference.';
comment on column meeting.minutes is 'How long.';
comment on column meeting.place is 'Where, in their own words: a café or a link.';
comment on column meeting.status is 'AGREED once the other has accepted one of the times. Moving an agreed one keeps starts_at until a new time is accepted.';
comment on column meeting.starts_at is 'The accepted time.';
comment on column meeting.sequence is 'Revision of the calendar entry (RFC 5546).';
comment on column meeting.created_at is 'When it was proposed.';
comment on column meeting.changed_at is 'When it changed last.';
create index meeting_chat on meeting (community_id, chat_id);
create index meeting_first on meeting (community_id, first_id, starts_at);
create index meeting_second on meeting (community_id, second_id, starts_at);
create index meeting_proposed_by on meeting (community_id, proposed_by);
select protect_community_table('meeting');

-- The message that shows a meeting.
create index chat_message_meeting on chat_message (community_id, (data ->> 'meetingId')) where kind = 'MEETING';
