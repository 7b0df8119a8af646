import { owningUserOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { signChat } from './rules.ts'

export const testing: SliceTesting<'telegram'> = {
  noun: 'telegram',
  calls: {
    connect: {
      access: owningUserOnly,
      input: ({ people, t }) => ({
        userId: people.member.userId,
        chatId: '4242',
        nonce: signChat('4242', t.config.SESSION_SECRET, t.clock.now()),
      }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
}
