alter table letter add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL', 'PUBLISH'));
alter table letter add column calendar text;
alter table letter add constraint letter_calendar check ((calendar is null) = (calendar_method is null));
comment on column letter.calendar_method is 'What a calendar program does with the calendar part (RFC 5546); null without one.';
comment on column letter.calendar is 'Calendar part in iCalendar format: an invitation, its update or its cancellation.';

create table calendar_feed (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  generation integer not null,
  renewed_at timestamptz not null,
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table calendar_feed is 'Calendar feeds whose secret address was renewed. The address is derived from the generation and stored nowhere.';
comment on column calendar_feed.community_id is 'The community.';
comment on column calendar_feed.participant_id is 'Whose events it has.';
comment on column calendar_feed.generation is 'Raised to make earlier addresses invalid; 0 without a row.';
comment on column calendar_feed.renewed_at is 'When the address was last renewed.';
select protect_community_table('calendar_feed');
