-- Tags and kinds of contacts in the row that filters read: asking the tables of 300,000 rows took ten times as long.
alter table listed_member
  add column member_tags text[] not null default '{}',
  add column contact_types text[] not null default '{}';
comment on column listed_member.member_tags is 'Tags that managers gave, as written.';
comment on column listed_member.contact_types is 'Kinds of contacts that the profile has.';

update listed_member m set
  member_tags = array(select t.tag from member_tag t where t.community_id = m.community_id and t.participant_id = m.participant_id order by t.tag),
  contact_types = array(select c.type from contact c where c.community_id = m.community_id and c.participant_id = m.participant_id order by c.type);

-- Locked first, so that the next statement sees what a transaction that changed the same member has committed meanwhile.
create function list_sets() returns trigger language plpgsql as $$
begin
  perform from listed_member m join (select distinct community_id, participant_id from changed) c using (community_id, participant_id)
    order by m.participant_id for update of m;
  update listed_member m set member_tags = now.member_tags, contact_types = now.contact_types
  from (
    select c.community_id, c.participant_id,
      array(select t.tag from member_tag t where t.community_id = c.community_id and t.participant_id = c.participant_id order by t.tag) as member_tags,
      array(select k.type from contact k where k.community_id = c.community_id and k.participant_id = c.participant_id order by k.type) as contact_types
    from (select distinct community_id, participant_id from changed) c) now
  where m.community_id = now.community_id and m.participant_id = now.participant_id
    and (m.member_tags, m.contact_types) is distinct from (now.member_tags, now.contact_types);
  return null;
end $$;

create trigger member_tag_added_listed after insert on member_tag referencing new table as changed for each statement execute function list_sets();
create trigger member_tag_removed_listed after delete on member_tag referencing old table as changed for each statement execute function list_sets();
create trigger member_tag_left_listed after update on member_tag referencing old table as changed for each statement execute function list_sets();
create trigger member_tag_moved_listed after update on member_tag referencing new table as changed for each statement execute function list_sets();
create trigger contact_added_listed after insert on contact referencing new table as changed for each statement execute function list_sets();
create trigger contact_removed_listed after delete on contact referencing old table as changed for each statement execute function list_sets();
create trigger contact_left_listed after update on contact referencing old table as changed for each statement execute function list_sets();
create trigger contact_moved_listed after update on contact referencing new table as changed for each statement execute function list_sets();
