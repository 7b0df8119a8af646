alter table community add column version integer not null default 1;
alter table community add column changed_in jsonb not null default '{}';
comment on column community.version is 'Grows with each change by a manager or the operator.';
comment on column community.changed_in is 'For each field, the version in which it was last changed: of two managers who save the same field, the second is told.';
