import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'recovery'> = {
  noun: 'recovery',
  calls: {
    recover: { access: everyone, input: ({ people }) => ({ email: people.anotherMember.email }) },
    confirmRecovery: {
      access: everyone,
      input: ({ code }) => ({ code: code.RECOVERY, password: 'a-kettle-on-the-hob-7' }),
    },
  },
}
