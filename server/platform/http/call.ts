import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { scopeOf } from '#contract/api-scopes.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Endpoint, FileReply } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { permissionsOf, refuse } from './access.ts'
import type { Callers } from './callers.ts'
import type { Actor, Communities, KnownCommunity, VisitorContext } from './context.ts'
import { ensure, Failure } from './failure.ts'
import { readForm } from './form.ts'
import { performOnce } from './idempotency.ts'
import { readInput } from './input.ts'
import { replyLanguage } from './language.ts'
import { enforceLimit } from './limit.ts'
import { identifyProgram, isApiToken, refuseProgram } from './program.ts'
import { fileReply, jsonReply, type Sent } from './reply.ts'
import { inCommunity, makeScope, type Platform } from './scope.ts'
import type { Caller, Program } from './store.ts'
import type { Claims, Tokens } from './token.ts'

export type AnyAction = (input: never, ctx: never) => Promise<unknown>

export type CallPlatform = Platform & {
  tokens: Tokens
  callers: Callers
  communities: Communities & { byRequest(request: FastifyRequest): Promise<{ known: KnownCommunity }> }
  /** Validates replies against their schema in tests and development; production skips that cost. */
  checksReplies: boolean
}

/**
 * The chain of every call: community, input, session, access, transaction, idempotency key, rate limit, action, reply.
 */
export async function execute(
  row: Endpoint,
  action: AnyAction,
  platform: CallPlatform,
  request: FastifyRequest,
): Promise<Sent> {
  const now = platform.clock.now()
  const { community } = (await platform.communities.byRequest(request)).known
  const lang = replyLanguage(request.headers['accept-language'], community)
  request.lang = lang
  const bearer = bearerOf(request)
  // Calls that are open to anyone have no use for a token.
  const program =
    bearer && isApiToken(bearer) && row.access !== 'anyone'
      ? await identifyProgram(platform, community.id, bearer, now)
      : null
  const claims = program ? claimsOf(program) : bearer ? await platform.tokens.read(bearer, now) : null
  if (row.access !== 'anyone') ensure(claims, 'UNAUTHORIZED')
  if (row.body === 'form' && row.hasBody) request.body = await readForm(request)
  const input = readInput(row, request, lang)
  const call: OpenCall = { row, action, platform, request, now, community, lang, claims, program, input }
  if (!row.idempotent) await countAgainstLimit(call, platform.sql)
  const actor = await identify(call)
  if (row.transaction === 'write') return inCommunity(platform.sql, community.id, db => perform(call, db, actor))
  const result =
    row.transaction === 'none'
      ? await run(call, null, actor)
      : await platform.sql.read(community.id, db => run(call, db, actor))
  return toSend(call, result)
}

type OpenCall = {
  row: Endpoint
  action: AnyAction
  platform: CallPlatform
  request: FastifyRequest
  now: Date
  community: Community
  lang: Language
  claims: Claims | null
  /** Set for a call with an API token. */
  program: Program | null
  input: unknown
}

function perform(call: OpenCall, db: Db, actor: Actor | null): Promise<Sent> {
  const { row, request, input, now, community } = call
  const sessionSecret = call.platform.config.SESSION_SECRET
  const keyed = { row, request, input, now, communityId: community.id, userId: actor?.userId, sessionSecret }
  return performOnce(db, keyed, async () => {
    if (row.idempotent) await countAgainstLimit(call, db)
    return toSend(call, await run(call, db, actor))
  })
}

/**
 * Counts outside the call's transaction, so that failed calls count too. Idempotent calls are counted inside it and
 * after the key is claimed, so that neither a replay nor a failure counts.
 */
async function countAgainstLimit({ row, request, claims, now }: OpenCall, db: Db): Promise<void> {
  if (row.limit) await enforceLimit(db, row.limit, { address: request.ip, userId: claims?.userId ?? null }, now)
}

