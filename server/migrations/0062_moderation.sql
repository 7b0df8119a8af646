alter table participant add column waiting_since timestamptz;
comment on column participant.waiting_since is 'Since when a decision of the moderators is due again, after a rejected profile was changed; null for since joining.';
-- Who waits longest comes first.
create index participant_waiting on participant (community_id, coalesce(waiting_since, joined_at), id) where moderation_status = 'PENDING';

create table moderation_decision (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  status text not null check (status in ('PENDING', 'CONFIRMED', 'REJECTED')),
  reason text not null default '',
  decided_by uuid,
  waited_minutes integer,
  created_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, decided_by) references connection (community_id, user_id) on delete set null (decided_by)
);
comment on table moderation_decision is 'What moderators decided about participants, and how long these had waited.';
comment on column moderation_decision.community_id is 'The community.';
comment on column moderation_decision.id is 'Made by the application, ordered by time.';
comment on column moderation_decision.participant_id is 'About whom.';
comment on column moderation_decision.status is 'The status that was given.';
comment on column moderation_decision.reason is 'Why it was rejected, as its owner reads it; else empty.';
comment on column moderation_decision.decided_by is 'The moderator, a user; null once the account is deleted.';
comment on column moderation_decision.waited_minutes is 'How long the participant had waited; null if the profile was not pending.';
comment on column moderation_decision.created_at is 'When.';
create index moderation_decision_participant on moderation_decision (community_id, participant_id, created_at desc);
create index moderation_decision_by on moderation_decision (community_id, decided_by) where decided_by is not null;
create index moderation_decision_wait on moderation_decision (community_id, created_at desc) include (waited_minutes) where waited_minutes is not null;
select protect_community_table('moderation_decision');

create table newcomer_notice (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  notice text not null default 'DAILY' check (notice in ('AT_ONCE', 'DAILY', 'NONE')),
  digest_day date,
  digested_at timestamptz,
  primary key (community_id, user_id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table newcomer_notice is 'How a moderator is written to about newcomers who wait, and which daily letter was the last.';
comment on column newcomer_notice.community_id is 'The community.';
comment on column newcomer_notice.user_id is 'The moderator.';
comment on column newcomer_notice.notice is 'A letter for each at once, one a day, or none.';
comment on column newcomer_notice.digest_day is 'Day, in the moderator''s time zone, whose daily letter is done, whether or not there was anything to write.';
comment on column newcomer_notice.digested_at is 'When that was: the next letter is about those who wait since then.';
select protect_community_table('newcomer_notice');
