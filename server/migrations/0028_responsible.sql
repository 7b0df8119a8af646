create table responsible (
  community_id uuid not null references community (id) on delete cascade,
  event_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (community_id, event_id, user_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade,
  foreign key (community_id, added_by) references connection (community_id, user_id) on delete set null (added_by)
);
comment on table responsible is 'Organisers of an event: users with an organiser''s rights on it alone.';
comment on column responsible.community_id is 'The community.';
comment on column responsible.event_id is 'The event.';
comment on column responsible.user_id is 'The organiser.';
comment on column responsible.added_by is 'Who added them.';
comment on column responsible.added_at is 'When.';
create index responsible_user on responsible (community_id, user_id);
select protect_community_table('responsible');

-- Organiser mode is offered to users with an event that is not deleted.
create function mark_organiser() returns trigger language plpgsql as $$
begin
  update connection c set is_organiser = exists (
      select from responsible r where r.community_id = c.community_id and r.user_id = c.user_id)
    where c.community_id = coalesce(new.community_id, old.community_id) and c.user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger mark_organiser after insert or delete on responsible for each row execute function mark_organiser();
