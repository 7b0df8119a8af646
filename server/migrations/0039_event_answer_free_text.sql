alter table event_answer add column free_text text not null default '';
comment on column event_answer.free_text is 'What the participant wrote: the whole answer, or the text beside a selected option.';
