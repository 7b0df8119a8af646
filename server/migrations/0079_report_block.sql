-- A report may be settled by a block.
alter table report drop constraint report_decision_check;
alter table report add constraint report_decision_check
  check (decision in ('DISMISSED', 'WARNED', 'DISABLED', 'REJECTED', 'BLOCKED'));
