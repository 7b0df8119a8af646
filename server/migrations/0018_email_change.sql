create table email_change (
  user_id uuid primary key references app_user (id) on delete cascade,
  new_email text not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table email_change is 'A requested change of a user''s email address, until both addresses have confirmed it. The newest request of a user.';
comment on column email_change.user_id is 'The user.';
comment on column email_change.new_email is 'The address to change to.';
comment on column email_change.old_confirmed_at is 'When the letter to the current address was confirmed; set at once when that address was never confirmed.';
comment on column email_change.new_confirmed_at is 'When the letter to the new address was confirmed.';
comment on column email_change.created_at is 'When it was requested.';
comment on column email_change.expires_at is 'When it expires.';
