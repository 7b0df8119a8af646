-- Caches of members also read again when somebody was last seen, how many intros they accept, and what others say of meetings with them,
-- without the texts. Rows are only added, so that nobody waits for a row of somebody else.
create table figure_change (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (community_id, changed_at, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table figure_change is 'Whose answer rate, mean score of meetings or last-seen time has changed of late.';
comment on column figure_change.community_id is 'The community.';
comment on column figure_change.participant_id is 'The member.';
comment on column figure_change.changed_at is 'When. Removed after two days: a cache that is older is read as a whole.';
select protect_community_table('figure_change');

-- Also for rows that are deleted with the person who answered or scored, unless the member or the community is being deleted.
create function mark_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  place uuid := coalesce(new.community_id, old.community_id);
  members uuid[];
begin
  if tg_table_name = 'intro' then members := array[old.to_id, new.to_id];
  else members := array[old.subject_id, new.subject_id];
  end if;
  insert into figure_change (community_id, participant_id)
    select p.community_id, p.id from participant p join community c on c.id = p.community_id
    where p.community_id = place and p.id = any (members)
    on conflict do nothing;
  return null;
end $$;
-- An intro that nobody answers counts a week after it was sent: that is found by its date.
create trigger intro_figures after update of status, to_id on intro
  for each row when ((old.status, old.to_id) is distinct from (new.status, new.to_id)) execute function mark_figures();
create trigger intro_deleted_figures after delete on intro for each row execute function mark_figures();
create trigger matching_figures after update of score, subject_id on matching
  for each row when (old.score is distinct from new.score or (new.score is not null and old.subject_id <> new.subject_id))
  execute function mark_figures();
create trigger matching_deleted_figures after delete on matching
  for each row when (old.score is not null) execute function mark_figures();

-- At most once a day for a session, at a time that differs by user, in all communities of the user. A profile that somebody else is
-- changing is left out until the next day.
create function mark_seen() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into figure_change (community_id, participant_id)
    select p.community_id, p.id
    from after_rows n join before_rows o on o.id = n.id
      cross join lateral (select timestamptz '2000-01-01Z' + (hashtext(n.user_id::text) & 1023) * interval '84 seconds' as begins) days
      join connection k on k.user_id = n.user_id
      join participant p on p.community_id = k.community_id and p.user_id = k.user_id
    where date_bin('1 day', n.last_seen_at, days.begins) is distinct from date_bin('1 day', o.last_seen_at, days.begins)
    for key share of p skip locked
    on conflict do nothing;
  return null;
end $$;
create trigger session_figures after update on session
  referencing old table as before_rows new table as after_rows for each statement execute function mark_seen();

create function remove_old_figure_changes(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public as $$
    delete from figure_change where changed_at < before;
  $$;
comment on function remove_old_figure_changes(timestamptz) is 'Removes marks of all communities that no cache reads any more.';
revoke execute on function remove_old_figure_changes(timestamptz) from public;
grant execute on function remove_old_figure_changes(timestamptz) to samovar_app;
