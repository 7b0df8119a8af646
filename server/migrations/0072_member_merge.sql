create table member_merge (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  kept_id uuid not null,
  other_id uuid,
  other_slug text,
  from_other text[] not null,
  status text not null check (status in ('ASKED', 'DECLINED', 'DONE')),
  kept_code_hash bytea not null,
  other_code_hash bytea not null,
  kept_confirmed_at timestamptz,
  other_confirmed_at timestamptz,
  proposed_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, kept_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, other_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, proposed_by) references connection (community_id, user_id) on delete set null (proposed_by),
  check (other_id <> kept_id),
  check ((status = 'DONE') = (other_id is null)),
  check ((status = 'DONE') = (other_slug is not null))
);
comment on table member_merge is 'Two participants of one person, whom a manager proposed to merge; done after both addresses agreed.';
comment on column member_merge.community_id is 'The community.';
comment on column member_merge.id is 'Made by the application, ordered by time.';
comment on column member_merge.kept_id is 'The participant who stays.';
comment on column member_merge.other_id is 'The participant who ends; null once the two are merged.';
comment on column member_merge.other_slug is 'Public address of the participant who ended, which leads to the one who stayed; null until then.';
comment on column member_merge.from_other is 'Fields of the profile that take the value of the one who ends.';
comment on column member_merge.status is 'ASKED until both have confirmed or one declined.';
comment on column member_merge.kept_code_hash is 'SHA-256 of the secret in the letter to the one who stays.';
comment on column member_merge.other_code_hash is 'SHA-256 of the secret in the letter to the one who ends.';
comment on column member_merge.kept_confirmed_at is 'When the owner of the address of the one who stays confirmed.';
comment on column member_merge.other_confirmed_at is 'When the owner of the address of the one who ends confirmed.';
comment on column member_merge.proposed_by is 'The manager; null after the account was deleted.';
comment on column member_merge.created_at is 'When it was proposed.';
comment on column member_merge.expires_at is 'Until when the letters are valid, or until when the same is not proposed again after it was declined.';
create index member_merge_kept on member_merge (community_id, kept_id);
create index member_merge_other on member_merge (community_id, other_id) where other_id is not null;
create index member_merge_slug on member_merge (community_id, other_slug) where other_slug is not null;
create index member_merge_proposed_by on member_merge (community_id, proposed_by) where proposed_by is not null;
select protect_community_table('member_merge');

-- Members who look like the same person are found by a contact.
create index contact_value on contact (community_id, type, value);
