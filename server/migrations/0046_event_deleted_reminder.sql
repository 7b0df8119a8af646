-- Deleted events are listed for a day, and then looked for every hour to be removed.
create index event_deleted on event (community_id, deleted_at) where deleted_at is not null;

-- Those who were at an event are asked how it was, once.
alter table reminder drop constraint reminder_kind_check, add constraint reminder_kind_check check (kind in ('day', 'hour', 'feedback'));
comment on table reminder is 'Letters before and after an event that were sent. A row is inserted with the job that sends it, so that each is sent once; an event that moves has others.';
comment on column reminder.kind is 'A day or an hour before the start, or the question after the end.';

-- Two topics of letters are now four. Who switched the former ones off gets none of their letters.
insert into letter_preference (community_id, participant_id, topic, is_disabled)
  select l.community_id, l.participant_id, t.topic, true
  from letter_preference l join (values ('participation', 'eventChanges'), ('eventReminders', 'eventStarts')) as t (former, topic)
    on t.former = l.topic
  where l.is_disabled
  on conflict do nothing;
