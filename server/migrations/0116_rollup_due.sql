-- Figures are renewed only in communities in which something has changed: there may be ten thousand, every five minutes.
create function communities_with_figures_due() returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select c.id from community c left join rollup r on r.community_id = c.id
      where r.time_zone is distinct from c.time_zone or exists (select from rollup_mark m where m.community_id = c.id)
      order by c.id;
  end;
comment on function communities_with_figures_due() is 'Communities of which a row that a figure counts has changed, or the time zone.';
revoke execute on function communities_with_figures_due() from public;
grant execute on function communities_with_figures_due() to samovar_app;
