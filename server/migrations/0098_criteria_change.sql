-- A changed offer, goal or set of topics gets a new list at once, as a changed request does.
create table criteria_change (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  change_id uuid not null default gen_random_uuid(),
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table criteria_change is 'Who changed offer, goal or topics since their last instant list. The list that serves the change removes the row.';
comment on column criteria_change.community_id is 'The community.';
comment on column criteria_change.participant_id is 'Who changed them.';
comment on column criteria_change.change_id is 'Of the latest change: one that comes while a list is being made stays for the next list.';
select protect_community_table('criteria_change');

create function keep_criteria_change() returns trigger language plpgsql as $$
begin
  insert into criteria_change (community_id, participant_id) values (new.community_id, new.id)
  on conflict (community_id, participant_id) do update set change_id = excluded.change_id;
  return null;
end $$;
create trigger participant_criteria_changed after update of can_help, goal, tags on participant
  for each row when ((old.can_help, old.goal, old.tags) is distinct from (new.can_help, new.goal, new.tags))
  execute function keep_criteria_change();

-- A newcomer is added to current lists of others.
alter table matching add column is_newcomer boolean not null default false;
comment on column matching.is_newcomer is 'The subject joined after the list was made, and was added to it.';

-- Caches also read again who answered, or changed an answer.
create or replace function stamp_participant_of() returns trigger language plpgsql as $$
begin
  if tg_table_name in ('blocked_user', 'answer') then
    update participant set changed_at = clock_timestamp()
      where community_id = coalesce(new.community_id, old.community_id) and user_id = coalesce(new.user_id, old.user_id);
  else
    update participant set changed_at = clock_timestamp()
      where community_id = coalesce(new.community_id, old.community_id) and id = coalesce(new.participant_id, old.participant_id);
  end if;
  return null;
end $$;
create trigger answer_stamp after insert or update or delete on answer
  for each row execute function stamp_participant_of();
