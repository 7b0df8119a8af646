import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { ensure } from './failure.ts'
import { jsonReply, type Sent } from './reply.ts'
import { seal, unseal } from './seal.ts'
import { claimKey, type IdempotentCall, saveReply } from './store.ts'

type KeyedCall = {
  row: Endpoint
  request: FastifyRequest
  input: unknown
  communityId: string
  userId: string | undefined
  now: Date
  /** Encrypts the stored replies that are secret. */
  sessionSecret: string
}

/**
 * Runs a write once per idempotency key of a user. A repetition gets the stored reply of the first call; a key that is
 * reused with another input is refused. Key, effect and reply are committed together, so that a failed call may be
 * repeated with the same key.
 */
export async function performOnce(db: Db, call: KeyedCall, perform: () => Promise<Sent>): Promise<Sent> {
  const claim = await claimOf(call)
  if (!claim) return perform()
  const first = await claimKey(db, claim)
  if (first) {
    ensure(Buffer.compare(first.requestHash, claim.requestHash) === 0, 'IDEMPOTENCY_MISMATCH')
    const reply = unseal(first.reply, call.sessionSecret)
    // Kept under a session secret that was changed since: it cannot be shown again, and must not be done again.
    ensure(reply !== null, 'IDEMPOTENCY_MISMATCH')
    const sent = jsonReply(first.status, reply, call.row)
    return { ...sent, headers: { ...sent.headers, 'idempotency-replayed': 'true' } }
  }
  const sent = await perform()
  const reply = String(sent.body)
  await saveReply(db, claim, sent.status, call.row.secret ? seal(reply, call.sessionSecret) : reply)
  return sent
}

/** Null for a call without a key, and for one that takes none. */
async function claimOf(call: KeyedCall): Promise<IdempotentCall | null> {
  const { row, request, input, communityId, userId, now } = call
  const key = request.headers['idempotency-key']
  if (!row.idempotent || !userId || key === undefined) return null
  ensure(typeof key === 'string' && key.length > 0 && key.length <= limits.idempotencyKey.max, 'INVALID_INPUT')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([row.call, await withHashes(input)]))
    .digest()
  return { communityId, userId, key, call: row.call, requestHash, createdAt: now }
}

/** Files as hashes of their content: JSON of a file is empty, whatever is in it. */
async function withHashes(input: unknown): Promise<unknown> {
  const entries = Object.entries(input as Record<string, unknown>)
  if (!entries.some(([, value]) => value instanceof File)) return input
  const hashed = entries.map(async ([name, value]) => [name, value instanceof File ? await hashOf(value) : value])
  return Object.fromEntries(await Promise.all(hashed))
}

const hashOf = async (file: File): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')
