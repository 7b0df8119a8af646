import { z } from 'zod'
import type { LimitName } from './limits.ts'
import type { Permission } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = `${Method} /${string}`

/**
 * The coarse access check before an action runs; fine checks are in the slice's `access.ts`.
 * `session`: signed in, also if only other communities are the user's. `user`: signed in and connected to this community. `participant`: also has a profile here.
 * `member`: a confirmed, enabled participant, who may see and meet others.
 */
export type Access = 'anyone' | 'session' | 'user' | 'participant' | 'member' | Permission

/** Encoding of the request body. */
export type BodyKind = 'json' | 'text' | 'form'

/** `file`: the action returns a `FileReply`. `json`: the reply is checked against the row's schema. */
export type ReplyKind = 'json' | 'file'

export type FileReply = {
  type: string
  /** Parts are sent as they are made, so that a large file is never in memory; the row has `transaction: 'none'` then. */
  body: string | Uint8Array | AsyncIterable<string>
  /** `immutable` for names whose content never changes; `private` is kept by the reader's browser alone, for a day. */
  cache: 'immutable' | 'private' | 'privateShort' | 'short' | 'never'
  fileName?: string
  /** A content security policy of its own, for a page that is shown in the browser. */
  policy?: string
  /** The browser goes on to this address; the body is not shown. */
  redirectTo?: string
  /** A `Set-Cookie` header. */
  cookie?: string
  /** False for what search engines must not list. */
  isIndexed?: boolean
}

export const fileReply = z.custom<FileReply>()

type Row<I extends z.ZodRawShape, R extends z.ZodType, A extends Access> = {
  call: Call
  access: A
  summary: string
  input?: I
  /** Input fields that are sent in the query although the call has a body. */
  query?: (keyof I & string)[]
  /** Default: JSON. A DELETE has a body only if this is set. */
  body?: BodyKind
  reply: R
  replyKind?: ReplyKind
  /** Names of failures. The contract's test fails on a name that is in no failure table. */
  fails?: string[]
  /** A read-only or a read-write transaction; `none` for calls that wait for an external service. */
  transaction?: 'read' | 'write' | 'none'
  /** Accepts an `Idempotency-Key`, so that a client can retry a write after a lost response. */
  idempotent?: boolean
  /**
   * The reply carries a code, a token or a link with one: it is kept only encrypted, and never compressed. Set for links; a reply with
   * a field of such a name is secret by itself.
   */
  secret?: boolean
  limit?: LimitName
  /** The client asks the server each time, past every cache: the reply comes from files that an operator changes. */
  readAnew?: boolean
  /** Registered only in the demo; otherwise the path is unknown. */
  demoOnly?: boolean
}

export type Endpoint<
  I extends z.ZodRawShape = z.ZodRawShape,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  call: Call
  method: Method
  path: string
  pathFields: string[]
  queryFields: string[]
  access: A
  summary: string
  input: z.ZodObject<I, z.core.$strict>
  hasBody: boolean
  body: BodyKind
  reply: R
  replyKind: ReplyKind
  fails: string[]
  transaction: 'read' | 'write' | 'none'
  idempotent: boolean
  secret: boolean
  limit: LimitName | undefined
  readAnew: boolean
  demoOnly: boolean
}

export type Group = Record<string, Endpoint>
export type InputOf<E extends Endpoint> = z.output<E['input']>
export type SentOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** Names of fields that hold credentials. Their values are encrypted in stored replies and left out of logs. */
export const isSecretName = (name: string): boolean => /^(code|secret|ticket|verifier|password|.*token)$/i.test(name)

const hasSecretField = (reply: z.ZodType): boolean =>
  reply instanceof z.ZodObject && Object.keys(reply.shape).some(isSecretName)

/** One row of the route table: everything that client and server need to know about a call. */
export function endpoint<R extends z.ZodType, const A extends Access, I extends z.ZodRawShape = Record<never, never>>(
  row: Row<I, R, A>,
): Endpoint<I, R, A> {
  const [method, path] = row.call.split(' ') as [Method, string]
  const input = z.strictObject((row.input ?? {}) as I)
  const pathFields = [...path.matchAll(/:(\w+)/g)].map(match => match[1] as string)
  const hasBody = row.body !== undefined || (method !== 'GET' && method !== 'DELETE')
  const rest = Object.keys(input.shape).filter(field => !pathFields.includes(field))
  return {
    call: row.call,
    method,
    path,
    pathFields,
    queryFields: hasBody ? (row.query ?? []) : rest,
    access: row.access,
    summary: row.summary,
    input,
    hasBody,
    body: row.body ?? 'json',
    reply: row.reply,
    replyKind: row.replyKind ?? 'json',
    fails: row.fails ?? [],
    transaction: row.transaction ?? (method === 'GET' ? 'read' : 'write'),
    idempotent: row.idempotent ?? false,
    secret: row.secret ?? hasSecretField(row.reply),
    limit: row.limit,
    readAnew: row.readAnew ?? false,
    demoOnly: row.demoOnly ?? false,
  }
}
