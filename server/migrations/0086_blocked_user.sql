-- Communities that keep a user out: a user without a place in one community is not sent to one of these.
create function communities_blocking(of_user uuid) returns table (community_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select b.community_id from blocked_user b where b.user_id = of_user;
  end;
comment on function communities_blocking(uuid) is 'Communities that have blocked a user.';
revoke execute on function communities_blocking(uuid) from public;
grant execute on function communities_blocking(uuid) to samovar_app;
