create table telegram_group (
  community_id uuid primary key references community (id) on delete cascade,
  chat_id text not null,
  title text not null,
  linked_by uuid,
  linked_at timestamptz not null,
  foreign key (community_id, linked_by) references participant (community_id, id) on delete set null (linked_by)
);
comment on table telegram_group is 'The Telegram group of a community, to which the bot was added by a link of a manager.';
comment on column telegram_group.community_id is 'The community.';
comment on column telegram_group.chat_id is 'Id of the group at Telegram; it changes when the group becomes a supergroup.';
comment on column telegram_group.title is 'Name of the group when it was linked.';
comment on column telegram_group.linked_by is 'The manager whose link it was; null for one without a profile.';
comment on column telegram_group.linked_at is 'When.';
create index telegram_group_chat on telegram_group (chat_id);
create index telegram_group_linked_by on telegram_group (community_id, linked_by) where linked_by is not null;
select protect_community_table('telegram_group');

-- An update of the bot names a chat, and not whose it is.
create function communities_of_telegram_group(chat text)
  returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public as $$
    select g.community_id from telegram_group g where g.chat_id = chat
  $$;
revoke execute on function communities_of_telegram_group(text) from public;
grant execute on function communities_of_telegram_group(text) to samovar_app;

alter table messenger_text add column picture_file text;
comment on column messenger_text.picture_file is 'Stored name of the picture to which the text is the caption; null for a text alone.';
alter table messenger_text drop constraint messenger_text_recipient;
alter table messenger_text add constraint messenger_text_recipient check (participant_id is not null or channel in ('TELEGRAM', 'SLACK', 'DISCORD'));
comment on column messenger_text.participant_id is 'Recipient; null for the room of the community''s workspace, or its Telegram group.';
