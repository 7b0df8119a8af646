-- Organisers without a participant have notifications too: the reader is the user.
alter table notification
  add column user_id uuid references app_user (id) on delete cascade,
  add column seq integer not null default 0,
  add column group_key text;
alter table notification alter column participant_id drop not null;
update notification n set user_id = p.user_id from participant p where p.community_id = n.community_id and p.id = n.participant_id;
with numbered as (
  select community_id, id, row_number() over (partition by community_id, user_id order by created_at, id) as seq from notification)
update notification n set seq = m.seq from numbered m where m.community_id = n.community_id and m.id = n.id;
comment on column notification.user_id is 'To whom. Filled by the previous version only through its trigger.';
comment on column notification.seq is 'Number in the reader''s list, given under the lock of notification_tally, so that those after a known one are all that is new.';
comment on column notification.group_key is 'Those with the same key are shown as one, such as the answers to one request; null for one that stands alone.';

create table notification_tally (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  last_seq integer not null default 0,
  unseen integer not null default 0 check (unseen >= 0),
  primary key (community_id, user_id)
);
comment on table notification_tally is 'Counts of a reader''s notifications.';
comment on column notification_tally.community_id is 'The community.';
comment on column notification_tally.user_id is 'The reader.';
comment on column notification_tally.last_seq is 'Number of the latest one.';
comment on column notification_tally.unseen is 'How many are neither seen nor dismissed.';
create index notification_tally_user on notification_tally (user_id);
select protect_community_table('notification_tally');
insert into notification_tally (community_id, user_id, last_seq, unseen)
  select community_id, user_id, max(seq), count(*) filter (where seen_at is null and dismissed_at is null)
  from notification where user_id is not null group by community_id, user_id;

-- Numbers and counts every write, whichever version of the server makes it. The count follows after the insert: one that meets its
-- once-only key takes a number, and is not there.
create function number_notification() returns trigger language plpgsql as $$
begin
  if new.user_id is null then
    select p.user_id into new.user_id from participant p where p.community_id = new.community_id and p.id = new.participant_id;
  end if;
  insert into notification_tally as t (community_id, user_id, last_seq, unseen) values (new.community_id, new.user_id, 1, 0)
    on conflict (community_id, user_id) do update set last_seq = t.last_seq + 1
    returning t.last_seq into new.seq;
  return new;
end $$;
create function count_notification() returns trigger language plpgsql as $$
declare
  was_unseen boolean := tg_op <> 'INSERT' and old.seen_at is null and old.dismissed_at is null;
  is_unseen boolean := tg_op <> 'DELETE' and new.seen_at is null and new.dismissed_at is null;
begin
  if was_unseen <> is_unseen then
    update notification_tally set unseen = unseen + case when is_unseen then 1 else -1 end
    where community_id = coalesce(new.community_id, old.community_id) and user_id = coalesce(new.user_id, old.user_id);
  end if;
  return null;
end $$;
create trigger number_notification before insert on notification for each row execute function number_notification();
create trigger count_notification after insert or update of seen_at, dismissed_at or delete on notification
  for each row execute function count_notification();
create index notification_list on notification (community_id, user_id, seq desc) where dismissed_at is null;
create index notification_unseen on notification (community_id, user_id, seq) where seen_at is null and dismissed_at is null;
create index notification_group on notification (community_id, user_id, group_key, seq) where group_key is not null;
create index notification_user on notification (user_id);
alter table notification drop constraint notification_once;
alter table notification add constraint notification_once unique (community_id, user_id, once_key);
create index notification_created on notification (community_id, created_at);

create table channel_preference (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  channel text not null check (channel in ('TELEGRAM', 'SLACK', 'DISCORD', 'PUSH')),
  topic text not null,
  is_disabled boolean not null,
  primary key (community_id, participant_id, channel, topic),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table channel_preference is 'Topics that a participant switched off in a channel. Those of letters are in letter_preference.';
comment on column channel_preference.community_id is 'The community.';
comment on column channel_preference.participant_id is 'The participant.';
comment on column channel_preference.channel is 'The channel.';
comment on column channel_preference.topic is 'The topic.';
comment on column channel_preference.is_disabled is 'Whether it is off.';
select protect_community_table('channel_preference');

create table quiet_hours (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  starts_at time not null,
  ends_at time not null,
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  check (starts_at <> ends_at)
);
comment on table quiet_hours is 'When messengers and push stay silent. What comes meanwhile is told together when they end.';
comment on column quiet_hours.community_id is 'The community.';
comment on column quiet_hours.participant_id is 'The participant.';
comment on column quiet_hours.starts_at is 'In the participant''s time zone.';
comment on column quiet_hours.ends_at is 'In the participant''s time zone; before starts_at when it is on the next day.';
select protect_community_table('quiet_hours');

alter table notification_pref drop constraint notification_pref_channel_check;
alter table notification_pref add constraint notification_pref_channel_check
  check (channel in ('EMAIL', 'TELEGRAM', 'SLACK', 'DISCORD', 'PUSH'));

alter table messenger_text
  add column topic text,
  add column stands_for integer not null default 1 check (stands_for > 0),
  add column group_keys text[] not null default '{}';
comment on column messenger_text.topic is 'Topic under which it can be switched off; many of one topic within minutes become one text.';
comment on column messenger_text.stands_for is 'How many texts it replaces; 1 for one that says what happened.';
comment on column messenger_text.group_keys is 'What those were about, such as the chats.';
create index messenger_text_topic on messenger_text (community_id, participant_id, channel, topic, created_at);

-- The author of a report is told when the moderators have decided on it.
alter table report add column decided_at timestamptz;
comment on column report.decided_at is 'When a moderator closed it; null while it waits, also after its author changed it.';
