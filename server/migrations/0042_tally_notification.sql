-- One write of the counts for each write of a participation. The last number of the waitlist is counted along, so that the next one
-- is given under the lock without writing it first.
create or replace function count_participation(p participation, by_number integer) returns void language sql as $$
  update event_tally set
    places_taken = places_taken + case when p.holds_place then by_number * (1 + p.plus_ones) else 0 end,
    confirmed = confirmed + case when p.status = 'CONFIRMED' then by_number else 0 end,
    pending = pending + case when p.status = 'PENDING' and p.waitlist_number is null then by_number else 0 end,
    waiting = waiting + case when p.waitlist_number is not null then by_number else 0 end,
    rejected = rejected + case when p.status = 'REJECTED' then by_number else 0 end,
    cancelled = cancelled + case when p.status = 'CANCELLED' then by_number else 0 end,
    checked_in = checked_in + case when p.checked_in_at is not null then by_number else 0 end,
    last_waitlist_number = greatest(last_waitlist_number, p.waitlist_number)
  where community_id = p.community_id and event_id = p.event_id
$$;

create or replace function tally_participation() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_participation(new, 1);
  elsif tg_op = 'DELETE' then
    perform count_participation(old, -1);
  else
    update event_tally set
      places_taken = places_taken + case when new.holds_place then 1 + new.plus_ones else 0 end
        - case when old.holds_place then 1 + old.plus_ones else 0 end,
      confirmed = confirmed + (new.status = 'CONFIRMED')::integer - (old.status = 'CONFIRMED')::integer,
      pending = pending + (new.status = 'PENDING' and new.waitlist_number is null)::integer
        - (old.status = 'PENDING' and old.waitlist_number is null)::integer,
      waiting = waiting + (new.waitlist_number is not null)::integer - (old.waitlist_number is not null)::integer,
      rejected = rejected + (new.status = 'REJECTED')::integer - (old.status = 'REJECTED')::integer,
      cancelled = cancelled + (new.status = 'CANCELLED')::integer - (old.status = 'CANCELLED')::integer,
      checked_in = checked_in + (new.checked_in_at is not null)::integer - (old.checked_in_at is not null)::integer,
      last_waitlist_number = greatest(last_waitlist_number, new.waitlist_number)
    where community_id = new.community_id and event_id = new.event_id;
  end if;
  return null;
end $$;

-- Leaves room for the next versions of a row in its page: the counts of a popular event are written often.
alter table event_tally set (fillfactor = 50);

create index participation_waiting_group on participation (community_id, event_id, plus_ones)
  where waitlist_number is not null and plus_ones > 0;

alter table notification add column once_key text;
comment on column notification.once_key is 'What it tells, so that a job that runs again tells it once; null if it may be told again.';
alter table notification add constraint notification_once unique (community_id, participant_id, once_key);
