import { makeAccessCode } from '#server/features/auth/access-code/actions.ts'
import { makeCode } from '#server/features/auth/code/code.ts'
import { makeInvitation } from '#server/features/auth/invitation/actions.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { makeAdmin, setBlocked } from './store.ts'

/*
 * Commands for operators. Each runs in one community and returns lines to print; the message of a `UsageError` is shown
 * without a stack.
 */

export type Options = { email?: string | undefined; uses?: number | undefined; label?: string | undefined }

export const commands: Record<string, { usage: string; run(scope: Scope, options: Options): Promise<string[]> }> = {
  admin: { usage: '--email=anna@example.com', run: addAdmin },
  code: { usage: '--label=Speakers [--email=anna@example.com] [--uses=3]', run: createAccessCode },
  invitation: { usage: '[--email=anna@example.com] [--uses=50]', run: invite },
  block: { usage: '--email=anna@example.com', run: block },
  unblock: { usage: '--email=anna@example.com', run: unblock },
}

/** A new user gets a link to set a password, which nobody else knows. */
async function addAdmin(scope: Scope, { email }: Options): Promise<string[]> {
  const { db, community, now } = scope
  const address = required(email)
  const created = { passwordHash: null, emailConfirmedAt: null, policyAcceptedAt: now, createdAt: now }
  await accounts.insertAccount(db, { id: scope.newId(), email: address, ...created })
  const account = await getAccount(scope, address)
  await makeAdmin(db, { communityId: community.id, userId: account.id, at: now })
  const lines = [`${address} is an admin of ${community.domain} now.`]
  if (account.passwordHash) return lines
  const { token } = await makeCode(db, scope, { purpose: 'RECOVERY', subject: account.id })
  const link = new URL(`/confirm-recovery?code=${token}`, community.communityUrl)
  return [...lines, 'Choose a password within an hour at:', link.href]
}

async function createAccessCode(scope: Scope, { label, email, uses }: Options): Promise<string[]> {
  if (!label) throw new UsageError('Say what the code is for: --label=Speakers')
  const { code } = await makeAccessCode(scope, { label, email, uses }, null)
  return [`Sign in at ${new URL('/login', scope.community.communityUrl)} with the code ${code}`]
}

async function invite(scope: Scope, { email, uses }: Options): Promise<string[]> {
  const { url } = await makeInvitation(scope, { email, uses, lang: scope.community.lang }, null).catch(error => {
    throw error instanceof Failure ? new UsageError(failureMessage('en', error.failure)) : error
  })
  return [...(email ? [`A letter goes to ${email}.`] : []), `The invitation: ${url}`]
}

async function block(scope: Scope, { email }: Options): Promise<string[]> {
  const { id } = await getAccount(scope, required(email))
  await setBlocked(scope.db, id, scope.now)
  await accounts.endSessionsOf(scope.db, id, scope.now)
  return [`${email} is blocked in every community.`]
}

async function unblock(scope: Scope, { email }: Options): Promise<string[]> {
  await setBlocked(scope.db, (await getAccount(scope, required(email))).id, null)
  return [`${email} is unblocked.`]
}

function required(email: string | undefined): string {
  if (!email) throw new UsageError('Name the account: --email=anna@example.com')
  return email.trim().toLowerCase()
}

async function getAccount({ db }: Scope, email: string): Promise<accounts.Account> {
  const account = await accounts.findAccount(db, { email })
  if (!account) throw new UsageError(`There is no account with the address ${email}.`)
  return account
}
