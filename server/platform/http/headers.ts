import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
const contentPolicy = "default-src 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'"

/** Headers of every reply. HTML pages set their own content security policy with a nonce. */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): FastifyReply {
  reply.headers(headers)
  if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return reply.hasHeader('content-security-policy') ? reply : reply.header('content-security-policy', contentPolicy)
}

/** CORS: allows only origins of communities of this installation. */
export function addCors(app: FastifyInstance, isOwnOrigin: (origin: string) => Promise<boolean>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, origin: string): Promise<boolean> => {
    reply.header('vary', 'Origin')
    if (!(await isOwnOrigin(origin))) return false
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'Retry-After, Idempotency-Replayed')
    if (request.method !== 'OPTIONS') return false
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        'Authorization, Content-Type, Community, Public-Ip, Idempotency-Key, Accept-Language, X-XSRF-TOKEN',
      )
      .header('access-control-max-age', '600')
      .send()
    return true
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (!origin) return done()
    answer(request, reply, origin).then(isSent => isSent || done(), done)
  })
}
