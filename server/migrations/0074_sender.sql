alter table community add column letters_config jsonb not null
  default '{"senderName": {"en": "", "ru": ""}, "replyTo": null, "footer": {"en": "", "ru": ""}}';
comment on column community.letters_config is 'Name of the sender of its letters (empty for the title), reply address and text at the foot, by language.';

create table sender (
  community_id uuid primary key references community (id) on delete cascade,
  address text not null,
  dkim_selector text not null,
  dkim_public_key text not null,
  dkim_private_key text not null,
  records jsonb not null default '{}',
  checked_at timestamptz,
  verified_at timestamptz
);
comment on table sender is 'Address that a community wants its letters to come from, with the key that signs them; used once its DNS records are found.';
comment on column sender.community_id is 'The community.';
comment on column sender.address is 'The address; community.sender_email has it while it is in use.';
comment on column sender.dkim_selector is 'Label of the DNS record with the public key.';
comment on column sender.dkim_public_key is 'Public key, base64 of its DER form, as the DNS record has it.';
comment on column sender.dkim_private_key is 'Private key that signs the letters, encrypted.';
comment on column sender.records is 'State of each DNS record at the last check.';
comment on column sender.checked_at is 'When the records were looked up; null if never.';
comment on column sender.verified_at is 'When all records were found; null while they are not.';
select protect_community_table('sender');
