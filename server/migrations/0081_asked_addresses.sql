-- A letter about a merge proves the address that it went to, and no address that its owner has taken since.
alter table member_merge add column kept_address_hash bytea, add column other_address_hash bytea;
comment on column member_merge.kept_address_hash is 'SHA-256 of the address that the letter to the one who stays went to; null for a merge that was proposed before this was kept.';
comment on column member_merge.other_address_hash is 'Likewise, of the one who ends.';
