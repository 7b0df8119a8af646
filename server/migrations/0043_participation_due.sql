-- Every change of a participation looks for holds and offers of the event that have ended. Without the event in the index, it read
-- everybody on the waitlist.
drop index participation_expiring;
create index participation_due on participation (community_id, event_id, least(offered_until, held_until))
  where status = 'PENDING' and (offered_until is not null or held_until is not null);

-- The plans inside are made while few jobs wait, and kept: a scan of the table is cheap then, and slow when thousands wait.
alter function queue_job(text, json, timestamptz, text, integer, text) set enable_seqscan = off;
