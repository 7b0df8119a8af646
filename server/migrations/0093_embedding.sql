-- Model providers are services of the operator's, such as one that turns texts into vectors. How much each is used is counted for the
-- installation and for each community. Counters only: no text, no person.
create table model_provider (
  name text primary key,
  day date not null,
  used integer not null default 0,
  failures integer not null default 0,
  paused_until timestamptz not null,
  problem text
);
comment on table model_provider is 'How much the installation uses each model provider, and when it may be called again.';
comment on column model_provider.name is 'Which provider: embedding.';
comment on column model_provider.day is 'Day, in UTC, that is counted.';
comment on column model_provider.used is 'Texts sent on this day.';
comment on column model_provider.failures is 'Failed calls since the last one that succeeded.';
comment on column model_provider.paused_until is 'No call before this time: because of the rate, of a failure, or because the provider asked to wait.';
comment on column model_provider.problem is 'What the last failed call failed with; null after one that succeeded.';

create table model_use (
  community_id uuid not null references community (id) on delete cascade,
  provider text not null,
  day date not null,
  used integer not null,
  primary key (community_id, provider)
);
comment on table model_use is 'How much a community uses each model provider.';
comment on column model_use.community_id is 'The community.';
comment on column model_use.provider is 'Name of the model provider.';
comment on column model_use.day is 'Day, in UTC, that is counted.';
comment on column model_use.used is 'Texts sent on this day.';
select protect_community_table('model_use');

create table member_vector (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  model text not null,
  want_hash text not null,
  want bytea,
  have_hash text not null,
  have bytea,
  examined_at timestamptz not null,
  made_at timestamptz not null,
  primary key (community_id, participant_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table member_vector is 'Vectors of what members look for and of what they have, made by the embedding provider from their profiles.';
comment on column member_vector.community_id is 'The community.';
comment on column member_vector.participant_id is 'Whose profile it is; the row is deleted with it.';
comment on column member_vector.model is 'Model and dimension that made the vectors. Those of another model are not used.';
comment on column member_vector.want_hash is 'Hash of the text of request and goal. A vector whose text has changed is not used.';
comment on column member_vector.want is 'Vector of request and goal, one signed byte per number; null without text, or if the provider refuses the text.';
comment on column member_vector.have_hash is 'Hash of the text of what the member offers and is.';
comment on column member_vector.have is 'Vector of what the member offers and is.';
comment on column member_vector.examined_at is 'State of the profile (participant.changed_at) that was compared with the hashes.';
comment on column member_vector.made_at is 'When the row was written.';
create index member_vector_made on member_vector (community_id, made_at);
select protect_community_table('member_vector');
