create table welcome_series (
  community_id uuid not null primary key references community (id) on delete cascade,
  version integer not null default 1,
  is_on boolean not null default false,
  on_since timestamptz,
  check (is_on = (on_since is not null))
);
comment on table welcome_series is 'Letters to newcomers; off without a row.';
comment on column welcome_series.community_id is 'The community.';
comment on column welcome_series.version is 'Incremented by each change: a change of an older version is refused.';
comment on column welcome_series.is_on is 'Whether newcomers get it.';
comment on column welcome_series.on_since is 'When it was switched on; those who joined before do not get it.';
select protect_community_table('welcome_series');

create table welcome_step (
  community_id uuid not null references community (id) on delete cascade,
  newsletter_id uuid not null,
  days integer not null check (days between 0 and 365),
  added_at timestamptz not null,
  primary key (community_id, newsletter_id),
  foreign key (community_id, newsletter_id) references newsletter (community_id, id) on delete cascade
);
comment on table welcome_step is 'Steps of the welcome series. Content and recipients of a step are those of its newsletter.';
comment on column welcome_step.community_id is 'The community.';
comment on column welcome_step.newsletter_id is 'Newsletter of the kind WELCOME.';
comment on column welcome_step.days is 'Days after joining.';
comment on column welcome_step.added_at is 'When it was added; those whose day had passed do not get it.';
select protect_community_table('welcome_step');
