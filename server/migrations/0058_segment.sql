create table segment (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, created_by) references connection (community_id, user_id) on delete set null (created_by)
);
comment on table segment is 'A saved filter of members.';
comment on column segment.community_id is 'The community.';
comment on column segment.id is 'Made by the application, ordered by time.';
comment on column segment.name is 'Its name, unique in the community whatever the case of letters.';
comment on column segment.filter is 'The filter, as the contract describes it.';
comment on column segment.created_by is 'The manager who saved it; null once the account is deleted.';
comment on column segment.created_at is 'When it was saved.';
comment on column segment.changed_at is 'When name or filter last changed.';
create unique index segment_name on segment (community_id, lower(name));
create index segment_author on segment (community_id, created_by) where created_by is not null;
select protect_community_table('segment');
