alter table letter add column calendar_files jsonb not null default '[]' check (jsonb_typeof(calendar_files) = 'array');
comment on column letter.calendar_files is 'Calendar files of a letter about several events, one for each: method, name and content. Beside them there is no calendar part.';
