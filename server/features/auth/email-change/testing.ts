import { everyone, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A requested change that the current address has confirmed. */
export async function buildEmailChange(
  t: FactoryContext,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<void> {
  const now = t.clock.now()
  await t.owner`
    insert into email_change (user_id, new_email, old_confirmed_at, created_at, expires_at)
    values (${userId}, ${newEmail}, ${now}, ${now}, ${new Date(now.getTime() + 86_400_000)})`
}

export const testing: SliceTesting<'emailChange'> = {
  noun: 'emailChange',
  calls: {
    find: { access: signedIn, input: () => ({}) },
    create: {
      access: signedIn,
      input: world => ({ email: world.freeEmail(), password: world.people.member.password }),
    },
    remove: { access: signedIn, input: () => ({}) },
    confirm: { access: everyone, input: ({ code }) => ({ code: code.EMAIL_NEW }) },
  },
}
