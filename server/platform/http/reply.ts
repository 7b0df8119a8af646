import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Endpoint, FileReply } from '#contract/endpoint.ts'

export type Sent = { status: number; body: string | Uint8Array | Readable; headers: Record<string, string> }

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache, no-store, must-revalidate',
}

/** A secret is never compressed, here or by a proxy: lengths would tell about it. */
const secretHeaders = { ...jsonHeaders, 'cache-control': `${jsonHeaders['cache-control']}, no-transform` }

export const jsonReply = (status: number, body: string, { secret }: Pick<Endpoint, 'secret'>): Sent => ({
  status,
  body,
  headers: secret ? secretHeaders : jsonHeaders,
})

const cacheHeaders: Record<FileReply['cache'], string> = {
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
  private: 'private, max-age=86400',
  privateShort: 'private, max-age=300',
  never: 'no-cache, no-store, must-revalidate',
}

export function fileReply({
  type,
  body,
  cache,
  fileName,
  policy,
  redirectTo,
  cookie,
  isIndexed = true,
}: FileReply): Sent {
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': cacheHeaders[cache] }
  if (fileName) headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  if (policy) headers['content-security-policy'] = policy
  if (redirectTo) headers.location = redirectTo
  if (cookie) headers['set-cookie'] = cookie
  if (!isIndexed) headers['x-robots-tag'] = 'noindex'
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  // Text made of few large parts: not in object mode, so that the buffer counts bytes.
  return { status: redirectTo ? 302 : 200, body: isWhole ? body : Readable.from(body, { objectMode: false }), headers }
}

export function send(reply: FastifyReply, { status, body, headers }: Sent): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}
