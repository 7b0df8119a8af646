-- Files of chats that were never sent are removed only in communities that have one: there may be ten thousand, every hour.
create index chat_file_unsent_first on chat_file (created_at, community_id) where message_id is null;

create function communities_with_unsent_files_due(created_before timestamptz) returns table (community_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  return query select distinct f.community_id from chat_file f where f.message_id is null and f.created_at < created_before order by 1;
end $$;
comment on function communities_with_unsent_files_due(timestamptz) is 'Communities with files of chats that were uploaded before a moment and not sent.';
revoke execute on function communities_with_unsent_files_due(timestamptz) from public;
grant execute on function communities_with_unsent_files_due(timestamptz) to samovar_app;
