-- Time zones that PostgreSQL lacks, which the validation by Node let through: one of them failed the statement that looks for
-- the weekly letters of everybody.
update participant set time_zone = 'America/Los_Angeles' where time_zone = 'US/Pacific-New';
update participant set time_zone = null
  where time_zone is not null and lower(time_zone) not in (select lower(name) from pg_timezone_names);
update community set time_zone = 'UTC' where lower(time_zone) not in (select lower(name) from pg_timezone_names);

-- Values that would fail the matching of a whole community.
update participant set tags = array_remove(tags, null) where array_position(tags, null) is not null;
alter table participant add constraint participant_tags_without_null check (array_position(tags, null) is null);
update question set options = '[]' where jsonb_typeof(options) <> 'array';
alter table question add constraint question_options_array check (jsonb_typeof(options) = 'array');

-- A request that found its answer.
alter table request add column fulfilled_at timestamptz check (fulfilled_at is null or closed_at is not null);
comment on column request.fulfilled_at is 'When its owner marked it as fulfilled; null if it was replaced or is open.';

-- As before; a request that was fulfilled is opened again, with its answers, when its text becomes the current one.
create or replace function keep_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.looking_for = new.looking_for then return null; end if;
  update request set closed_at = clock_timestamp()
    where community_id = new.community_id and participant_id = new.id and closed_at is null;
  if new.looking_for <> '' then
    update request set closed_at = null, fulfilled_at = null
      where community_id = new.community_id and id = (
        select id from request where community_id = new.community_id and participant_id = new.id
          and fulfilled_at is not null and text = new.looking_for order by fulfilled_at desc limit 1);
    if not found then
      insert into request (community_id, id, participant_id, text, created_at)
        values (new.community_id, gen_random_uuid(), new.id, new.looking_for,
          case when tg_op = 'INSERT' then new.joined_at else clock_timestamp() end);
    end if;
  end if;
  return null;
end $$;

-- Feedback is requested only after an intro was accepted.
update matching m set meeting_due_at = null
  where m.meeting_due_at is not null and m.score is null and not exists (
    select from intro i where i.community_id = m.community_id and i.status = 'ACCEPTED'
      and m.participant_id in (i.from_id, i.to_id) and m.subject_id in (i.from_id, i.to_id));

-- Processes that cache profiles are notified of deleted ones.
create function notify_participant_deleted() returns trigger language plpgsql as $$
begin
  perform pg_notify('participant_deleted', old.community_id || ' ' || old.id);
  return null;
end $$;
create trigger participant_deleted after delete on participant
  for each row execute function notify_participant_deleted();

-- Caches also read again whoever was blocked, paused or excluded.
create function stamp_participant_of() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'blocked_user' then
    update participant set changed_at = clock_timestamp()
      where community_id = coalesce(new.community_id, old.community_id) and user_id = coalesce(new.user_id, old.user_id);
  else
    update participant set changed_at = clock_timestamp()
      where community_id = coalesce(new.community_id, old.community_id) and id = coalesce(new.participant_id, old.participant_id);
  end if;
  return null;
end $$;
create trigger blocked_user_stamp after insert or delete on blocked_user
  for each row execute function stamp_participant_of();
create trigger never_pair_stamp after insert or delete on never_pair
  for each row execute function stamp_participant_of();
create trigger matching_preference_stamp after insert or update or delete on matching_preference
  for each row execute function stamp_participant_of();
