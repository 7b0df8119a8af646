-- Deleted events are listed for a day, and then looked for every hour to be removed.
create index event_deleted on event (community_id, deleted_at) where deleted_at is not null;
