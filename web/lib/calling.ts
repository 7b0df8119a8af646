import type { Api } from '#contract/capabilities.ts'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'

import { CallFailure } from './callFailure.ts'

export type CallOptions = {
  /** Kept by a caller that repeats a write after a lost answer, so that it has its effect once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type CallOf<E extends Endpoint> =
  Record<never, never> extends SentOf<E>
    ? (input?: SentOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>
    : (input: SentOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>

export type Client = {
  [G in keyof Api]: { [N in keyof Api[G]]: Api[G][N] extends Endpoint ? CallOf<Api[G][N]> : never }
}

/** What a call needs to know about the page that it is made from. */
export type Caller = {
  origin: string
  communityId: () => string
  token: () => string | null
  language: () => string
  publicIp: () => Promise<string | null>
  onSuccess: () => void
  onFailure: (failure: CallFailure, path: string) => void
}

/** Makes a call of the table. */
export type Sender = (
  place: { group: string; name: string },
  input: Record<string, unknown>,
  options: CallOptions,
  caller: Caller,
) => Promise<unknown>

/** What sends is a file of its own: a landing makes no calls. If it does not arrive, the server is out of reach. */
export function createClient(load: () => Promise<Sender>, caller: Caller): Client {
  const callOf =
    (group: string, name: string) =>
    async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const asked = atThisMoment(caller)
      const send = await load().catch(error => {
        const failure = new CallFailure(0, null, error)
        caller.onFailure(failure, `${group}.${name}`)
        throw failure
      })
      return send({ group, name }, input, options, asked)
    }
  return byName(group => byName(name => callOf(group, name))) as unknown as Client
}

/** A call is made by whoever is signed in when it is made, not when it is sent. */
function atThisMoment(caller: Caller): Caller {
  const [token, communityId, language] = [caller.token(), caller.communityId(), caller.language()]
  return { ...caller, token: () => token, communityId: () => communityId, language: () => language }
}

/** An object with whatever name it is asked for, since the names come only with the table. */
const byName = <T>(make: (name: string) => T): Record<string, T> =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? make(name) : undefined) })
