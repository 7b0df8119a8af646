-- What a weekly run of a large community reads and writes.

-- When a member was last seen, whether or not the session has ended.
create index session_last_seen on session (user_id, last_seen_at);
-- Meetings with a score are few among all that was shown.
create index matching_score_of on matching (community_id, subject_id) include (score) where score is not null;

-- The inputs of a run are kept in chunks: members and history by some members each, so that no text of them is ever in one piece.
alter table matching_input add column kind text not null default 'WHOLE' check (kind in ('WHOLE', 'MEMBERS', 'HISTORY', 'REST'));
comment on column matching_input.kind is 'MEMBERS: some members, as JSON. HISTORY: who was shown to some members, as numbers. REST: everything else, as JSON. WHOLE: a piece of one JSON, as an earlier version kept it.';
comment on column matching_input.body is 'The chunk, gzipped.';

-- As before, without a call of a function for each row: a run adds a million.
create or replace function mark_added_matchings() returns trigger language plpgsql as $$
begin
  insert into rollup_mark (community_id, at)
  select distinct community_id, date_bin('15 minutes', moment, '2000-01-01Z')
  from (
    select distinct n.community_id, n.matched_at as moment from added n where n.origin <> 'INTRO'
    -- A row that comes late takes the pair away from the day on which it counted until now.
    union all select n.community_id, (
        select min(m.matched_at) from matching m
        where m.community_id = n.community_id and least(m.participant_id, m.subject_id) = least(n.participant_id, n.subject_id)
          and greatest(m.participant_id, m.subject_id) = greatest(n.participant_id, n.subject_id)
          and m.origin <> 'INTRO' and m.matched_at > n.matched_at)
      from added n where n.origin <> 'INTRO'
    union all select n.community_id, first_shown(n.community_id, n.participant_id, n.subject_id) from added n where n.score is not null
  ) as changed where moment is not null;
  return null;
end $$;
