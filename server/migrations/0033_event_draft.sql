create table event_draft (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  event_id uuid,
  fields jsonb not null check (octet_length(fields::text) <= 65536),
  updated_at timestamptz not null,
  primary key (community_id, id),
  unique nulls not distinct (community_id, user_id, event_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade,
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table event_draft is 'What a user filled into the event form and has not saved yet: of a new event, or of one being edited.';
comment on column event_draft.community_id is 'The community.';
comment on column event_draft.id is 'Id.';
comment on column event_draft.user_id is 'Who fills in the form.';
comment on column event_draft.event_id is 'The event being edited; null for a new one.';
comment on column event_draft.fields is 'Fields of the form as typed, not validated.';
comment on column event_draft.updated_at is 'When it was last stored.';
select protect_community_table('event_draft');

create index event_cover on event (community_id, cover_file) where cover_file is not null;
