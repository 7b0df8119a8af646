-- Whoever has not confirmed their email is in no list and is not recommended. Stored with the participant, so that lists need not
-- read the account.
alter table participant add column is_email_confirmed boolean not null default true;
comment on column participant.is_email_confirmed is 'Whether the email of the account is confirmed, maintained by triggers.';
update participant p set is_email_confirmed = false from app_user u where u.id = p.user_id and u.email_confirmed_at is null;

create function copy_email_confirmed() returns trigger language plpgsql as $$
begin
  new.is_email_confirmed := exists (select from app_user u where u.id = new.user_id and u.email_confirmed_at is not null);
  return new;
end $$;
create trigger participant_email_confirmed before insert on participant
  for each row execute function copy_email_confirmed();

create function spread_email_confirmed() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update participant p set is_email_confirmed = new.email_confirmed_at is not null where p.user_id = new.id;
  return null;
end $$;
create trigger app_user_email_confirmed after update of email_confirmed_at on app_user
  for each row when ((old.email_confirmed_at is null) <> (new.email_confirmed_at is null)) execute function spread_email_confirmed();

-- Caches of the matching learn of it.
create or replace trigger participant_stamp before update of company, position, about, looking_for, goal, city, is_location_shared, tags,
  moderation_status, is_profile_enabled, is_networking_enabled, preferred_lang, first_name, profile_visibility, is_email_confirmed
  on participant for each row execute function stamp_participant();

create or replace view visible_participant with (security_invoker = true) as
  select p.* from participant p
  where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
    and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id);
comment on view visible_participant is 'Confirmed members with a confirmed email who are switched on and whom nobody has blocked.';
