-- When what matching reads of a profile last changed, so that those who keep profiles in memory read only the news.
alter table participant add column changed_at timestamptz not null default now();
comment on column participant.changed_at is 'When what matching reads of the profile last changed.';
create index participant_changed on participant (community_id, changed_at);

create function stamp_participant() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger participant_stamp before update of company, position, about, looking_for, goal, city, is_location_shared, tags,
  moderation_status, is_profile_enabled, is_networking_enabled, preferred_lang, first_name on participant
  for each row execute function stamp_participant();

-- With the new column.
create or replace view visible_participant with (security_invoker = true) as
  select p.* from participant p
  where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled
    and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id);

create table request (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table request is 'Whom members look for, one after the other: the open one is what the profile says now. Kept by a trigger.';
comment on column request.community_id is 'The community.';
comment on column request.id is 'Made with the row.';
comment on column request.participant_id is 'Who asks.';
comment on column request.text is 'What for.';
comment on column request.created_at is 'Since when.';
comment on column request.closed_at is 'When another one, or none, took its place.';
create unique index request_open on request (community_id, participant_id) where closed_at is null;
create index request_newest on request (community_id, created_at desc, id desc) where closed_at is null;
select protect_community_table('request');

create function keep_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.looking_for = new.looking_for then return null; end if;
  update request set closed_at = clock_timestamp()
    where community_id = new.community_id and participant_id = new.id and closed_at is null;
  if new.looking_for <> '' then
    insert into request (community_id, id, participant_id, text, created_at)
      values (new.community_id, gen_random_uuid(), new.id, new.looking_for,
        case when tg_op = 'INSERT' then new.joined_at else clock_timestamp() end);
  end if;
  return null;
end $$;
create trigger participant_request after insert or update of looking_for on participant
  for each row execute function keep_request();
insert into request (community_id, id, participant_id, text, created_at)
  select community_id, gen_random_uuid(), id, looking_for, joined_at from participant where looking_for <> '';

create table request_answer (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  request_id uuid not null,
  author_id uuid not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, request_id, author_id),
  foreign key (community_id, request_id) references request (community_id, id) on delete cascade,
  foreign key (community_id, author_id) references participant (community_id, id) on delete cascade
);
comment on table request_answer is 'Offers to help with a request, one of each member; for the asker''s eyes.';
comment on column request_answer.community_id is 'The community.';
comment on column request_answer.id is 'Made by the application.';
comment on column request_answer.request_id is 'Which request.';
comment on column request_answer.author_id is 'Who answers.';
comment on column request_answer.answer is 'What they say.';
comment on column request_answer.created_at is 'When.';
create index request_answer_author on request_answer (community_id, author_id);
select protect_community_table('request_answer');

create table matching_run (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  week date not null,
  status text not null check (status in ('RUNNING', 'DONE', 'FAILED')),
  progress real not null default 0 check (progress between 0 and 1),
  seed integer not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  problem text,
  facts jsonb not null default '{}',
  weights double precision[] not null default '{}',
  primary key (community_id, id),
  unique (community_id, week)
);
comment on table matching_run is 'The weekly choice of who is shown to whom: one per community and week.';
comment on column matching_run.community_id is 'The community.';
comment on column matching_run.id is 'Made by the application.';
comment on column matching_run.week is 'The Monday of the week, in the community''s time zone.';
comment on column matching_run.status is 'How far it is.';
comment on column matching_run.progress is 'The share of the work that is done.';
comment on column matching_run.seed is 'Where its chance comes from, so that it can be replayed.';
comment on column matching_run.started_at is 'When it was begun first.';
comment on column matching_run.finished_at is 'When its result was written.';
comment on column matching_run.problem is 'Why it failed last.';
comment on column matching_run.facts is 'What came of it: members, lists, those never shown.';
comment on column matching_run.weights is 'The weights of its score, which lists in between use too.';
select protect_community_table('matching_run');

