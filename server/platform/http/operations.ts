import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#server/platform/config/config.ts'
import { Failure } from './failure.ts'
import { readinessOf } from './readiness.ts'
import type { Platform } from './scope.ts'

/** Health, readiness and metrics routes for operators. They are not part of the contract and no browser calls them. */
export const operationPaths = ['/healthz', '/readyz', '/metrics']

export function addOperations(app: FastifyInstance, platform: Platform, countSockets: () => number): void {
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

  new Gauge({
    name: 'realtime_sockets',
    help: 'Open realtime sockets of this process',
    registers: [registry],
    collect() {
      this.set(countSockets())
    },
  })

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

  const readiness = readinessOf(platform)
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness()
    if (found.status === 'unavailable') reply.code(503).header('retry-after', 1)
    return reply.header('cache-control', 'no-store').send(found)
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.ip, request.headers.authorization, platform.config)) throw new Failure('NOT_FOUND')
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** In production an address opens nothing: behind a proxy that is not configured, every visitor has a loopback address. */
function mayRead(address: string, authorization: string | undefined, { METRICS_TOKEN, isProduction }: Config): boolean {
  if (!METRICS_TOKEN) return !isProduction && loopback.has(address)
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${METRICS_TOKEN}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
