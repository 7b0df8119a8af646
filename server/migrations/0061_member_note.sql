create table member_note (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, author_id) references connection (community_id, user_id) on delete set null (author_id)
);
comment on table member_note is 'What managers write about a member; members do not see it.';
comment on column member_note.community_id is 'The community.';
comment on column member_note.id is 'Made by the application, ordered by time.';
comment on column member_note.participant_id is 'The member.';
comment on column member_note.author_id is 'The manager who wrote it; null after the account was deleted.';
comment on column member_note.text is 'The note, plain text with line breaks.';
comment on column member_note.created_at is 'When it was written.';
comment on column member_note.changed_at is 'When its author last changed it; null if never.';
create index member_note_participant on member_note (community_id, participant_id, created_at desc, id desc);
create index member_note_author on member_note (community_id, author_id) where author_id is not null;
select protect_community_table('member_note');

-- The history of a member lists the letters to one address.
create index letter_recipient on letter (community_id, recipient, created_at desc, id desc);
