create table managers_letter (
  community_id uuid not null references community (id) on delete cascade,
  user_id uuid not null,
  week date not null,
  is_sent boolean not null,
  created_at timestamptz not null,
  primary key (community_id, user_id, week),
  foreign key (community_id, user_id) references connection (community_id, user_id) on delete cascade
);
comment on table managers_letter is 'Weekly letters to managers; the key claims a letter before it is written, so that nobody gets one twice.';
comment on column managers_letter.community_id is 'The community.';
comment on column managers_letter.user_id is 'The manager.';
comment on column managers_letter.week is 'The Monday on which it is due.';
comment on column managers_letter.is_sent is 'False if there was nothing to tell.';
comment on column managers_letter.created_at is 'When it was claimed.';
select protect_community_table('managers_letter');