async function identify({ platform, community, claims, program, row }: OpenCall): Promise<Actor | null> {
  const caller = program?.caller ?? (claims && (await platform.callers.find(community.id, claims.sessionId)))
  const acceptsStrangers = row.access === 'session'
  const actor = caller && claims ? actorOf(caller, claims, community, { acceptsStrangers }) : null
  if (claims && row.access !== 'anyone') ensure(caller && !caller.isBlocked, 'SESSION_ENDED')
  const refusal =
    (program && refuseProgram(scopeOf(row), program.scopes, actor?.permissions ?? [])) ?? refuse(row.access, actor)
  if (refusal) throw new Failure(refusal)
  return actor
}

/**
 * Null when the session belongs neither to this community nor to a user connected to it. Calls for `session` accept such a user
 * too, without any right here: a session that is valid in one community only must not show what its user is in this one.
 */
export function actorOf(
  caller: Caller,
  claims: Pick<Claims, 'userId' | 'sessionId'>,
  community: Community,
  { acceptsStrangers = false } = {},
): Actor | null {
  if (caller.isBlocked || caller.userId !== claims.userId) return null
  const isOpenedHere = caller.originCommunityId === community.id
  if (!caller.isConnected && !isOpenedHere)
    return acceptsStrangers ? { ...describe(caller, claims, community), ...noRights } : null
  return describe(caller, claims, community)
}

const noRights = {
  role: 'ROLE_USER',
  permissions: [],
  isOrganiser: false,
  participantId: null,
  moderationStatus: null,
  isEnabled: true,
} satisfies Partial<Actor>

function describe(caller: Caller, claims: Pick<Claims, 'userId' | 'sessionId'>, community: Community): Actor {
  return {
    userId: caller.userId,
    sessionId: claims.sessionId,
    email: caller.email,
    isEmailConfirmed: caller.isEmailConfirmed,
    hasPassword: caller.hasPassword,
    isPolicyAccepted: caller.isPolicyAccepted,
    preferredLang: caller.preferredLang,
    role: caller.role,
    permissions: permissionsOf(caller, community),
    isConnected: caller.isConnected,
    isOpenedHere: caller.originCommunityId === community.id,
    isOrganiser: caller.isOrganiser,
    participantId: caller.participantId,
    moderationStatus: caller.moderationStatus,
    isEnabled: caller.isEnabled,
  }
}

function run(call: OpenCall, db: Db | null, actor: Actor | null): Promise<unknown> {
  const { platform, request, community, lang, now } = call
  const context: VisitorContext = Object.assign(makeScope(platform, community, db, now, request.log), {
    actor,
    lang,
    request: {
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
      host: request.host,
      cookies: request.cookies,
      signature: String(
        request.headers['samovar-signature'] ?? request.headers['x-telegram-bot-api-secret-token'] ?? '',
      ).slice(0, 300),
    },
    tokens: platform.tokens,
    communities: platform.communities,
  })
  return call.action(call.input as never, context as never)
}

function toSend({ row, platform }: OpenCall, result: unknown): Sent {
  if (row.replyKind === 'file') {
    const sent = fileReply(result as FileReply)
    // It would stay open until the slowest reader is done, and hold back the clean-up of old rows.
    if (sent.body instanceof Readable && row.transaction !== 'none')
      throw new Error(`${row.call} sends a stream and holds a transaction: it needs transaction 'none'`)
    return sent
  }
  if (platform.checksReplies) {
    const checked = row.reply.safeParse(result)
    if (!checked.success) throw new Error(`The reply of ${row.call} does not fit its schema: ${checked.error.message}`)
  }
  return jsonReply(200, JSON.stringify(result), row)
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') && header.length <= 4096 ? header.slice(7) : null
}

/** A program has no session: its token takes the place of one. */
const claimsOf = ({ tokenId, caller }: Program): Claims => ({
  sessionId: tokenId,
  userId: caller.userId,
  expiresAt: Number.POSITIVE_INFINITY,
})

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of failure messages; set as soon as the community is known. */
    lang: Language | undefined
  }
}
