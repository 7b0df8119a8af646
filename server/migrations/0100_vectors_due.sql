-- The chore that makes vectors visits only communities in which there is something to do: there may be ten thousand. Most of the time it looks
-- only at profiles that changed of late.
create index participant_changed_last on participant (changed_at);

-- Without a model, those with vectors to remove. With one, those with profiles that were not examined since they changed, unless a job is
-- queued for that, and those with vectors of members who may not be recommended any more.
create function communities_with_vectors_due(configured_model text, changed_since timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  if configured_model is null then
    return query select distinct v.community_id from member_vector v order by 1;
    return;
  end if;
  return query
    with seen as (
      select p.community_id, v.participant_id is not null as has_vectors,
        p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
          and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id) as is_active
      from participant p left join member_vector v on v.community_id = p.community_id and v.participant_id = p.id
      where p.changed_at > changed_since
        and (v.participant_id is null or v.model <> configured_model or v.examined_at < p.changed_at))
    select due.id from (select distinct s.community_id as id from seen s where s.is_active) due
    where not exists (
      select from graphile_worker.jobs j
      where j.key = 'embedding ' || due.id and (j.locked_at is not null or j.attempts < j.max_attempts))
    union
    select s.community_id from seen s where s.has_vectors and not s.is_active
    order by 1;
end $$;
comment on function communities_with_vectors_due(text, timestamptz) is 'Communities with vectors of members to make or to remove.';
revoke execute on function communities_with_vectors_due(text, timestamptz) from public;
grant execute on function communities_with_vectors_due(text, timestamptz) to samovar_app;
