alter table report
  add column decision text check (decision in ('DISMISSED', 'WARNED', 'DISABLED', 'REJECTED')),
  add column decided_by uuid,
  add column decision_note text not null default '',
  add column request_id uuid,
  add constraint report_decided_by foreign key (community_id, decided_by) references connection (community_id, user_id)
    on delete set null (decided_by),
  add constraint report_request foreign key (community_id, request_id) references request (community_id, id)
    on delete set null (request_id);
comment on column report.decision is 'What the moderators did; null while it waits, and for reports closed before decisions were kept.';
comment on column report.decided_by is 'The moderator, a user; null once the account is deleted.';
comment on column report.decision_note is 'What the moderator wrote to the reported participant; empty if nothing.';
comment on column report.request_id is 'The request that is reported; its text is in quoted_text.';
create index report_decided_by on report (community_id, decided_by) where decided_by is not null;
create index report_request on report (community_id, request_id) where request_id is not null;
create index report_newest on report (community_id, created_at desc, id desc);

alter table reach_request
  add column status text not null default 'OPEN' check (status in ('OPEN', 'PASSED', 'DECLINED', 'DONE')),
  add column handled_by uuid,
  add column handled_at timestamptz,
  add column reason text not null default '',
  add constraint reach_request_handled_by foreign key (community_id, handled_by) references connection (community_id, user_id)
    on delete set null (handled_by);
comment on column reach_request.status is 'Whether a moderator passed the message on, declined that, or settled it another way.';
comment on column reach_request.handled_by is 'The moderator, a user; null while it is open, and once the account is deleted.';
comment on column reach_request.handled_at is 'When; null while it is open.';
comment on column reach_request.reason is 'Why it was declined, as its author reads it; else empty.';
create index reach_request_handled_by on reach_request (community_id, handled_by) where handled_by is not null;
create index reach_request_newest on reach_request (community_id, created_at desc, id desc);
