import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'rollup'> = {
  noun: 'rollup',
  tables: {
    departure: (t, { communityId }) =>
      t.owner`insert into departure (community_id, joined_at, left_at) values (${communityId}, ${t.clock.now()}, ${t.clock.now()})`,
    rollup_mark: (t, { communityId }) =>
      t.owner`insert into rollup_mark (community_id, at) values (${communityId}, ${t.clock.now()})`,
    rollup: (t, { communityId }) =>
      t.owner`insert into rollup (community_id, time_zone, made_at) values (${communityId}, 'UTC', ${t.clock.now()})
        on conflict do nothing`,
    rollup_day: (t, { communityId }) =>
      t.owner`insert into rollup_day (community_id, day) values (${communityId}, '2026-11-17')`,
    activity_day: (t, { communityId, participantId }) =>
      t.owner`insert into activity_day (community_id, day, participant_id) values (${communityId}, '2026-11-17', ${participantId})`,
    rollup_cohort: (t, { communityId }) =>
      t.owner`insert into rollup_cohort (community_id, joined_month, active_month, members)
        values (${communityId}, '2026-11-01', '2026-11-01', 3)`,
    distribution: (t, { communityId }) =>
      t.owner`insert into distribution (community_id, kind, part, key, members) values (${communityId}, 'TAG', 'GROUP', 'tea', 3)`,
  },
}
