create table participation (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  participant_id uuid not null,
  status text not null check (status in ('CONFIRMED', 'PENDING', 'REJECTED', 'CANCELLED')),
  plus_ones integer not null default 0 check (plus_ones between 0 and 10),
  is_approved boolean not null default false,
  waitlist_number bigint,
  offered_until timestamptz,
  held_until timestamptz,
  holds_place boolean not null generated always as
    (status = 'CONFIRMED' or (status = 'PENDING' and (offered_until is not null or held_until is not null))) stored,
  message text not null default '',
  onboarding_started_at timestamptz,
  onboarding_completed_at timestamptz,
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid,
  checked_in_at timestamptz,
  checked_in_how text check (checked_in_how in ('QR', 'NAME', 'ONLINE')),
  primary key (community_id, id),
  unique (community_id, event_id, participant_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, changed_by) references connection (community_id, user_id) on delete set null (changed_by),
  check (waitlist_number is null or (status = 'PENDING' and held_until is null)),
  check ((checked_in_at is null) = (checked_in_how is null))
);
comment on table participation is 'A participant''s part in an event. One per pair; a person who rejoins keeps the row.';
comment on column participation.community_id is 'The community.';
comment on column participation.id is 'Id.';
comment on column participation.event_id is 'The event.';
comment on column participation.participant_id is 'The participant.';
comment on column participation.status is 'PENDING until questions, approval and payment are done and a place is free.';
comment on column participation.plus_ones is 'Guests whom the participant brings; each takes a place.';
comment on column participation.is_approved is 'Whether an organiser approved it; kept until cancelled or rejected.';
comment on column participation.waitlist_number is 'Order on the waitlist; null if not on it.';
comment on column participation.offered_until is 'Until when a place is offered to the first of the waitlist; null without an offer.';
comment on column participation.held_until is 'Until when a place is kept while the participant answers the questions or pays; null without a hold.';
comment on column participation.holds_place is 'Whether it takes its places: confirmed, offered or held. Expired offers and holds are set to null before places are counted.';
comment on column participation.message is 'What the organiser wrote with a rejection.';
comment on column participation.onboarding_started_at is 'When the participant opened the questions.';
comment on column participation.onboarding_completed_at is 'When every required question was answered.';
comment on column participation.joined_at is 'When the participant last asked to join.';
comment on column participation.changed_at is 'When the status last changed.';
comment on column participation.changed_by is 'Who changed the status; the participant or an organiser.';
comment on column participation.checked_in_at is 'When the participant came; null if not yet, or not at all.';
comment on column participation.checked_in_how is 'At the door by QR code or name, or by the link of an online event.';
create index participation_event on participation (community_id, event_id, status, joined_at, id);
create index participation_waitlist on participation (community_id, event_id, waitlist_number) where waitlist_number is not null;
create index participation_participant on participation (community_id, participant_id);
create index participation_expiring on participation (community_id, least(offered_until, held_until))
  where status = 'PENDING' and (offered_until is not null or held_until is not null);
select protect_community_table('participation');

create table event_tally (
  community_id uuid not null references community (id) on delete cascade,
  event_id uuid not null,
  places_taken integer not null default 0 check (places_taken >= 0),
  confirmed integer not null default 0,
  pending integer not null default 0,
  waiting integer not null default 0,
  rejected integer not null default 0,
  cancelled integer not null default 0,
  checked_in integer not null default 0,
  last_waitlist_number bigint not null default 0,
  primary key (community_id, event_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table event_tally is 'Counts of an event, kept by a trigger. Its row is what a change of participation locks.';
comment on column event_tally.community_id is 'The community.';
comment on column event_tally.event_id is 'The event.';
comment on column event_tally.places_taken is 'Places of everybody who holds one, guests included.';
comment on column event_tally.confirmed is 'Participations that are CONFIRMED.';
comment on column event_tally.pending is 'Participations that are PENDING and not on the waitlist.';
comment on column event_tally.waiting is 'Participations on the waitlist.';
comment on column event_tally.rejected is 'Participations that are REJECTED.';
comment on column event_tally.cancelled is 'Participations that are CANCELLED.';
comment on column event_tally.checked_in is 'Participations that are checked in.';
comment on column event_tally.last_waitlist_number is 'The last number given on the waitlist.';
select protect_community_table('event_tally');

create function create_event_tally() returns trigger language plpgsql as $$
begin
  insert into event_tally (community_id, event_id) values (new.community_id, new.id);
  return null;
end $$;
create trigger create_event_tally after insert on event for each row execute function create_event_tally();

create function count_participation(p participation, by_number integer) returns void language sql as $$
  update event_tally set
    places_taken = places_taken + case when p.holds_place then by_number * (1 + p.plus_ones) else 0 end,
    confirmed = confirmed + case when p.status = 'CONFIRMED' then by_number else 0 end,
    pending = pending + case when p.status = 'PENDING' and p.waitlist_number is null then by_number else 0 end,
    waiting = waiting + case when p.waitlist_number is not null then by_number else 0 end,
    rejected = rejected + case when p.status = 'REJECTED' then by_number else 0 end,
    cancelled = cancelled + case when p.status = 'CANCELLED' then by_number else 0 end,
    checked_in = checked_in + case when p.checked_in_at is not null then by_number else 0 end
  where community_id = p.community_id and event_id = p.event_id
$$;

create function tally_participation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_participation(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_participation(new, 1); end if;
  return null;
end $$;
create trigger tally_participation after insert or delete or update of status, plus_ones, waitlist_number, offered_until, held_until,
  checked_in_at on participation for each row execute function tally_participation();
