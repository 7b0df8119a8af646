import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { open } from '#server/testing/slice.ts'
import { aContent, buildNewsletter, openContent } from '../newsletter/testing.ts'

export const testing: SliceTesting<'welcomeSeries'> = {
  noun: 'welcomeSeries',
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    update: {
      access: adminOnly,
      actor: 'admin',
      input: ({ t }) => ({ version: 0, isOn: true, steps: [{ id: newId(t.clock.now()), days: 0, content: aContent }] }),
      // Made by the client for a new step.
      ids: () => ({ 'steps[].id': open, ...openContent('steps[].content') }),
    },
  },
  tables: {
    welcome_series: (t, { communityId }) =>
      t.owner`insert into welcome_series (community_id, is_on, on_since) values (${communityId}, true, ${t.clock.now()})`,
    welcome_step: async (t, { communityId }) => {
      const { id } = await buildNewsletter(t, { communityId })
      await t.owner`
        insert into welcome_step (community_id, newsletter_id, days, added_at) values (${communityId}, ${id}, 3, ${t.clock.now()})`
    },
  },
}
