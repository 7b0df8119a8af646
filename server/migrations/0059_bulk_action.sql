create table bulk_action (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('tag', 'untag', 'profileOn', 'profileOff', 'networkingOn', 'networkingOff')),
  tag text,
  participant_ids uuid[] not null,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  created_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, created_by) references connection (community_id, user_id) on delete set null (created_by)
);
comment on table bulk_action is 'One action of a manager on many members, run by a job in batches.';
comment on column bulk_action.community_id is 'The community.';
comment on column bulk_action.id is 'Made by the application, ordered by time.';
comment on column bulk_action.kind is 'What is done with each member.';
comment on column bulk_action.tag is 'The member tag that is given or taken; null for other kinds.';
comment on column bulk_action.participant_ids is 'The selection, as it was when the action started. Emptied when it is finished.';
comment on column bulk_action.total is 'Number of selected members.';
comment on column bulk_action.done is 'How many of them are done; the next batch begins after them.';
comment on column bulk_action.skipped is 'Members who had left, or whom the manager may not switch.';
comment on column bulk_action.failed is 'Members for whom it failed.';
comment on column bulk_action.created_by is 'The manager; null once the account is deleted.';
comment on column bulk_action.created_at is 'When it started.';
comment on column bulk_action.finished_at is 'When all were done; null while it runs.';
create index bulk_action_running on bulk_action (community_id, created_at) where finished_at is null;
create index bulk_action_author on bulk_action (community_id, created_by) where created_by is not null;
select protect_community_table('bulk_action');
