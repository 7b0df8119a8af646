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
 * Creates a code and writes its letter. In a job, so that the call does the same whether or not the address is known,
 * and so that the secret exists only in the letter.
 */
const sendCode = job('auth.send code', async (payload, scope) => {
  const subject = await subjectOf(payload, scope)
  if (!subject) return
  const { details = {} } = payload
  const made = await makeCode(scope.db, scope, { purpose: payload.purpose, subject, details })
  // Imported lazily: rendering of letters takes longer to load than the server takes to start.
  const { codeLetter } = await import('./letters.tsx')
  const letter = await codeLetter(scope.community, payload, made, scope.now)
  const { email: recipient, lang, purpose } = payload
  await scope.post({ kind: `auth.${purpose.toLowerCase()}`, recipient, about: [], lang, isSecret: true, ...letter })
})

/** What the code proves; null when no letter is to be sent. */
async function subjectOf({ purpose, email, userId }: CodeLetter, { db }: Scope): Promise<string | null> {
  if (purpose === 'OTP' || purpose === 'MAGIC' || purpose === 'LINK_PROVIDER') return email
  if (purpose !== 'RECOVERY') return userId ?? null
  const account = await findAccount(db, { email })
  return account && !account.deletedAt && !account.blockedAt ? account.id : null
}

export const codeJobs: Job[] = [sendCode]
