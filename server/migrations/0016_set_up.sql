-- Guards the set-up page of an installation without communities. The row disappears when the first community is created.
create table set_up (
  is_only boolean primary key default true check (is_only),
  secret_hash bytea not null,
  created_at timestamptz not null
);
comment on table set_up is 'The one-time secret of the set-up page. At most one row; none once there is a community.';
comment on column set_up.is_only is 'Always true, so that there is at most one row.';
comment on column set_up.secret_hash is 'SHA-256 of the secret that the server printed at its last start.';
comment on column set_up.created_at is 'When the secret was made.';
