create table webhook (
  id uuid not null,
  community_id uuid not null references community (id) on delete cascade,
  url text not null,
  kinds text[] not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  made_by uuid,
  created_at timestamptz not null,
  failing_since timestamptz,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('MANAGER', 'FAILURES', 'GONE')),
  primary key (community_id, id),
  foreign key (community_id, made_by) references connection (community_id, user_id) on delete set null (made_by)
);
comment on table webhook is 'Addresses of other programs to which news of the community is posted, signed.';
comment on column webhook.id is 'Made by the application.';
comment on column webhook.community_id is 'The community.';
comment on column webhook.url is 'Where news is posted.';
comment on column webhook.kinds is 'Kinds of news that it is told, of a list in the contract.';
comment on column webhook.secret is 'Key of the signatures, encrypted.';
comment on column webhook.old_secret is 'The former key, encrypted, which signs as well for a day.';
comment on column webhook.old_secret_until is 'Until when the former key signs.';
comment on column webhook.made_by is 'The manager who is told when it is paused; null once the account is deleted.';
comment on column webhook.created_at is 'When it was added.';
comment on column webhook.failing_since is 'First failed attempt since the last that arrived; null if the last one arrived.';
comment on column webhook.paused_at is 'Nothing is posted since then; null while it is.';
comment on column webhook.pause_reason is 'Who or what paused it.';
create index webhook_made_by on webhook (community_id, made_by) where made_by is not null;
create index webhook_newest on webhook (community_id, created_at desc, id desc);
select protect_community_table('webhook');

create table webhook_delivery (
  id uuid not null,
  community_id uuid not null references community (id) on delete cascade,
  webhook_id uuid not null,
  kind text not null,
  body text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  next_at timestamptz,
  response_code integer,
  problem text not null default '',
  duration_ms integer,
  answer text not null default '',
  is_replay boolean not null default false,
  created_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, webhook_id) references webhook (community_id, id) on delete cascade
);
comment on table webhook_delivery is 'News for a webhook with what became of it: queue and log, kept for 30 days.';
comment on column webhook_delivery.id is 'Made by the application; the receiver handles each id once.';
comment on column webhook_delivery.community_id is 'The community.';
comment on column webhook_delivery.webhook_id is 'The webhook.';
comment on column webhook_delivery.kind is 'Kind of news, or test.';
comment on column webhook_delivery.body is 'What is posted, the same in every attempt.';
comment on column webhook_delivery.status is 'WAITING also while it is posted and between attempts.';
comment on column webhook_delivery.attempts is 'Attempts begun.';
comment on column webhook_delivery.next_at is 'Next attempt; null for the first, and when there is none.';
comment on column webhook_delivery.response_code is 'Status of the last answer.';
comment on column webhook_delivery.problem is 'Why there was no answer, or why it is not tried again.';
comment on column webhook_delivery.duration_ms is 'Duration of the last attempt.';
comment on column webhook_delivery.answer is 'Beginning of the last answer.';
comment on column webhook_delivery.is_replay is 'A manager sent an earlier one again.';
comment on column webhook_delivery.created_at is 'When the news happened, or the replay was asked for.';
create index webhook_delivery_newest on webhook_delivery (community_id, webhook_id, created_at desc, id desc);
create index webhook_delivery_old on webhook_delivery (community_id, created_at);
select protect_community_table('webhook_delivery');
