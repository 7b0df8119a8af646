alter table telegram_account add column stopped_at timestamptz, add column stop_reason text;
comment on column telegram_account.stopped_at is 'When the bot could no longer write, or was asked to stop; null while it may.';
comment on column telegram_account.stop_reason is 'BLOCKED by the person, STOPPED by a command, or REVOKED with the token of the bot.';

create table telegram_update (
  id bigint primary key,
  received_at timestamptz not null
);
comment on table telegram_update is 'Updates of the bot that were handled, so that one that is sent again has no effect. Removed after two days.';
comment on column telegram_update.id is 'Given by Telegram.';
comment on column telegram_update.received_at is 'When.';
create index telegram_update_received on telegram_update (received_at);

create table telegram_nonce (
  hash text primary key,
  used_at timestamptz not null
);
comment on table telegram_nonce is 'Links to the bot that were used, so that each links one chat. Removed after two days.';
comment on column telegram_nonce.hash is 'Hash of the nonce in the link.';
comment on column telegram_nonce.used_at is 'When.';
create index telegram_nonce_used on telegram_nonce (used_at);

create table messenger_workspace (
  community_id uuid not null references community (id) on delete cascade,
  channel text not null check (channel in ('SLACK', 'DISCORD')),
  sealed_token text not null,
  workspace_id text not null,
  workspace_name text not null,
  room_id text not null default '',
  connected_by uuid,
  connected_at timestamptz not null,
  broken_at timestamptz,
  problem text,
  primary key (community_id, channel),
  foreign key (community_id, connected_by) references participant (community_id, id) on delete set null (connected_by)
);
comment on table messenger_workspace is 'The Slack workspace or Discord server of a community, and the bot that writes there.';
comment on column messenger_workspace.community_id is 'The community.';
comment on column messenger_workspace.channel is 'SLACK or DISCORD.';
comment on column messenger_workspace.sealed_token is 'Token of the bot, encrypted.';
comment on column messenger_workspace.workspace_id is 'Id of the workspace or server.';
comment on column messenger_workspace.workspace_name is 'Its name.';
comment on column messenger_workspace.room_id is 'The channel for news of the community; empty for none.';
comment on column messenger_workspace.connected_by is 'The manager who connected it.';
comment on column messenger_workspace.connected_at is 'When.';
comment on column messenger_workspace.broken_at is 'When its token was refused; null while it works.';
comment on column messenger_workspace.problem is 'What the messenger said.';
create index messenger_workspace_connected_by on messenger_workspace (community_id, connected_by) where connected_by is not null;
select protect_community_table('messenger_workspace');

create table messenger_account (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  channel text not null check (channel in ('SLACK', 'DISCORD')),
  address text not null,
  username text not null,
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  linked_at timestamptz,
  stopped_at timestamptz,
  stop_reason text,
  primary key (community_id, participant_id, channel),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table messenger_account is 'A participant''s account in the workspace of the community. It counts once the code sent there was entered.';
comment on column messenger_account.community_id is 'The community.';
comment on column messenger_account.participant_id is 'The participant.';
comment on column messenger_account.channel is 'SLACK or DISCORD.';
comment on column messenger_account.address is 'Id of the account there.';
comment on column messenger_account.username is 'Its name there.';
comment on column messenger_account.code_hash is 'Hash of the code that proves the account; null once it was entered.';
comment on column messenger_account.code_expires_at is 'Until when the code is valid.';
comment on column messenger_account.code_tries is 'Wrong codes so far.';
comment on column messenger_account.linked_at is 'When the code was entered; null before.';
comment on column messenger_account.stopped_at is 'When it could no longer be written to; null while it can.';
comment on column messenger_account.stop_reason is 'BLOCKED by the person, or REVOKED with the token of the bot.';
create unique index messenger_account_address on messenger_account (community_id, channel, address) where linked_at is not null;
select protect_community_table('messenger_account');

-- Waiting texts of earlier releases were sent by nobody; they are old, and stay unsent.
alter table messenger_text
  add column status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'SENT', 'UNCERTAIN', 'FAILED', 'DROPPED')),
  add column attempts integer not null default 0,
  add column next_at timestamptz,
  add column claimed_at timestamptz,
  add column problem text,
  add column buttons jsonb not null default '[]',
  add column external_id text;
update messenger_text set status = case when sent_at is null then 'DROPPED' else 'SENT' end;
comment on column messenger_text.status is 'SENDING is claimed before the call. UNCERTAIN: the messenger may have got it, so it is not repeated by itself. FAILED: refused for good. DROPPED: no longer wanted.';
comment on column messenger_text.attempts is 'How often it was tried.';
comment on column messenger_text.next_at is 'Not before: after quiet hours, or when the messenger said so.';
comment on column messenger_text.claimed_at is 'When its sending began; a process that stopped meanwhile leaves it SENDING.';
comment on column messenger_text.problem is 'What the messenger said last.';
comment on column messenger_text.buttons is 'Labels with what a press does.';
comment on column messenger_text.external_id is 'Id of the message at the messenger.';
alter table messenger_text drop constraint messenger_text_channel_check;
alter table messenger_text add constraint messenger_text_channel_check check (channel in ('TELEGRAM', 'SLACK', 'DISCORD', 'PUSH'));
-- News of a community have no single reader.
alter table messenger_text alter column participant_id drop not null;
alter table messenger_text add constraint messenger_text_recipient check (participant_id is not null or channel in ('SLACK', 'DISCORD'));
comment on column messenger_text.participant_id is 'Recipient; null for the room of the community''s workspace.';
drop index messenger_text_waiting;
create index messenger_text_waiting on messenger_text (community_id, channel, participant_id, created_at, id) where status in ('WAITING', 'SENDING');
create index messenger_text_problem on messenger_text (community_id, created_at desc, id desc) where status in ('UNCERTAIN', 'FAILED');

create table push_subscription (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  created_at timestamptz not null,
  last_text_id uuid,
  primary key (community_id, id),
  unique (community_id, endpoint)
);
comment on table push_subscription is 'Browsers that get web push.';
comment on column push_subscription.community_id is 'The community in which it was switched on.';
comment on column push_subscription.id is 'Made by the application.';
comment on column push_subscription.user_id is 'Whose browser it is.';
comment on column push_subscription.session_id is 'The sign-in in that browser: what is personal is sent there while it lasts.';
comment on column push_subscription.endpoint is 'Address at the browser''s push service.';
comment on column push_subscription.public_key is 'Key of the browser, for the encryption.';
comment on column push_subscription.auth_secret is 'Secret of the browser, for the encryption.';
comment on column push_subscription.created_at is 'When it was switched on.';
comment on column push_subscription.last_text_id is 'The text that it got last, which is not sent there again when another browser of the person has to wait for it.';
create index push_subscription_user on push_subscription (community_id, user_id);
create index push_subscription_owner on push_subscription (user_id);
create index push_subscription_session on push_subscription (session_id);
select protect_community_table('push_subscription');
