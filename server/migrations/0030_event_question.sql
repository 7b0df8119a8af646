create table event_question (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  position integer not null,
  text text not null,
  translation_key text not null,
  type text not null check (type in ('TEXT', 'RADIO', 'CHECKBOX', 'YEAR')),
  is_visible boolean not null default true,
  is_required boolean not null default false,
  at_most integer not null default 1 check (at_most >= 1),
  shown_after_option_id uuid,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (community_id, id),
  unique (community_id, translation_key),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table event_question is 'A question to those who join an event.';
comment on column event_question.community_id is 'The community.';
comment on column event_question.id is 'Id.';
comment on column event_question.event_id is 'The event.';
comment on column event_question.position is 'Order among the questions of the event.';
comment on column event_question.text is 'The question in the language of the event.';
comment on column event_question.translation_key is 'Generated name under which its translations are stored.';
comment on column event_question.type is 'Kind of answer.';
comment on column event_question.is_visible is 'Whether participants are asked.';
comment on column event_question.is_required is 'Whether it must be answered before the participation goes on.';
comment on column event_question.at_most is 'Maximum number of selected options of a CHECKBOX question.';
comment on column event_question.shown_after_option_id is 'Asked only if this option of an earlier question was selected.';
comment on column event_question.created_at is 'When it was created.';
comment on column event_question.removed_at is 'When it was removed; its answers stay readable.';
create index event_question_event on event_question (community_id, event_id, position) where removed_at is null;
select protect_community_table('event_question');

create table event_answer_option (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  question_id uuid not null,
  position integer not null,
  text text not null,
  translation_key text not null,
  type text not null default 'PREDEFINED' check (type in ('PREDEFINED', 'TEXT')),
  is_visible boolean not null default true,
  is_active boolean not null default true,
  group_name text not null default '',
  category text not null default '',
  removed_at timestamptz,
  primary key (community_id, id),
  unique (community_id, translation_key),
  foreign key (community_id, question_id) references event_question (community_id, id) on delete cascade
);
comment on table event_answer_option is 'An answer option of a question.';
comment on column event_answer_option.community_id is 'The community.';
comment on column event_answer_option.id is 'Id.';
comment on column event_answer_option.question_id is 'The question.';
comment on column event_answer_option.position is 'Order among the options.';
comment on column event_answer_option.text is 'The option in the language of the event.';
comment on column event_answer_option.translation_key is 'Generated name under which its translations are stored.';
comment on column event_answer_option.type is 'TEXT: the participant writes an own answer beside it.';
comment on column event_answer_option.is_visible is 'Whether participants see it.';
comment on column event_answer_option.is_active is 'Whether it can be selected.';
comment on column event_answer_option.group_name is 'Heading under which it is listed.';
comment on column event_answer_option.category is 'Category for reports.';
comment on column event_answer_option.removed_at is 'When it was removed; answers that selected it stay readable.';
create index event_answer_option_question on event_answer_option (community_id, question_id, position) where removed_at is null;
select protect_community_table('event_answer_option');

alter table event_question add foreign key (community_id, shown_after_option_id)
  references event_answer_option (community_id, id) on delete set null (shown_after_option_id);

create table event_question_translation (
  community_id uuid not null references community (id) on delete cascade,
  event_id uuid not null,
  translation_key text not null,
  language text not null check (language in ('en', 'ru')),
  translated_text text not null,
  primary key (community_id, translation_key, language),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table event_question_translation is 'Texts of questions and options in each language.';
comment on column event_question_translation.community_id is 'The community.';
comment on column event_question_translation.event_id is 'The event.';
comment on column event_question_translation.translation_key is 'Of the question or option.';
comment on column event_question_translation.language is 'Language.';
comment on column event_question_translation.translated_text is 'The text in that language.';
create index event_question_translation_event on event_question_translation (community_id, event_id);
select protect_community_table('event_question_translation');
