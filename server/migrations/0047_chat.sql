alter table community add column members_may_chat boolean not null default true;
comment on column community.members_may_chat is 'Whether confirmed members may chat without a permission of their own.';

create table chat (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('PAIR', 'GROUP', 'EVENT')),
  name text not null default '',
  first_id uuid,
  second_id uuid,
  event_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  last_seq integer not null default 0,
  last_number integer not null default 0,
  primary key (community_id, id),
  foreign key (community_id, first_id) references participant (community_id, id) on delete set null (first_id),
  foreign key (community_id, second_id) references participant (community_id, id) on delete set null (second_id),
  foreign key (community_id, created_by) references participant (community_id, id) on delete set null (created_by),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  check (kind <> 'PAIR' or first_id is null or second_id is null or first_id < second_id),
  check ((kind = 'EVENT') = (event_id is not null))
);
comment on table chat is 'A conversation of two people, of several, or of the participants of an event.';
comment on column chat.community_id is 'The community.';
comment on column chat.id is 'Made by the application.';
comment on column chat.kind is 'PAIR: at most one for two people. GROUP: named by its members. EVENT: of those who go.';
comment on column chat.name is 'Name of a group; empty for a pair and for an event, which have those of the other person and of the event.';
comment on column chat.first_id is 'The lower id of a pair; null after that account was deleted.';
comment on column chat.second_id is 'The higher id of a pair; null after that account was deleted.';
comment on column chat.event_id is 'The event whose chat it is.';
comment on column chat.created_by is 'Who started it; null after that account was deleted.';
comment on column chat.created_at is 'When it was started.';
comment on column chat.last_seq is 'Number of the latest change: a message, an edit, a deletion, a reaction, a member. Given under the lock of this row, so changes are committed in its order.';
comment on column chat.last_number is 'Number of the latest message.';
create unique index chat_pair on chat (community_id, first_id, second_id) where kind = 'PAIR';
create unique index chat_event on chat (community_id, event_id) where event_id is not null;
create index chat_first on chat (community_id, first_id) where first_id is not null;
create index chat_second on chat (community_id, second_id) where second_id is not null;
create index chat_created_by on chat (community_id, created_by) where created_by is not null;
-- Written with each message; room for the next version of the row in its page.
alter table chat set (fillfactor = 70);
select protect_community_table('chat');

