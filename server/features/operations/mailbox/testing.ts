import { buildLetter } from '#server/platform/mail/testing.ts'
import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Ids of sent letters. */
    mailbox: Both
  }
}

export const testing: SliceTesting<'mailbox'> = {
  noun: 'mailbox',
  calls: {
    list: { access: everyone, input: () => ({}) },
    get: {
      access: everyone,
      input: ({ mailbox }) => ({ id: mailbox.here }),
      ids: ({ mailbox }) => ({ id: mailbox.elsewhere }),
    },
    getText: {
      access: everyone,
      input: ({ mailbox }) => ({ id: mailbox.here }),
      ids: ({ mailbox }) => ({ id: mailbox.elsewhere }),
    },
    getCalendar: {
      access: everyone,
      input: ({ mailbox }) => ({ id: mailbox.here }),
      ids: ({ mailbox }) => ({ id: mailbox.elsewhere }),
    },
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: (await buildLetter(t, { communityId: here.id })).id,
    elsewhere: (await buildLetter(t, { communityId: elsewhere.id })).id,
  }),
}
