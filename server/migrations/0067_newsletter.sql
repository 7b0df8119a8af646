create table newsletter_setting (
  community_id uuid not null primary key references community (id) on delete cascade,
  counts_opens boolean not null default false,
  per_minute integer not null default 600 check (per_minute between 1 and 60000)
);
comment on table newsletter_setting is 'How newsletters of a community are sent; the defaults without a row.';
comment on column newsletter_setting.community_id is 'The community.';
comment on column newsletter_setting.counts_opens is 'Whether opens and clicks are counted, in total.';
comment on column newsletter_setting.per_minute is 'Most letters per minute.';
select protect_community_table('newsletter_setting');

create table newsletter (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  kind text not null default 'NEWSLETTER' check (kind in ('NEWSLETTER', 'NOTIFY', 'WELCOME')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  version integer not null default 1,
  content jsonb not null,
  recipients jsonb not null,
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['EMAIL', 'TELEGRAM']),
  daily_key text,
  author_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  schedule_at text check (schedule_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  schedule_zone text check (schedule_zone in ('reader', 'community')),
  starts_at timestamptz,
  started_at timestamptz,
  frozen_after uuid,
  is_frozen boolean not null default false,
  finished_at timestamptz,
  total integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  bounced integer not null default 0,
  uncertain integer not null default 0,
  left_out integer not null default 0,
  opens integer not null default 0,
  primary key (community_id, id),
  foreign key (community_id, author_id) references connection (community_id, user_id) on delete set null (author_id),
  check ((schedule_at is null) = (schedule_zone is null)),
  check (status in ('DRAFT', 'CANCELLED') or starts_at is not null)
);
comment on table newsletter is 'What managers write to the members of their community.';
comment on column newsletter.community_id is 'The community.';
comment on column newsletter.id is 'Made by the application, ordered by time.';
comment on column newsletter.kind is 'NEWSLETTER; NOTIFY: sent at once by a notify call; WELCOME: a step of the welcome series.';
comment on column newsletter.status is 'DRAFT, SCHEDULED, SENDING, PAUSED, SENT or CANCELLED.';
comment on column newsletter.version is 'Incremented by each change of a manager: a change of an older version is refused.';
comment on column newsletter.content is 'Subject, preheader and blocks by language; null for a language that is not written.';
comment on column newsletter.recipients is 'Whom it is for: everyone, segments, chosen members.';
comment on column newsletter.channels is 'EMAIL, TELEGRAM.';
comment on column newsletter.daily_key is 'What a member gets once a day over all newsletters with this key, such as recommended contacts.';
comment on column newsletter.author_id is 'The user who created it; null after their account was deleted.';
comment on column newsletter.created_at is 'When it was created.';
comment on column newsletter.updated_at is 'When a manager last changed it.';
comment on column newsletter.schedule_at is 'Local time at which it is sent; null when it is sent at once.';
comment on column newsletter.schedule_zone is 'Whose local time: that of each reader, or of the community.';
comment on column newsletter.starts_at is 'When its recipients are frozen and the first can be due; null for a draft.';
comment on column newsletter.started_at is 'When its sending began.';
comment on column newsletter.frozen_after is 'The last participant up to whom recipients were frozen.';
comment on column newsletter.is_frozen is 'Whether all recipients are frozen.';
comment on column newsletter.finished_at is 'When everybody had been written to, or it was cancelled.';
comment on column newsletter.total is 'Recipients over all channels, counted while it is sent like the following.';
comment on column newsletter.sent is 'Handed over.';
comment on column newsletter.failed is 'Refused, or tried too often.';
comment on column newsletter.bounced is 'Whose mail server refuses the address for good.';
comment on column newsletter.uncertain is 'Handed over without an answer.';
comment on column newsletter.left_out is 'Unsubscribed, blocked or gone when it was their turn.';
comment on column newsletter.opens is 'How often it was opened, where the community counts that.';
create index newsletter_updated on newsletter (community_id, updated_at, id);
create index newsletter_active on newsletter (community_id, starts_at) where status in ('SCHEDULED', 'SENDING');
create index newsletter_author on newsletter (community_id, author_id);
select protect_community_table('newsletter');

create table newsletter_recipient (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  newsletter_id uuid not null,
  participant_id uuid not null,
  channel text not null check (channel in ('EMAIL', 'TELEGRAM')),
  status text not null default 'WAITING'
    check (status in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'BOUNCED', 'UNCERTAIN', 'LEFT_OUT')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  problem text not null default '',
  at timestamptz not null,
  unsubscribed_at timestamptz,
  primary key (community_id, newsletter_id, participant_id, channel),
  unique (community_id, id),
  foreign key (community_id, newsletter_id) references newsletter (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table newsletter_recipient is 'Who gets a newsletter in a channel, and how far that is. One row each, so nobody gets it twice.';
comment on column newsletter_recipient.community_id is 'The community.';
comment on column newsletter_recipient.id is 'Made by the application; also in the Message-ID.';
comment on column newsletter_recipient.newsletter_id is 'The newsletter.';
comment on column newsletter_recipient.participant_id is 'The recipient.';
comment on column newsletter_recipient.channel is 'EMAIL or TELEGRAM.';
comment on column newsletter_recipient.status is 'SENDING is claimed before it is handed over; UNCERTAIN: no answer came, so it is not repeated by itself.';
comment on column newsletter_recipient.due_at is 'Not before: the local time of the schedule, or the next attempt.';
comment on column newsletter_recipient.attempts is 'How often it was tried.';
comment on column newsletter_recipient.problem is 'Why it was not sent: what the mail server said, or a word for why the member was left out.';
comment on column newsletter_recipient.at is 'When the status last changed.';
comment on column newsletter_recipient.unsubscribed_at is 'When the recipient unsubscribed by the link of this letter.';
create index newsletter_recipient_due on newsletter_recipient (community_id, newsletter_id, channel, due_at, id) where status = 'WAITING';
create index newsletter_recipient_sending on newsletter_recipient (community_id, newsletter_id) where status = 'SENDING';
create index newsletter_recipient_problem on newsletter_recipient (community_id, newsletter_id, at, id)
  where status in ('FAILED', 'BOUNCED', 'UNCERTAIN', 'LEFT_OUT');
create index newsletter_recipient_participant on newsletter_recipient (community_id, participant_id, at);
select protect_community_table('newsletter_recipient');

create table newsletter_link (
  community_id uuid not null references community (id) on delete cascade,
  newsletter_id uuid not null,
  nth integer not null,
  url text not null,
  clicks integer not null default 0,
  primary key (community_id, newsletter_id, nth),
  foreign key (community_id, newsletter_id) references newsletter (community_id, id) on delete cascade
);
comment on table newsletter_link is 'Links of a newsletter of a community that counts clicks, in total.';
comment on column newsletter_link.community_id is 'The community.';
comment on column newsletter_link.newsletter_id is 'The newsletter.';
comment on column newsletter_link.nth is 'Number of the link in the letter.';
comment on column newsletter_link.url is 'Where it leads.';
comment on column newsletter_link.clicks is 'How often it was opened.';
select protect_community_table('newsletter_link');
