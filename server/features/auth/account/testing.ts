import { everyone, owningUserOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'account'> = {
  noun: 'account',
  calls: {
    getLetter: {
      access: everyone,
      input: ({ code }) => ({ id: code.MAGIC.split('.')[0] ?? '' }),
      ids: ({ code }) => ({ id: code.elsewhere }),
    },
    disownLetter: { access: everyone, input: ({ code }) => ({ letter: code.disown }) },
    sendDeletionCode: {
      access: owningUserOnly,
      input: ({ people }) => ({ id: people.member.userId }),
      ids: ({ people }) => ({ id: people.foreignAdmin.userId }),
    },
    deleteAccount: {
      access: owningUserOnly,
      input: ({ people }) => ({ id: people.member.userId, password: people.member.password }),
      ids: ({ people }) => ({ id: people.foreignAdmin.userId }),
    },
  },
}
