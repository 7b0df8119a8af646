-- What a deleted account leaves in the communities: nothing, the photo of a profile that was never finished included.
create or replace function forget_member(of_user uuid) returns table (community_id uuid, avatar_file text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return query
    select p.community_id, p.avatar_file from participant p where p.user_id = of_user and p.avatar_file is not null
    union all
    select d.community_id, d.avatar_file from profile_draft d where d.user_id = of_user and d.avatar_file is not null;
  delete from connection c where c.user_id = of_user;
end $$;
