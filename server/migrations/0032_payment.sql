create table payment (
  community_id uuid not null references community (id) on delete cascade,
  id uuid not null,
  event_id uuid not null,
  participation_id uuid not null,
  reference text not null,
  status text not null default 'UNPAID' check (status in ('UNPAID', 'CHECKING', 'PAID', 'REFUND_DUE', 'REFUNDED')),
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider_status_at timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid,
  primary key (community_id, id),
  unique (community_id, participation_id),
  unique (community_id, reference),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade,
  foreign key (community_id, participation_id) references participation (community_id, id) on delete cascade,
  foreign key (community_id, changed_by) references connection (community_id, user_id) on delete set null (changed_by)
);
comment on table payment is 'What a participant of a paid event pays, at an outside provider.';
comment on column payment.community_id is 'The community.';
comment on column payment.id is 'Id.';
comment on column payment.event_id is 'The event.';
comment on column payment.participation_id is 'For which participation.';
comment on column payment.reference is 'Unguessable reference that goes to the provider with the payment link and comes back in its webhook.';
comment on column payment.status is 'CHECKING: the participant says that they paid, the provider has not confirmed it. REFUND_DUE: paid, but without a place.';
comment on column payment.amount is 'Price of the participant and the guests when the payment was opened.';
comment on column payment.currency is 'ISO 4217 code.';
comment on column payment.provider_status_at is 'Time of the newest notice of the provider; older ones that arrive later change nothing.';
comment on column payment.paid_at is 'When it was paid.';
comment on column payment.refunded_at is 'When it was refunded.';
comment on column payment.changed_at is 'When the status last changed.';
comment on column payment.changed_by is 'The organiser who set the status; null if the provider or the participant did.';
create index payment_event on payment (community_id, event_id, status);
select protect_community_table('payment');

create table payment_notice (
  community_id uuid not null references community (id) on delete cascade,
  event_id uuid not null,
  notice_id text not null,
  received_at timestamptz not null,
  primary key (community_id, event_id, notice_id),
  foreign key (community_id, event_id) references event (community_id, id) on delete cascade
);
comment on table payment_notice is 'Notices of payment providers that were processed, so that a replayed one has no effect.';
comment on column payment_notice.community_id is 'The community.';
comment on column payment_notice.event_id is 'The event.';
comment on column payment_notice.notice_id is 'Id that the provider gave the notice.';
comment on column payment_notice.received_at is 'When it arrived.';
select protect_community_table('payment_notice');
