alter table participation add column requested_at timestamptz;
comment on column participation.requested_at is 'When the organisers were asked for their approval; null if not yet, so that they are told once.';

alter table payment add column problem text not null default '' check (problem in ('', 'AMOUNT', 'CURRENCY', 'FAILED'));
comment on column payment.problem is 'Why the last notice of the provider was not accepted as a payment, for the organisers; empty if there is nothing to say.';
