import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below this the headers weigh more than what is saved. */
const leastBytes = 1000
const isText = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/

/** Cheap levels: these bodies are made for one reader, and a third of the size costs well under a millisecond. */
const compress = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 5 }),
}
export type Encoding = keyof typeof compress

/** For streams. When the source fails, the compressed stream fails too, so that the reader sees a broken download, not a short one. */
function compressStream(source: Readable, encoding: Encoding): Readable {
  const compressed =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 })
  return pipeline(source, compressed, () => {})
}

/** The best encoding that the client accepts; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(each => each.trim())
    const weight = parameters.find(each => each.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const).toSorted((one, other) => weightOf(other) - weightOf(one))
  return best && weightOf(best) > 0 ? best : null
}

/**
 * Compresses texts that are made per request; built files are compressed by the build.
 *
 * BREACH reads a secret out of the lengths of compressed replies that carry it together with input of the attacker, if the victim's
 * browser can be made to ask for them again and again. Here it cannot: the session is in the Authorization header, which no other
 * site can make a browser send, the page carries no secret but a nonce that is new in each reply, and calls whose reply is a
 * secret say `no-transform`.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(request, reply, payload)) return done(null, payload)
    addVary(reply)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    if (payload instanceof Readable) {
      reply.header('content-encoding', encoding)
      return done(null, compressStream(payload, encoding))
    }
    compress[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload).then(
      smaller => {
        reply.header('content-encoding', encoding).removeHeader('content-length')
        done(null, smaller)
      },
      error => done(error),
    )
  })
}

/** Whether this reply may be compressed, without a copy of it. Streams of known length are built files, compressed by the build. */
function isCompressible(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Uint8Array | Readable {
  if (request.method === 'HEAD' || reply.statusCode === 204 || reply.statusCode === 304) return false
  if (reply.hasHeader('content-encoding') || !isText.test(String(reply.getHeader('content-type')))) return false
  if (String(reply.getHeader('cache-control')).includes('no-transform')) return false
  if (typeof payload === 'string') return payload.length >= leastBytes || Buffer.byteLength(payload) >= leastBytes
  if (payload instanceof Readable) return !reply.hasHeader('content-length')
  return payload instanceof Uint8Array && payload.length >= leastBytes
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
}
