-- Learning reads the newest likes and dislikes of a community, and none of the others.
create index relation_recent on relation (community_id, created_at);
