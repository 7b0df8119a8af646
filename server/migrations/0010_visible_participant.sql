-- Whom others may see at all: one answer for every list, map, invitation and preview. Seen with the rights of whoever asks, so
-- that row level security holds as in the table itself.
create view visible_participant with (security_invoker = true) as
  select p.* from participant p
  where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled
    and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id);
comment on view visible_participant is 'Confirmed members who are switched on and whom nobody has blocked.';
