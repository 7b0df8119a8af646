create table change (
  id uuid not null,
  community_id uuid not null references community (id) on delete cascade,
  kind text not null,
  subject text not null default '',
  subject_id uuid,
  user_id uuid,
  before jsonb not null,
  after jsonb not null,
  can_undo boolean not null default false,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete set null (user_id)
);
comment on table change is 'The audit log of a community: who changed what, before and after.';
comment on column change.id is 'Made by the application, ordered by time.';
comment on column change.community_id is 'The community.';
comment on column change.kind is 'What was changed, of a list in the contract.';
comment on column change.subject is 'What was changed, in words of the community; empty for the community itself.';
comment on column change.subject_id is 'Id of what was changed, where it has one.';
comment on column change.user_id is 'The manager; null once the account is deleted.';
comment on column change.before is 'Values before, by field; secrets have a placeholder.';
comment on column change.after is 'Values after, by field.';
comment on column change.can_undo is 'Whether it can be undone from the log: texts, looks, options and order, never secrets, domains and roles.';
comment on column change.created_at is 'When.';
comment on column change.undone_at is 'When it was undone; the undoing is a change of its own.';
create index change_newest on change (community_id, created_at desc, id desc);
create index change_user on change (community_id, user_id) where user_id is not null;
create index change_subject on change (community_id, subject_id) where subject_id is not null;
select protect_community_table('change');
