import type { FastifyBaseLogger } from 'fastify'
import { type Community, communityDefaults } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { createOperatorAccount, makeOperatorTicket } from '#server/features/auth/command-line/actions.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import { enterCommunity } from '#server/platform/db/scope.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { makeScope, type Platform } from '#server/platform/http/scope.ts'
import '../community/news.ts'
import { describeCommunity, makeNewCommunity } from '../community/rules.ts'
import { findCommunity, insertCommunity } from '../community/store.ts'
import { hashOf, isSecret, newSecret } from './rules.ts'
import type { SetUpInput } from './set-up-form.ts'
import * as store from './store.ts'

/**
 * At each start of a server without communities: makes a secret for the set-up page and returns it to be printed. Only its hash is
 * stored. The newest one is valid, whichever process has printed it.
 */
export async function renewSetUpSecret(sql: Sql, now: Date): Promise<string | null> {
  if (await store.hasCommunity(sql)) return null
  const secret = newSecret()
  await store.saveSecret(sql, hashOf(secret), now)
  return secret
}

/** Whether the secret is valid now. Checked again, under its lock, when the community is created. */
export async function isSetUpSecret(sql: Sql, given: string): Promise<boolean> {
  const hash = await store.findSecret(sql)
  return hash !== null && isSecret(given, hash)
}

/** With the ticket that opens a session for the admin; null if the account was there before. */
type Founded = { community: Community; ticket: string | null }
type Founding = { input: SetUpInput; passwordHash: string; reader: Language; now: Date; log: FastifyBaseLogger }

/**
 * Creates the first community and its admin, and uses up the secret. Null when another call was first. The secret comes from the
 * operator of the server, so the admin's address counts as confirmed.
 */
export async function createFirstCommunity(platform: Platform, founding: Founding): Promise<Founded | null> {
  const { input, passwordHash, reader, now, log } = founding
  const { config, sql } = platform
  return sql.begin(async db => {
    const hash = await store.lockSecret(db)
    if (!hash || (await store.hasCommunity(db))) return null
    if (!isSecret(input.secret, hash)) throw new Failure('FORBIDDEN')
    const userId = await createOperatorAccount(db, { email: input.email, passwordHash, now })
    const { secret, password, languages, email, ...given } = input
    const { brandColor, accentColor } = communityDefaults
    const timeZone = await checkTimeZone(db, reader, 'timeZone', given.timeZone)
    const founded = makeNewCommunity(
      { ...given, timeZone, id: newId(now), langChoices: languages, brandColor, accentColor, options: [] },
      email,
      config.PUBLIC_URL,
    )
    // The operator's own: without a cap of letters.
    await insertCommunity(db, founded, userId, now, null)
    await enterCommunity(db, founded.id)
    await connectUser(db, { communityId: founded.id, userId, role: 'ROLE_ADMIN', connectedAt: now })
    await store.removeSecret(db)
    const row = await findCommunity(db, { id: founded.id })
    if (!row) throw new Failure('UNEXPECTED')
    const community = describeCommunity(row, config)
    const scope = makeScope(platform, community, db, now, log)
    await scope.tell('community.created', { communityId: community.id, founder: { userId, email, lang: reader } })
    return { community, ticket: await makeOperatorTicket(db, { userId, passwordHash, community, now }) }
  })
}