create table matching_input (
  community_id uuid not null references community (id) on delete cascade,
  run_id uuid not null,
  part integer not null,
  body bytea not null,
  primary key (community_id, run_id, part),
  foreign key (community_id, run_id) references matching_run (community_id, id) on delete cascade
);
comment on table matching_input is 'What a run was given, compressed, in parts: with it the run can be replayed and explained.';
comment on column matching_input.community_id is 'The community.';
comment on column matching_input.run_id is 'Which run.';
comment on column matching_input.part is 'Order of the parts.';
comment on column matching_input.body is 'JSON, gzipped.';
select protect_community_table('matching_input');

create table matching (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  subject_id uuid not null check (subject_id <> participant_id),
  week date not null,
  origin text not null check (origin in ('WEEKLY', 'INSTANT', 'INTRO')),
  place integer not null check (place > 0),
  rate real not null check (rate between 0 and 100),
  features real[] not null default '{}',
  matched_at timestamptz not null,
  run_id uuid,
  request_id uuid,
  meeting_due_at timestamptz,
  meeting_asked_at timestamptz,
  is_meeting_skipped boolean not null default false,
  score integer check (score between 1 and 5),
  note text not null default '',
  scored_at timestamptz,
  primary key (community_id, id),
  unique (community_id, participant_id, subject_id, week),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, run_id) references matching_run (community_id, id) on delete set null (run_id),
  foreign key (community_id, request_id) references request (community_id, id) on delete set null (request_id)
);
comment on table matching is 'One member shown to another, with what came of it.';
comment on column matching.community_id is 'The community.';
comment on column matching.id is 'Made by the application.';
comment on column matching.participant_id is 'To whom.';
comment on column matching.subject_id is 'Who is shown.';
comment on column matching.week is 'The Monday of the week, in the community''s time zone.';
comment on column matching.origin is 'By the weekly run, at once, or because one of them asked for the other.';
comment on column matching.place is 'Place in the list, from 1; the first three are the most relevant.';
comment on column matching.rate is 'Relevance of both for each other, 0 to 100.';
comment on column matching.features is 'What the score was made of, for learning from what came of it.';
comment on column matching.matched_at is 'When.';
comment on column matching.run_id is 'By which run.';
comment on column matching.request_id is 'The request of the member that it was made for.';
comment on column matching.meeting_due_at is 'When the member is asked how the meeting was; null while nobody has introduced themselves.';
comment on column matching.meeting_asked_at is 'When the letter that asks was written.';
comment on column matching.is_meeting_skipped is 'The member does not want to say.';
comment on column matching.score is 'How the meeting was, 1 to 5.';
comment on column matching.note is 'What the member adds to the score.';
comment on column matching.scored_at is 'When.';
create index matching_current on matching (community_id, participant_id, week desc, place);
create index matching_subject on matching (community_id, subject_id);
create index matching_history on matching (community_id, participant_id, matched_at desc, id desc);
create index matching_due on matching (community_id, meeting_due_at) where meeting_due_at is not null and meeting_asked_at is null;
create index matching_request on matching (community_id, request_id) where request_id is not null;
create index matching_recent on matching (community_id, matched_at desc);
create index matching_run_of on matching (community_id, run_id) where run_id is not null;
select protect_community_table('matching');