create table chat_member (
  community_id uuid not null references community (id) on delete cascade,
  chat_id uuid not null,
  participant_id uuid not null,
  joined_at timestamptz not null,
  from_number integer not null default 0,
  left_at timestamptz,
  is_muted boolean not null default false,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  last_at timestamptz not null,
  told_number integer not null default 0,
  untold_since timestamptz,
  primary key (community_id, chat_id, participant_id),
  foreign key (community_id, chat_id) references chat (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table chat_member is 'Who is in a chat, and how far they have read.';
comment on column chat_member.community_id is 'The community.';
comment on column chat_member.chat_id is 'The chat.';
comment on column chat_member.participant_id is 'The member.';
comment on column chat_member.joined_at is 'When they joined, the last time.';
comment on column chat_member.from_number is 'They see messages after this number: those who are added later see what came after.';
comment on column chat_member.left_at is 'When they left; null for those who are in.';
comment on column chat_member.is_muted is 'Nothing is told of its messages, and it does not count as unread.';
comment on column chat_member.read_number is 'Number of the last message they have read.';
comment on column chat_member.unread is 'How many messages of others came after it.';
comment on column chat_member.last_at is 'Time of the latest message, kept here so that a list of many chats is read from an index.';
comment on column chat_member.told_number is 'Number of the last message that a letter, a push or a messenger told of.';
comment on column chat_member.untold_since is 'Time of the first unread message that no letter told of; null if there is none.';
create index chat_member_list on chat_member (community_id, participant_id, last_at desc, chat_id desc) where left_at is null;
create index chat_member_unread on chat_member (community_id, participant_id) where unread > 0 and left_at is null and not is_muted;
create index chat_member_untold on chat_member (community_id, untold_since) where untold_since is not null;
create index chat_member_participant on chat_member (community_id, participant_id);
select protect_community_table('chat_member');

create table chat_message (
  community_id uuid not null references community (id) on delete cascade,
  chat_id uuid not null,
  id uuid not null,
  number integer not null,
  seq integer not null,
  author_id uuid,
  kind text not null check (kind in ('TEXT', 'INTRO', 'ADDED', 'LEFT', 'RENAMED', 'MEETING')),
  text text not null default '',
  data jsonb not null default '{}',
  reply_to_id uuid,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  search tsvector generated always as (to_tsvector('russian', text)) stored,
  primary key (community_id, id),
  unique (community_id, chat_id, number),
  foreign key (community_id, chat_id) references chat (community_id, id) on delete cascade,
  foreign key (community_id, author_id) references participant (community_id, id) on delete set null (author_id),
  foreign key (community_id, reply_to_id) references chat_message (community_id, id) on delete set null (reply_to_id)
);
comment on table chat_message is 'The messages of chats, and what happened in them: somebody was added, a name was changed, a meeting proposed.';
comment on column chat_message.community_id is 'The community.';
comment on column chat_message.chat_id is 'The chat.';
comment on column chat_message.id is 'Made by the application.';
comment on column chat_message.number is 'Its place in the chat, from 1, without gaps.';
comment on column chat_message.seq is 'Number of the latest change of it: see chat.last_seq. Those after a known number are what a reader has missed.';
comment on column chat_message.author_id is 'Who wrote it; null after that account was deleted.';
comment on column chat_message.kind is 'TEXT and INTRO are written by people, INTRO by accepting an intro; the others tell what happened.';
comment on column chat_message.text is 'The text; empty after it was deleted.';
comment on column chat_message.data is 'Ids of what it tells: whom it names, or the meeting.';
comment on column chat_message.reply_to_id is 'The message that it answers.';
comment on column chat_message.created_at is 'When it was sent.';
comment on column chat_message.edited_at is 'When it was changed last.';
comment on column chat_message.deleted_at is 'When it was deleted; the row stays as a trace.';
comment on column chat_message.search is 'Words for the search, in Russian and English.';
create index chat_message_seq on chat_message (community_id, chat_id, seq);
create index chat_message_author on chat_message (community_id, author_id) where author_id is not null;
create index chat_message_reply on chat_message (community_id, reply_to_id) where reply_to_id is not null;
create index chat_message_search on chat_message using gin (search);
select protect_community_table('chat_message');

create table message_reaction (
  community_id uuid not null references community (id) on delete cascade,
  message_id uuid not null,
  participant_id uuid not null,
  emoji text not null,
  created_at timestamptz not null,
  primary key (community_id, message_id, participant_id, emoji),
  foreign key (community_id, message_id) references chat_message (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table message_reaction is 'Reactions to messages.';
comment on column message_reaction.community_id is 'The community.';
comment on column message_reaction.message_id is 'The message.';
comment on column message_reaction.participant_id is 'Who reacts.';
comment on column message_reaction.emoji is 'One of a fixed set.';
comment on column message_reaction.created_at is 'When.';
create index message_reaction_participant on message_reaction (community_id, participant_id);
select protect_community_table('message_reaction');

create table chat_file (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  chat_id uuid not null,
  message_id uuid,
  participant_id uuid,
  stored_name text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, chat_id) references chat (community_id, id) on delete cascade,
  foreign key (community_id, message_id) references chat_message (community_id, id) on delete set null (message_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete set null (participant_id)
);
comment on table chat_file is 'Pictures and files of chats, seen by their members alone. What stays without a message is removed after a day.';
comment on column chat_file.community_id is 'The community.';
comment on column chat_file.id is 'Made by the application.';
comment on column chat_file.chat_id is 'The chat.';
comment on column chat_file.message_id is 'The message with which it was sent; null while that is being written.';
comment on column chat_file.participant_id is 'Who uploaded it; null after that account was deleted.';
comment on column chat_file.stored_name is 'Its name in the storage, chosen by the server.';
comment on column chat_file.name is 'The name that people see.';
comment on column chat_file.type is 'Media type, found from the content.';
comment on column chat_file.bytes is 'Size.';
comment on column chat_file.width is 'Width of a picture in pixels; null for a file.';
comment on column chat_file.height is 'Height of a picture in pixels; null for a file.';
comment on column chat_file.created_at is 'When it was uploaded.';
create index chat_file_message on chat_file (community_id, message_id) where message_id is not null;
create index chat_file_unsent on chat_file (community_id, created_at) where message_id is null;
create index chat_file_chat on chat_file (community_id, chat_id);
create index chat_file_participant on chat_file (community_id, participant_id) where participant_id is not null;
select protect_community_table('chat_file');

-- A block is a private exclusion that also closes the chat of the two.
alter table never_pair add column is_blocked boolean not null default false;
comment on column never_pair.is_blocked is 'Blocked: their chat is closed for both, too.';

alter table report
  add column message_id uuid,
  add column quoted_text text,
  add foreign key (community_id, message_id) references chat_message (community_id, id) on delete set null (message_id);
comment on column report.message_id is 'The message of a chat that is reported.';
comment on column report.quoted_text is 'Its text at that time, so that an edit does not hide it.';
create index report_message on report (community_id, message_id) where message_id is not null;

-- Of messages that the reader sees, the newest first. Row level security would keep the index of words from being used, since `@@` is
-- not leakproof; with it, one of many chats and a rare word both stay fast.
create function search_messages(reader uuid, wanted tsquery, before_at timestamptz, before_id uuid, most integer)
  returns table (id uuid) language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 as $$
begin
  return query
    select w.id from chat_member m
    join chat_message w on w.community_id = m.community_id and w.chat_id = m.chat_id and w.number > m.from_number
    where m.community_id = current_community() and m.participant_id = reader and m.left_at is null and w.search @@ wanted
      and (before_at is null or (w.created_at, w.id) < (before_at, before_id))
    order by w.created_at desc, w.id desc limit most;
end $$;
revoke execute on function search_messages(uuid, tsquery, timestamptz, uuid, integer) from public;
grant execute on function search_messages(uuid, tsquery, timestamptz, uuid, integer) to samovar_app;
