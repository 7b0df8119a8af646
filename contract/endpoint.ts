import { z } from 'zod'
import type { LimitName } from './limits.ts'
import type { Permission } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = `${Method} /${string}`

/**
 * The coarse question asked before an action runs; the fine one is asked by the slice's `access.ts`.
 * `user`: signed in and connected to this community. `participant`: also has a profile here.
 * `member`: a confirmed, enabled participant, who may see and meet others.
 */
export type Access = 'anyone' | 'user' | 'participant' | 'member' | Permission

/** How the rest of the input, what is not in the path, travels. */
export type BodyKind = 'json' | 'text' | 'form'

/** `file`: the action returns a `FileReply`; everything else is JSON checked against the row's schema. */
export type ReplyKind = 'json' | 'file'

export type FileReply = {
  type: string
  body: string | Uint8Array
  /** `immutable` for names that never change their content. */
  cache: 'immutable' | 'short' | 'never'
  fileName?: string
  /** A content security policy of its own, for a page that is shown in the browser. */
  policy?: string
}

export const fileReply = z.custom<FileReply>()

type Row<I extends z.ZodRawShape, R extends z.ZodType, A extends Access> = {
  call: Call
  access: A
  summary: string
  input?: I
  /** Names of input fields that stand in the query of a call with a body. */
  query?: (keyof I & string)[]
  /** JSON unless said otherwise; a DELETE has a body only if it says so. */
  body?: BodyKind
  reply: R
  replyKind?: ReplyKind
  /** Names of failures; a name that is in no table of failures fails the contract's test. */
  fails?: string[]
  /** Reads can change nothing, writes are undone as a whole; `none` for calls that wait for the outside world. */
  transaction?: 'read' | 'write' | 'none'
  /** Accepts an `Idempotency-Key`, for writes that a client may repeat after a lost answer. */
  idempotent?: boolean
  limit?: LimitName
  /** Exists only while the demo runs; elsewhere it answers like an unknown path. */
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
  limit: LimitName | undefined
  demoOnly: boolean
}

export type Group = Record<string, Endpoint>
export type InputOf<E extends Endpoint> = z.output<E['input']>
export type SentOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** One row of the route table: everything that both sides need to know about a call. */
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
    limit: row.limit,
    demoOnly: row.demoOnly ?? false,
  }
}