create table matching_price (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  expected_intros real not null,
  capacity real not null check (capacity > 0),
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table matching_price is 'How crowded each member is since the last run; lists that are made in between leave the crowded more alone.';
comment on column matching_price.community_id is 'The community.';
comment on column matching_price.participant_id is 'Whose.';
comment on column matching_price.expected_intros is 'Intros that the member can expect.';
comment on column matching_price.capacity is 'Intros that the member answers with ease.';
select protect_community_table('matching_price');

create table weekly_letter (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  week date not null,
  created_at timestamptz not null,
  is_sent boolean not null,
  primary key (community_id, participant_id, week),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table weekly_letter is 'Claimed before the weekly letter is written, so that nobody gets two.';
comment on column weekly_letter.community_id is 'The community.';
comment on column weekly_letter.participant_id is 'To whom.';
comment on column weekly_letter.week is 'Of which week.';
comment on column weekly_letter.created_at is 'When.';
comment on column weekly_letter.is_sent is 'False where there was nothing new, or no channel, to write.';
select protect_community_table('weekly_letter');

create table messenger_text (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  channel text not null check (channel in ('TELEGRAM', 'SLACK', 'DISCORD')),
  kind text not null,
  text text not null,
  once_key text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (community_id, id),
  unique (community_id, once_key),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table messenger_text is 'Texts to members in their messengers, waiting for what sends them.';
comment on column messenger_text.community_id is 'The community.';
comment on column messenger_text.id is 'Made by the application.';
comment on column messenger_text.participant_id is 'To whom.';
comment on column messenger_text.channel is 'In which messenger.';
comment on column messenger_text.kind is 'What it tells of.';
comment on column messenger_text.text is 'The text.';
comment on column messenger_text.once_key is 'Recipient, kind and period of a text that must never go twice.';
comment on column messenger_text.created_at is 'When it was written.';
comment on column messenger_text.sent_at is 'When it went.';
create index messenger_text_waiting on messenger_text (community_id, created_at) where sent_at is null;
create index messenger_text_participant on messenger_text (community_id, participant_id);
select protect_community_table('messenger_text');

create table notification (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  kind text not null,
  actor_id uuid,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  seen_at timestamptz,
  dismissed_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, actor_id) references participant (community_id, id) on delete cascade
);
comment on table notification is 'What members are told inside the product.';
comment on column notification.community_id is 'The community.';
comment on column notification.id is 'Made by the application, ordered by time.';
comment on column notification.participant_id is 'To whom.';
comment on column notification.kind is 'What happened.';
comment on column notification.actor_id is 'Who did it, if anybody.';
comment on column notification.data is 'What it is about, by ids.';
comment on column notification.created_at is 'When.';
comment on column notification.seen_at is 'When it was seen.';
comment on column notification.dismissed_at is 'When it was put away.';
create index notification_newest on notification (community_id, participant_id, created_at desc, id desc);
create index notification_actor on notification (community_id, actor_id);
select protect_community_table('notification');

create table relation (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  subject_id uuid not null check (subject_id <> participant_id),
  relation_type text not null check (relation_type in ('LIKE', 'DISLIKE')),
  reason text check (reason in ('NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER')),
  note text not null default '',
  created_at timestamptz not null,
  primary key (community_id, participant_id, subject_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table relation is 'Whether one member would like to meet another.';
comment on column relation.community_id is 'The community.';
comment on column relation.participant_id is 'Who says so.';
comment on column relation.subject_id is 'Of whom.';
comment on column relation.relation_type is 'LIKE with an intro, DISLIKE for not interested.';
comment on column relation.reason is 'Why not, if not.';
comment on column relation.note is 'In the member''s own words.';
comment on column relation.created_at is 'When.';
create index relation_subject on relation (community_id, subject_id);
create index relation_newest on relation (community_id, participant_id, created_at desc, subject_id desc);
select protect_community_table('relation');

create table bookmark (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  subject_id uuid not null check (subject_id <> participant_id),
  created_at timestamptz not null,
  primary key (community_id, participant_id, subject_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table bookmark is 'Members whom others keep for later.';
comment on column bookmark.community_id is 'The community.';
comment on column bookmark.participant_id is 'Who keeps.';
comment on column bookmark.subject_id is 'Whom.';
comment on column bookmark.created_at is 'Since when.';
create index bookmark_subject on bookmark (community_id, subject_id);
create index bookmark_newest on bookmark (community_id, participant_id, created_at desc, subject_id desc);
select protect_community_table('bookmark');

create table report (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  author_id uuid not null,
  subject_id uuid not null check (subject_id <> author_id),
  reason text not null check (reason in ('SPAM', 'RUDE', 'FAKE', 'OTHER')),
  text text not null default '',
  created_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, author_id, subject_id),
  foreign key (community_id, author_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table report is 'Members of whom others complained to the moderators. The two are never shown to each other again.';
comment on column report.community_id is 'The community.';
comment on column report.id is 'Made by the application.';
comment on column report.author_id is 'Who complains.';
comment on column report.subject_id is 'Of whom.';
comment on column report.reason is 'What kind of trouble.';
comment on column report.text is 'In the author''s own words.';
comment on column report.created_at is 'When.';
create index report_subject on report (community_id, subject_id);
select protect_community_table('report');

create table never_pair (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  subject_id uuid not null check (subject_id <> participant_id),
  created_at timestamptz not null,
  primary key (community_id, participant_id, subject_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table never_pair is 'Whom a member never wants to be shown to. Nobody but the member learns of it.';
comment on column never_pair.community_id is 'The community.';
comment on column never_pair.participant_id is 'Who asks for it.';
comment on column never_pair.subject_id is 'With whom.';
comment on column never_pair.created_at is 'Since when.';
create index never_pair_subject on never_pair (community_id, subject_id);
select protect_community_table('never_pair');

create table matching_preference (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  paused_until date,
  every_weeks integer not null default 1 check (every_weeks between 1 and 4),
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table matching_preference is 'How often a member wants recommendations; every week where there is no row.';
comment on column matching_preference.community_id is 'The community.';
comment on column matching_preference.participant_id is 'Whose.';
comment on column matching_preference.paused_until is 'None before this day.';
comment on column matching_preference.every_weeks is 'Weeks between two lists.';
select protect_community_table('matching_preference');

create table matching_rules (
  community_id uuid primary key references community (id) on delete cascade,
  never_same_company boolean not null default false,
  never_groups jsonb not null default '[]',
  cooldown_weeks integer not null default 8 check (cooldown_weeks between 0 and 104),
  updated_at timestamptz not null
);
comment on table matching_rules is 'What the managers of a community ask of its matching; the defaults where there is no row.';
comment on column matching_rules.community_id is 'The community.';
comment on column matching_rules.never_same_company is 'Colleagues are not shown to each other.';
comment on column matching_rules.never_groups is 'Pairs of tags whose members do not meet, as [["investor", "investor"]].';
comment on column matching_rules.cooldown_weeks is 'Weeks before somebody is shown to the same member again.';
comment on column matching_rules.updated_at is 'When they were last changed.';
select protect_community_table('matching_rules');

create table pair_rule (
  community_id uuid not null references community (id) on delete cascade,
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  kind text not null check (kind in ('MUST', 'NEVER')),
  created_by uuid,
  created_at timestamptz not null,
  primary key (community_id, first_id, second_id),
  foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, second_id) references participant (community_id, id) on delete cascade
);
comment on table pair_rule is 'Pairs that managers want to meet, or never to.';
comment on column pair_rule.community_id is 'The community.';
comment on column pair_rule.first_id is 'One of the two, the one with the smaller id.';
comment on column pair_rule.second_id is 'The other.';
comment on column pair_rule.kind is 'Must or never.';
comment on column pair_rule.created_by is 'The user who asked for it.';
comment on column pair_rule.created_at is 'When.';
create index pair_rule_second on pair_rule (community_id, second_id);
select protect_community_table('pair_rule');

create table pair_score (
  community_id uuid not null references community (id) on delete cascade,
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  scored_by uuid not null,
  internal_admin_score integer not null check (internal_admin_score between 0 and 10),
  machine_rate real not null check (machine_rate between 0 and 100),
  scored_at timestamptz not null,
  primary key (community_id, first_id, second_id, scored_by),
  foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, second_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, scored_by) references connection (community_id, user_id) on delete cascade
);
comment on table pair_score is 'What moderators think of a pair, beside what the machine thought.';
comment on column pair_score.community_id is 'The community.';
comment on column pair_score.first_id is 'One of the two, the one with the smaller id.';
comment on column pair_score.second_id is 'The other.';
comment on column pair_score.scored_by is 'The user who scored.';
comment on column pair_score.internal_admin_score is 'How well the two fit, 0 to 10.';
comment on column pair_score.machine_rate is 'What the machine said before, 0 to 100.';
comment on column pair_score.scored_at is 'When.';
create index pair_score_second on pair_score (community_id, second_id);
create index pair_score_user on pair_score (community_id, scored_by);
select protect_community_table('pair_score');

create table intro (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  matching_result_id uuid,
  intro_message text not null default '',
  status text not null default 'SENT' check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'UNDELIVERED')),
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, from_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, to_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, matching_result_id) references matching (community_id, id) on delete set null (matching_result_id)
);
comment on table intro is 'One member introducing themselves to another: one between two people, ever.';
comment on column intro.community_id is 'The community.';
comment on column intro.id is 'Made by the application.';
comment on column intro.from_id is 'Who writes.';
comment on column intro.to_id is 'To whom.';
comment on column intro.matching_result_id is 'The matching by which they found each other.';
comment on column intro.intro_message is 'What they say, if anything.';
comment on column intro.status is 'What came of it.';
comment on column intro.answer is 'What the receiver answered.';
comment on column intro.created_at is 'When it was sent.';
comment on column intro.answered_at is 'When it was answered.';
create unique index intro_pair on intro (community_id, least(from_id, to_id), greatest(from_id, to_id));
create index intro_sent on intro (community_id, from_id, created_at desc, id desc);
create index intro_received on intro (community_id, to_id, created_at desc, id desc);
select protect_community_table('intro');

create table credit_account (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  balance integer not null check (balance >= 0),
  refilled_at timestamptz not null,
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table credit_account is 'What a member can still spend on introductions. Written when it is first spent from.';
comment on column credit_account.community_id is 'The community.';
comment on column credit_account.participant_id is 'Whose.';
comment on column credit_account.balance is 'Credits left; never below zero.';
comment on column credit_account.refilled_at is 'Beginning of the period that the balance belongs to.';
select protect_community_table('credit_account');

create table credit_entry (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  amount integer not null,
  kind text not null check (kind in ('REFILL', 'INTRO', 'REFUND')),
  intro_id uuid,
  created_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, intro_id, kind),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, intro_id) references intro (community_id, id) on delete cascade
);
comment on table credit_entry is 'Every change of a balance. An intro is charged once and given back at most once.';
comment on column credit_entry.community_id is 'The community.';
comment on column credit_entry.id is 'Made by the application.';
comment on column credit_entry.participant_id is 'Whose.';
comment on column credit_entry.amount is 'Credits, negative when spent.';
comment on column credit_entry.kind is 'Why.';
comment on column credit_entry.intro_id is 'For which intro.';
comment on column credit_entry.created_at is 'When.';
create index credit_entry_participant on credit_entry (community_id, participant_id, created_at desc);
select protect_community_table('credit_entry');

-- As before, with what matching keeps.
create or replace function everything_about(of_user uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select jsonb_build_object(
      'account', (select to_jsonb(u) - 'password_hash' from app_user u where u.id = of_user),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]') from session s where s.user_id = of_user),
      'identities', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from external_identity e where e.user_id = of_user),
      'telegram', (select to_jsonb(a) from telegram_account a where a.user_id = of_user),
      'communities', (select coalesce(jsonb_agg(jsonb_build_object(
          'domain', m.domain, 'role', c.role, 'connectedAt', c.connected_at,
          'permissions', (select coalesce(jsonb_agg(g.permission), '[]') from permission g
            where g.community_id = c.community_id and g.user_id = of_user),
          'invitation', (select to_jsonb(i) from accepted_invitation i where i.community_id = c.community_id and i.user_id = of_user),
          'draft', (select to_jsonb(d) from profile_draft d where d.community_id = c.community_id and d.user_id = of_user),
          'answers', (select coalesce(jsonb_agg(jsonb_build_object('question', q.text, 'text', w.text, 'options', w.options)), '[]')
            from answer w join question q on q.community_id = w.community_id and q.id = w.question_id
            where w.community_id = c.community_id and w.user_id = of_user),
          'profile', (select to_jsonb(p) - 'search' from participant p where p.community_id = c.community_id and p.user_id = of_user),
          'contacts', (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'value', t.value)), '[]')
            from contact t join participant p on p.community_id = t.community_id and p.id = t.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'notificationPreferences', (select coalesce(jsonb_agg(jsonb_build_object('channel', n.channel, 'disabled', n.is_disabled)), '[]')
            from notification_pref n join participant p on p.community_id = n.community_id and p.id = n.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'notes', (select coalesce(jsonb_agg(jsonb_build_object('about', n.subject_id, 'note', n.note)), '[]')
            from private_note n join participant p on p.community_id = n.community_id and p.id = n.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'messagesToModerators', (select coalesce(jsonb_agg(jsonb_build_object('to', r.subject_id, 'message', r.message, 'at', r.created_at)), '[]')
            from reach_request r join participant p on p.community_id = r.community_id and p.id = r.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'requests', (select coalesce(jsonb_agg(jsonb_build_object('text', x.text, 'since', x.created_at, 'until', x.closed_at)), '[]')
            from request x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'answersToRequests', (select coalesce(jsonb_agg(jsonb_build_object('request', x.request_id, 'answer', x.answer, 'at', x.created_at)), '[]')
            from request_answer x join participant p on p.community_id = x.community_id and p.id = x.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'recommendations', (select coalesce(jsonb_agg(jsonb_build_object('of', x.subject_id, 'week', x.week, 'rate', x.rate, 'score', x.score, 'note', x.note)), '[]')
            from matching x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'relations', (select coalesce(jsonb_agg(jsonb_build_object('of', x.subject_id, 'type', x.relation_type, 'reason', x.reason, 'note', x.note)), '[]')
            from relation x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'bookmarks', (select coalesce(jsonb_agg(jsonb_build_object('of', x.subject_id, 'since', x.created_at)), '[]')
            from bookmark x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'introsSent', (select coalesce(jsonb_agg(jsonb_build_object('to', x.to_id, 'message', x.intro_message, 'status', x.status, 'answer', x.answer, 'at', x.created_at)), '[]')
            from intro x join participant p on p.community_id = x.community_id and p.id = x.from_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'introsReceived', (select coalesce(jsonb_agg(jsonb_build_object('from', x.from_id, 'message', x.intro_message, 'status', x.status, 'answer', x.answer, 'at', x.created_at)), '[]')
            from intro x join participant p on p.community_id = x.community_id and p.id = x.to_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'reports', (select coalesce(jsonb_agg(jsonb_build_object('of', x.subject_id, 'reason', x.reason, 'text', x.text, 'at', x.created_at)), '[]')
            from report x join participant p on p.community_id = x.community_id and p.id = x.author_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'neverPairWith', (select coalesce(jsonb_agg(jsonb_build_object('of', x.subject_id)), '[]')
            from never_pair x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'matchingPreferences', (select coalesce(jsonb_agg(jsonb_build_object('pausedUntil', x.paused_until, 'everyWeeks', x.every_weeks)), '[]')
            from matching_preference x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'credits', (select coalesce(jsonb_agg(jsonb_build_object('amount', x.amount, 'kind', x.kind, 'at', x.created_at)), '[]')
            from credit_entry x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'notifications', (select coalesce(jsonb_agg(jsonb_build_object('kind', x.kind, 'at', x.created_at)), '[]')
            from notification x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'messengerTexts', (select coalesce(jsonb_agg(jsonb_build_object('channel', x.channel, 'text', x.text, 'at', x.created_at)), '[]')
            from messenger_text x join participant p on p.community_id = x.community_id and p.id = x.participant_id
            where p.community_id = c.community_id and p.user_id = of_user),
          'letters', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject, 'at', l.created_at) order by l.created_at), '[]')
            from letter l join app_user u on u.email = l.recipient where l.community_id = c.community_id and u.id = of_user)
        ) order by c.connected_at), '[]')
        from connection c join community m on m.id = c.community_id where c.user_id = of_user));
  end;
