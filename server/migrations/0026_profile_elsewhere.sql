-- What a person has told in other communities, offered to that person alone when they join one more.
create function profiles_elsewhere(of_user uuid, but_community uuid)
  returns table (community_id uuid, title jsonb, avatar_file text, profile jsonb)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select p.community_id, c.title, p.avatar_file, jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name,
        'company', p.company, 'position', p.position, 'about', p.about, 'lookingFor', p.looking_for, 'goal', p.goal,
        'city', p.city, 'latitude', p.latitude, 'longitude', p.longitude, 'isLocationShared', p.is_location_shared,
        'tags', p.tags, 'contacts', coalesce((
          select jsonb_agg(jsonb_build_object('type', k.type, 'value', k.value)) from contact k
          where k.community_id = p.community_id and k.participant_id = p.id), '[]'))
      from participant p join community c on c.id = p.community_id
      where p.user_id = of_user and p.community_id <> but_community
      order by p.is_filled desc, p.joined_at desc;
  end;
revoke execute on function profiles_elsewhere(uuid, uuid) from public;
grant execute on function profiles_elsewhere(uuid, uuid) to samovar_app;
