create table event_answer (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  question_id uuid not null,
  participant_id uuid not null,
  type text not null check (type in ('TEXT', 'RADIO', 'CHECKBOX', 'YEAR')),
  question_text text not null,
  answer_text text not null,
  option_ids uuid[] not null default '{}',
  answered_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, question_id, participant_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, question_id) references event_question (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table event_answer is 'A participant''s answer to a question of an event.';
comment on column event_answer.community_id is 'The community.';
comment on column event_answer.id is 'Id.';
comment on column event_answer.event_id is 'The event.';
comment on column event_answer.question_id is 'The question.';
comment on column event_answer.participant_id is 'Whose answer.';
comment on column event_answer.type is 'Kind of answer when it was given.';
comment on column event_answer.question_text is 'The question as it was asked, so that the answer stays readable after a change.';
comment on column event_answer.answer_text is 'The answer as text: free text, year, or the selected options.';
comment on column event_answer.option_ids is 'Selected options.';
comment on column event_answer.answered_at is 'When it was given.';
create index event_answer_event on event_answer (community_id, event_id, participant_id);
create index event_answer_participant on event_answer (community_id, participant_id);
select protect_community_table('event_answer');
