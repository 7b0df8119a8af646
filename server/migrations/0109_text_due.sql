-- Texts for messengers are resumed only in communities with one that is due, or whose process stopped: there may be ten thousand, every
-- minute.
create index messenger_text_due_first on messenger_text ((coalesce(next_at, '-infinity'::timestamptz)), community_id) where status = 'WAITING';
create index messenger_text_sending_first on messenger_text (claimed_at, community_id) where status = 'SENDING';

create function communities_with_texts_due(due_until timestamptz, stuck_before timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select t.community_id from messenger_text t where t.status = 'WAITING' and coalesce(t.next_at, '-infinity') <= due_until
    union
    select t.community_id from messenger_text t where t.status = 'SENDING' and t.claimed_at < stuck_before
    order by 1;
end $$;
comment on function communities_with_texts_due(timestamptz, timestamptz) is 'Communities with texts for messengers to be sent, or that were being sent when a process stopped.';
revoke execute on function communities_with_texts_due(timestamptz, timestamptz) from public;
grant execute on function communities_with_texts_due(timestamptz, timestamptz) to samovar_app;
