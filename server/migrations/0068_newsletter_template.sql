create table newsletter_template (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  name text not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, created_by) references connection (community_id, user_id) on delete set null (created_by)
);
comment on table newsletter_template is 'Contents that managers keep to begin a newsletter with.';
comment on column newsletter_template.community_id is 'The community.';
comment on column newsletter_template.id is 'Made by the application, ordered by time.';
comment on column newsletter_template.name is 'Name in the list of templates.';
comment on column newsletter_template.content is 'Like the content of a newsletter.';
comment on column newsletter_template.created_by is 'The user who kept it; null after their account was deleted.';
comment on column newsletter_template.created_at is 'When it was kept.';
create index newsletter_template_created on newsletter_template (community_id, created_at, id);
create index newsletter_template_author on newsletter_template (community_id, created_by);
select protect_community_table('newsletter_template');
