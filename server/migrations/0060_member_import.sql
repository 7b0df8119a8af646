-- A profile that managers entered is not visible until its owner has logged in here. It also looks the same whether or not the address
-- has an account elsewhere: an import must not reveal that.
alter table participant add column is_claimed boolean not null default true;
comment on column participant.is_claimed is 'False for an imported profile whose owner has not logged in here yet: it counts as one with an unconfirmed email.';

create or replace function copy_email_confirmed() returns trigger language plpgsql as $$
begin
  new.is_email_confirmed := new.is_claimed
    and exists (select from app_user u where u.id = new.user_id and u.email_confirmed_at is not null);
  return new;
end $$;

-- Confirming the address in this community claims the profile here; confirming it elsewhere does not.
create or replace function spread_email_confirmed() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public as $$
begin
  update participant p set is_claimed = p.is_claimed or coalesce(p.community_id = current_community(), false),
    is_email_confirmed = new.email_confirmed_at is not null
      and (p.is_claimed or coalesce(p.community_id = current_community(), false))
  where p.user_id = new.id;
  return null;
end $$;

create function claim_profile() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update participant p set is_claimed = true,
    is_email_confirmed = exists (select from app_user u where u.id = p.user_id and u.email_confirmed_at is not null)
  where p.community_id = new.origin_community_id and p.user_id = new.user_id and not p.is_claimed;
  return null;
end $$;
-- A local session, such as one of an access code that a manager issued, proves no address.
create trigger session_claims_profile after insert on session
  for each row when (not new.is_local) execute function claim_profile();

create table member_import (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  file_name text not null,
  status text not null check (status in ('UPLOADING', 'UPLOADED', 'CHECKING', 'CHECKED', 'IMPORTING', 'DONE', 'UNDOING', 'UNDONE')),
  columns jsonb not null,
  mapping jsonb not null,
  row_count integer not null default 0,
  progress integer not null default 0,
  duplicates text not null default 'fill' check (duplicates in ('fill', 'overwrite', 'skip')),
  moderation_status text not null default 'CONFIRMED' check (moderation_status in ('PENDING', 'CONFIRMED')),
  is_inviting boolean not null default false,
  lang text not null check (lang in ('en', 'ru')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, author_id) references connection (community_id, user_id) on delete set null (author_id)
);
comment on table member_import is 'Members from a CSV file.';
comment on column member_import.community_id is 'The community.';
comment on column member_import.id is 'Made by the application, ordered by time.';
comment on column member_import.author_id is 'The manager; null after the account was deleted.';
comment on column member_import.file_name is 'Name of the uploaded file.';
comment on column member_import.status is 'UPLOADING until all rows are stored, then UPLOADED; CHECKING and CHECKED; IMPORTING and DONE; UNDOING and UNDONE.';
comment on column member_import.columns is 'Titles of the columns of the file.';
comment on column member_import.mapping is 'For each column its field, or null.';
comment on column member_import.row_count is 'Rows of the file.';
comment on column member_import.progress is 'Number of the last row that the current step has handled.';
comment on column member_import.duplicates is 'What happens with rows of members who are here already: empty fields are filled, values are overwritten, or rows are skipped.';
comment on column member_import.moderation_status is 'Moderation status of new members.';
comment on column member_import.is_inviting is 'Whether new members get a letter.';
comment on column member_import.lang is 'Language of these letters.';
comment on column member_import.created_at is 'When the file was uploaded.';
comment on column member_import.finished_at is 'When the rows were imported.';
create index member_import_newest on member_import (community_id, created_at desc, id desc);
create index member_import_author on member_import (community_id, author_id) where author_id is not null;
select protect_community_table('member_import');

create table member_import_row (
  community_id uuid not null references community (id) on delete cascade,
  import_id uuid not null,
  line integer not null,
  cells jsonb not null,
  corrections jsonb not null default '{}',
  state text not null default 'UNCHECKED' check (state in ('UNCHECKED', 'NEW', 'MEMBER', 'REPEATED', 'INVALID')),
  email text,
  choice text check (choice in ('fill', 'overwrite', 'skip')),
  outcome text check (outcome in ('CREATED', 'UPDATED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT')),
  participant_id uuid,
  made jsonb,
  primary key (community_id, import_id, line),
  foreign key (community_id, import_id) references member_import (community_id, id) on delete cascade,
  foreign key (community_id, participant_id) references participant (community_id, id) on delete set null (participant_id)
);
comment on table member_import_row is 'A row of an imported file, with what became of it.';
comment on column member_import_row.community_id is 'The community.';
comment on column member_import_row.import_id is 'The import.';
comment on column member_import_row.line is 'Number of the row, from 1; titles are not counted.';
comment on column member_import_row.cells is 'Texts of its cells.';
comment on column member_import_row.corrections is 'Texts that the manager changed, by field.';
comment on column member_import_row.state is 'NEW: a new member. MEMBER: a member of this community has the address. REPEATED: an earlier row has it. INVALID: something must be corrected.';
comment on column member_import_row.email is 'Normalised address; null where there is none.';
comment on column member_import_row.choice is 'What happens with this row if the member is here already; null: as with all.';
comment on column member_import_row.outcome is 'What became of it; null until it is imported. UNDONE and KEPT (somebody changed it meanwhile) after the import was undone.';
comment on column member_import_row.participant_id is 'The member; null after the member is gone.';
comment on column member_import_row.made is 'What the import wrote, and the values before, so that it can be undone.';
create index member_import_row_email on member_import_row (community_id, import_id, email, line) where email is not null;
create index member_import_row_state on member_import_row (community_id, import_id, state, line);
create index member_import_row_participant on member_import_row (community_id, participant_id) where participant_id is not null;
create index member_import_row_address on member_import_row (community_id, email) where email is not null;
select protect_community_table('member_import_row');
