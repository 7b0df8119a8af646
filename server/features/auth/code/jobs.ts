import { findAccount } from '#server/features/auth/session/store.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { makeCode } from './code.ts'
import type { CodeLetter } from './rules.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'auth.send code': CodeLetter
  }
}

/**
 * Makes a code and writes the letter that carries it. A job, so that the call which asks for it does the same whether or not the
 * address is known, and so that the secret is nowhere but in the letter.
 */
const sendCode = job('auth.send code', async (asked, scope) => {
  const subject = await subjectOf(asked, scope)
  if (!subject) return
  const { secret, token } = await makeCode(scope.db, scope, { purpose: asked.purpose, subject })
  // Late, because what draws letters takes longer to load than the whole server to start.
  const { codeLetter } = await import('./letters.tsx')
  const letter = await codeLetter(scope.community, asked, { secret, token }, scope.now)
  const { email: recipient, lang, purpose } = asked
  await scope.post({ kind: `auth.${purpose.toLowerCase()}`, recipient, about: [], lang, isSecret: true, ...letter })
})

/** What the code will prove; null when nobody is to be written to. */
async function subjectOf({ purpose, email, userId }: CodeLetter, { db }: Scope): Promise<string | null> {
  if (purpose === 'OTP' || purpose === 'MAGIC') return email
  if (purpose !== 'RECOVERY') return userId ?? null
  const account = await findAccount(db, { email })
  return account && !account.deletedAt && !account.blockedAt ? account.id : null
}

export const codeJobs: Job[] = [sendCode]
