create table run_preview (
  community_id uuid primary key references community (id) on delete cascade,
  asked_id uuid not null,
  asked_at timestamptz not null,
  status text not null check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  progress real not null default 0 check (progress between 0 and 1),
  problem text,
  made_id uuid,
  made_at timestamptz,
  week date,
  choices text not null default '',
  facts jsonb not null default '{}',
  check ((made_id is null) = (made_at is null) and (made_id is null) = (week is null))
);
comment on table run_preview is 'What the next weekly run would give, as computed when a manager last asked. The one that was made before stays until the next is complete.';
comment on column run_preview.community_id is 'The community.';
comment on column run_preview.asked_id is 'The preview that was asked for last.';
comment on column run_preview.asked_at is 'When.';
comment on column run_preview.status is 'Of the preview that was asked for last.';
comment on column run_preview.progress is 'How much of it is computed, from 0 to 1.';
comment on column run_preview.problem is 'Why it failed, for operators.';
comment on column run_preview.made_id is 'The preview that is complete and shown; null before the first.';
comment on column run_preview.made_at is 'Of when its data are.';
comment on column run_preview.week is 'Monday of the run that it computed.';
comment on column run_preview.choices is 'Hash of the choices of pairs that it took into account.';
comment on column run_preview.facts is 'Its figures: members, lists, shown, never shown, and how many get few, by reason.';
select protect_community_table('run_preview');

create table previewed_list (
  community_id uuid not null references community (id) on delete cascade,
  preview_id uuid not null,
  reader_id uuid not null,
  subjects uuid[] not null,
  rates real[] not null check (cardinality(rates) = cardinality(subjects)),
  few_place integer,
  few_because text check (few_because in ('EMPTY_PROFILE', 'FEW_MEMBERS', 'RULES', 'ALL_SEEN', 'LITTLE_IN_COMMON')),
  shown_to integer not null,
  shown_place integer,
  primary key (community_id, preview_id, reader_id),
  foreign key (community_id, reader_id) references participant (community_id, id) on delete cascade,
  check ((few_place is null) = (few_because is null))
);
comment on table previewed_list is 'The list of one member in a preview, and to how many the member is shown.';
comment on column previewed_list.community_id is 'The community.';
comment on column previewed_list.preview_id is 'The preview: asked_id of run_preview when it was made.';
comment on column previewed_list.reader_id is 'Whose list.';
comment on column previewed_list.subjects is 'Who is shown, most relevant first.';
comment on column previewed_list.rates is 'Relevance of each, from 0 to 100.';
comment on column previewed_list.few_place is 'Place among the members who get fewer than a list holds, from the shortest list on; null for a full list.';
comment on column previewed_list.few_because is 'The main reason for a short list.';
comment on column previewed_list.shown_to is 'In how many lists the member is.';
comment on column previewed_list.shown_place is 'Place among the members who are shown most often; null for those who are shown to nobody.';
create index previewed_list_reader on previewed_list (community_id, reader_id);
create index previewed_list_few on previewed_list (community_id, preview_id, few_place) where few_place is not null;
create index previewed_list_shown on previewed_list (community_id, preview_id, shown_place) where shown_place is not null;
select protect_community_table('previewed_list');

create table previewed_pair (
  community_id uuid not null references community (id) on delete cascade,
  preview_id uuid not null,
  kind text not null check (kind in ('HIGHEST', 'LOWEST', 'REPEATED', 'SAME_COMPANY')),
  place integer not null,
  reader_id uuid not null,
  subject_id uuid not null,
  rate real not null,
  primary key (community_id, preview_id, kind, place),
  foreign key (community_id, reader_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table previewed_pair is 'Pairs of a preview that are worth a look: a limited number of each kind.';
comment on column previewed_pair.community_id is 'The community.';
comment on column previewed_pair.preview_id is 'The preview: asked_id of run_preview when it was made.';
comment on column previewed_pair.kind is 'Why it is worth a look.';
comment on column previewed_pair.place is 'Place in the list of its kind.';
comment on column previewed_pair.reader_id is 'In whose list the pair is; of both, the one whose rate is listed first.';
comment on column previewed_pair.subject_id is 'Who is shown.';
comment on column previewed_pair.rate is 'Relevance, from 0 to 100.';
create index previewed_pair_reader on previewed_pair (community_id, reader_id);
create index previewed_pair_subject on previewed_pair (community_id, subject_id);
select protect_community_table('previewed_pair');
