create table mail_bounce (
  recipient text primary key,
  kind text not null check (kind in ('BOUNCE', 'COMPLAINT')),
  problem text not null default '',
  created_at timestamptz not null
);
comment on table mail_bounce is 'Addresses at which no letter arrives, or whose owner marked one as spam. Only letters for signing in are sent there.';
comment on column mail_bounce.recipient is 'The address, in lower case.';
comment on column mail_bounce.kind is 'BOUNCE: a mail server refused the address; a letter that arrives ends it. COMPLAINT: its owner marked a letter as spam.';
comment on column mail_bounce.problem is 'What the mail server or the mail provider said.';
comment on column mail_bounce.created_at is 'When the last of them came.';

alter table letter add column is_sent_again boolean not null default false;
comment on column letter.is_sent_again is 'A manager sends it again: also to an address that bounced.';
create index letter_failed on letter (community_id, created_at desc, id desc) where status in ('FAILED', 'UNCERTAIN');
