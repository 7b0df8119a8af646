import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isUnavailable } from '#server/platform/db/connect.ts'
import { Failure } from './failure.ts'
import type { Platform } from './scope.ts'
import { isReady } from './store.ts'

/** Health, readiness and metrics routes for operators. They are not part of the contract and no browser calls them. */
export const operationPaths = ['/healthz', '/readyz', '/metrics']

export function addOperations(app: FastifyInstance, platform: Platform): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const failed = new Counter({ name: 'http_failures_total', help: 'Answers with a 5xx status', registers: [registry] })

  // The request serializer already leaves secrets out, so redaction of these lines would only cost time.
  const lines = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failed.inc()
    const ms = Math.round(reply.elapsedTime)
    lines.info({ reqId: request.id, req: request, status: reply.statusCode, ms }, 'answered')
    done()
  })

  app.get('/healthz', async () => ({ status: 'alive' }))

  app.get('/readyz', async () => {
    await isReady(platform.sql).catch(error => {
      throw isUnavailable(error) ? error : new Failure('UNAVAILABLE')
    })
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.ip, request.headers.authorization, platform.config.METRICS_TOKEN))
      throw new Failure('NOT_FOUND')
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayRead(address: string, authorization: string | undefined, token: string | undefined): boolean {
  if (!token) return loopback.has(address)
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
