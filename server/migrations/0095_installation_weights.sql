create table installation_weights (
  size integer primary key,
  figures float8[] not null,
  communities integer not null,
  fitted_at timestamptz not null
);
comment on table installation_weights is 'Weights from what all communities learnt: where a community starts that has no feedback of its own.';
comment on column installation_weights.size is 'Number of features of the score.';
comment on column installation_weights.figures is 'One weight for each feature.';
comment on column installation_weights.communities is 'How many communities they come from.';
comment on column installation_weights.fitted_at is 'When.';

-- Sums alone, and only of at least three communities: what one of them learnt cannot be read from here.
create function sum_of_lessons(of_size integer) returns table (communities integer, curvature float8[], pull float8[])
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    with latest as (
      select distinct on (w.community_id) w.community_id, w.curvature, w.pull from weights w
      where cardinality(w.pull) = of_size and w.status <> 'ROLLED_BACK' order by w.community_id, w.week desc)
    select (select count(*)::integer from latest),
      (select array_agg(total order by nth) from (
        select nth, sum(value) as total from latest l, unnest(l.curvature) with ordinality as u (value, nth) group by nth) summed),
      (select array_agg(total order by nth) from (
        select nth, sum(value) as total from latest l, unnest(l.pull) with ordinality as u (value, nth) group by nth) summed)
    where (select count(*) from latest) >= 3;
  end;
comment on function sum_of_lessons(integer) is 'What the newest fits of all communities say of each weight, added up; nothing from fewer than three communities.';
revoke execute on function sum_of_lessons(integer) from public;
grant execute on function sum_of_lessons(integer) to samovar_app;
