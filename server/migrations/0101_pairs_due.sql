-- The nightly work on pair judgements visits only communities in which there is something to do: there may be ten thousand.
create index pair_judgement_made on pair_judgement (made_at);

-- Without a model, those with judgements to remove. With one, those with old judgements, and those with a pair of this week that waits for a
-- judgement, unless a job is queued for that. A pair waits as `listUnjudged` says. Stops at the first of a community.
create function communities_with_pairs_due(configured_model text, retried_before timestamptz, made_before timestamptz,
    zones text[], weeks date[], days date[]) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  if configured_model is null then
    return query select distinct j.community_id from pair_judgement j order by 1;
    return;
  end if;
  return query
    select c.id from unnest(zones, weeks, days) as current (zone, week, today) join community c on c.time_zone = current.zone
    where not exists (
        select from graphile_worker.jobs j
        where j.key = 'pair judgement ' || c.id and (j.locked_at is not null or j.attempts < j.max_attempts))
      and exists (
        select from matching m
          join visible_participant r on r.community_id = m.community_id and r.id = m.participant_id
          join visible_participant o on o.community_id = m.community_id and o.id = m.subject_id
          cross join lateral (select least(r.id, o.id) as one, greatest(r.id, o.id) as other) pair
        where m.community_id = c.id and m.matched_at >= (current.week - 1)::timestamp at time zone 'UTC' and m.week = current.week
          and m.origin <> 'INTRO'
          and not exists (select from pair_judgement j
            where j.community_id = c.id and j.participant_id = r.id and j.subject_id = o.id and j.model = configured_model
              and (j.verdict is not null or j.made_at > retried_before))
          and (o.profile_visibility <> 'connections' or exists (select from intro i
            where i.community_id = c.id and least(i.from_id, i.to_id) = pair.one and greatest(i.from_id, i.to_id) = pair.other
              and i.status = 'ACCEPTED'))
          and not exists (select from relation x where x.community_id = c.id and x.relation_type = 'DISLIKE'
            and (x.participant_id, x.subject_id) in ((r.id, o.id), (o.id, r.id)))
          and not exists (select from report x where x.community_id = c.id
            and (x.author_id, x.subject_id) in ((r.id, o.id), (o.id, r.id)))
          and not exists (select from never_pair x where x.community_id = c.id
            and (x.participant_id, x.subject_id) in ((r.id, o.id), (o.id, r.id)))
          and not exists (select from pair_rule x
            where x.community_id = c.id and x.first_id = pair.one and x.second_id = pair.other and x.kind = 'NEVER')
          and not exists (select from matching_preference x
            where x.community_id = c.id and x.participant_id = o.id and x.paused_until > current.today))
    union
    select j.community_id from pair_judgement j where j.made_at < made_before
    order by 1;
end $$;
comment on function communities_with_pairs_due(text, timestamptz, timestamptz, text[], date[], date[]) is 'Communities with pairs to judge, or with judgements to remove.';
revoke execute on function communities_with_pairs_due(text, timestamptz, timestamptz, text[], date[], date[]) from public;
grant execute on function communities_with_pairs_due(text, timestamptz, timestamptz, text[], date[], date[]) to samovar_app;
