-- A removed organiser still knows the payment webhook's secret. It is not renewed by itself: the provider's notices would be refused
-- until the new one is entered there. The other organisers are told, and renew it.
alter table responsible add column webhook_generation_seen integer;
comment on column responsible.webhook_generation_seen is 'Generation of the payment webhook''s secret that they last read; null if none.';

alter table event add column webhook_generation_exposed integer;
comment on column event.webhook_generation_exposed is 'Generation of the payment webhook''s secret that a former organiser knows; null if none.';

-- A trigger, since organisers also go with their account or with their connection to the community.
create function expose_webhook_secret() returns trigger language plpgsql as $$
begin
  update event set webhook_generation_exposed = webhook_generation
    where community_id = old.community_id and id = old.event_id and webhook_generation = old.webhook_generation_seen;
  return null;
end $$;
create trigger expose_webhook_secret after delete on responsible for each row
  when (old.webhook_generation_seen is not null) execute function expose_webhook_secret();
