import type { FastifyInstance, FastifyReply } from 'fastify'

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
const contentPolicy = "default-src 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'"

/** Headers of every reply. Pages bring a content policy of their own, which names a nonce. */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): FastifyReply {
  reply.headers(headers)
  if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return reply.hasHeader('content-security-policy') ? reply : reply.header('content-security-policy', contentPolicy)
}

/** Pages may call the API of another community of this installation; no other site may. */
export function addCors(app: FastifyInstance, isOwnOrigin: (origin: string) => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin) return
    reply.header('vary', 'Origin')
    if (!(await isOwnOrigin(origin))) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'Retry-After, Idempotency-Replayed')
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        'Authorization, Content-Type, Community, Public-Ip, Idempotency-Key, Accept-Language, X-XSRF-TOKEN',
      )
      .header('access-control-max-age', '600')
      .send()
  })
}
