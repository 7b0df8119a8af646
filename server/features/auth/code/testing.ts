import { buildEmailChange } from '#server/features/auth/email-change/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import { disownToken, hashOf, linkToken, type Purpose, purposes, triesPerCode } from './rules.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Link tokens that another participant can use, once each. */
    code: Record<'MAGIC' | 'CONFIRM_EMAIL' | 'RECOVERY' | 'EXCHANGE' | 'EMAIL_NEW' | 'disown' | 'elsewhere', string>
  }
}

/** Secrets of codes in tests, always the same. */
export const typedCode = '424242'
const linkSecret = 'k'.repeat(43)

/** A code as if sent in a letter. */
export async function buildCode(
  { owner, clock }: FactoryContext,
  options: { communityId: string; purpose: Purpose; subject: string; id?: string; details?: Record<string, string> },
): Promise<{ id: string; token: string; typed: string; disown: string }> {
  const now = clock.now()
  const id = options.id ?? newId(now)
  const { isTyped, lifeMs } = purposes[options.purpose]
  const codeHash = hashOf(isTyped ? typedCode : linkSecret)
  await owner`
    insert into one_time_code (id, purpose, subject, origin_community_id, code_hash, attempts_left, details, created_at, expires_at)
    values (${id}, ${options.purpose}, ${options.subject}, ${options.communityId}, ${codeHash},
      ${triesPerCode}, ${JSON.stringify(options.details ?? {})}::text::jsonb, ${now}, ${new Date(now.getTime() + lifeMs)})`
  return { id, token: linkToken(id, linkSecret), typed: typedCode, disown: disownToken(id, codeHash) }
}

export const testing: SliceTesting<'code'> = {
  noun: 'code',
  calls: {
    challengeCode: { access: everyone, input: ({ people }) => ({ email: people.anotherMember.email }) },
    validateCode: {
      access: everyone,
      input: ({ people }) => ({ login: people.anotherMember.email, password: typedCode }),
      ids: () => ({ introFor: open }),
    },
    sendMagicLink: {
      access: everyone,
      input: ({ people }) => ({ email: people.anotherMember.email }),
      ids: () => ({ introFor: open }),
    },
    useMagicLink: { access: everyone, input: ({ code }) => ({ url_auth_token: code.MAGIC }) },
  },
  buildPart: async ({ t, here, elsewhere, people: { anotherMember } }) => {
    const build = async (purpose: Purpose, subject: string, details: Record<string, string> = {}) =>
      (await buildCode(t, { communityId: here.id, purpose, subject, details })).token
    const { disown } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: anotherMember.email })
    const session = await buildSession(t, anotherMember)
    const newEmail = 'another-address@example.com'
    await buildEmailChange(t, { userId: anotherMember.userId, newEmail })
    return {
      MAGIC: await build('MAGIC', anotherMember.email),
      CONFIRM_EMAIL: await build('CONFIRM_EMAIL', anotherMember.userId),
      RECOVERY: await build('RECOVERY', anotherMember.userId),
      EXCHANGE: await build('EXCHANGE', anotherMember.userId, { sessionId: session.id }),
      EMAIL_NEW: await build('EMAIL_NEW', anotherMember.userId, { email: newEmail }),
      disown,
      elsewhere: (await buildCode(t, { communityId: elsewhere.id, purpose: 'MAGIC', subject: anotherMember.email })).id,
    }
  },
}
