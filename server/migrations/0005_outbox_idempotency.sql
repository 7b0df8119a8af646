create table idempotent_call (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  status integer,
  reply text,
  created_at timestamptz not null,
  primary key (community_id, user_id, key)
);
comment on table idempotent_call is 'First results of calls that carried an Idempotency-Key, for a day.';
comment on column idempotent_call.community_id is 'Where the call was made.';
comment on column idempotent_call.user_id is 'Who made it.';
comment on column idempotent_call.key is 'The key that the client chose.';
comment on column idempotent_call.call is 'Method and path of the call.';
comment on column idempotent_call.request_hash is 'SHA-256 of call and input: another input under the same key is refused.';
comment on column idempotent_call.status is 'HTTP status of the first result.';
comment on column idempotent_call.reply is 'Body of the first result, replayed to the letter.';
comment on column idempotent_call.created_at is 'When it was made.';
create index idempotent_call_age on idempotent_call (created_at);
select protect_community_table('idempotent_call');

create table letter (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  kind text not null,
  recipient text not null,
  lang text not null check (lang in ('en', 'ru')),
  subject text not null,
  html text not null,
  plain text not null,
  headers jsonb not null default '{}',
  once_key text,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (community_id, id),
  unique (community_id, once_key)
);
comment on table letter is 'The outbox: letters are written in the transaction of what they tell of, and sent afterwards.';
comment on column letter.community_id is 'Whose letter it is.';
comment on column letter.id is 'Also the first half of its Message-ID, the same at every attempt.';
comment on column letter.kind is 'What the letter is about.';
comment on column letter.recipient is 'Address.';
comment on column letter.lang is 'Language of the letter.';
comment on column letter.subject is 'Subject line.';
comment on column letter.html is 'The letter as its reader sees it.';
comment on column letter.plain is 'The same without markup.';
comment on column letter.headers is 'Further headers, such as List-Unsubscribe.';
comment on column letter.once_key is 'Recipient, kind and period of a letter that must never go twice; null for letters that go at least once.';
comment on column letter.status is 'UNCERTAIN: a once-only letter whose sending was cut off, for a person to decide.';
comment on column letter.attempts is 'Times that sending was begun.';
comment on column letter.problem is 'What the mail server said last.';
comment on column letter.created_at is 'When it was written.';
comment on column letter.sent_at is 'When the mail server took it.';
create index letter_newest on letter (community_id, created_at desc, id desc);
select protect_community_table('letter');
