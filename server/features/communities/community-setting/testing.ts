import { buildChange } from '#server/features/admin/change/testing.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A change of the community that can be undone. */
    communitySetting: Both
  }
}

/** A white pixel as PNG. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const testing: SliceTesting<'communitySetting'> = {
  noun: 'communitySetting',
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    update: { access: adminOnly, actor: 'admin', input: () => ({ version: 1, shortLanding: false }) },
    // The harness sends files as bytes.
    uploadLogo: { access: adminOnly, actor: 'admin', input: () => ({ image: aPicture as unknown as File }) },
    undo: {
      access: adminOnly,
      actor: 'admin',
      input: ({ communitySetting }) => ({ id: communitySetting.here }),
      ids: ({ communitySetting }) => ({ id: communitySetting.elsewhere }),
    },
  },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const flags = { before: { shortLanding: true }, after: { shortLanding: false } }
    const build = (communityId: string, userId: string) => buildChange(t, { communityId, userId, ...flags })
    return {
      here: await build(here.id, people.admin.userId),
      elsewhere: await build(elsewhere.id, people.foreignAdmin.userId),
    }
  },
}
