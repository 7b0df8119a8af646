create table pair_choice (
  community_id uuid not null references community (id) on delete cascade,
  week date not null,
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  choice text not null check (choice in ('SKIP', 'PIN')),
  created_by uuid,
  created_at timestamptz not null,
  outcome text check (outcome in ('DONE', 'DROPPED')),
  dropped_because text check (dropped_because in ('GONE', 'RULE', 'OTHER')),
  primary key (community_id, week, first_id, second_id),
  foreign key (community_id, first_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, second_id) references participant (community_id, id) on delete cascade,
  check ((dropped_because is not null) = (outcome is not distinct from 'DROPPED'))
);
comment on table pair_choice is 'What managers decided on a pair for one weekly run. Kept afterwards, as the record of the run.';
comment on column pair_choice.community_id is 'The community.';
comment on column pair_choice.week is 'Monday of the run for which it holds.';
comment on column pair_choice.first_id is 'One of the two, the one with the smaller id.';
comment on column pair_choice.second_id is 'The other.';
comment on column pair_choice.choice is 'SKIP: the run does not show the two to each other. PIN: it shows them, if both can be shown.';
comment on column pair_choice.created_by is 'The user who decided.';
comment on column pair_choice.created_at is 'When.';
comment on column pair_choice.outcome is 'What the run did; null before it.';
comment on column pair_choice.dropped_because is 'GONE: one of them could not be recommended to anybody. RULE: a rule of the community keeps them apart. OTHER: anything else, such as a member''s own decision, which stays confidential.';
create index pair_choice_first on pair_choice (community_id, first_id);
create index pair_choice_second on pair_choice (community_id, second_id);
create index pair_choice_author on pair_choice (community_id, created_by);
select protect_community_table('pair_choice');
