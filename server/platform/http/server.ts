import { setTimeout as sleep } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type AnyAction, type CallPlatform, execute } from './call.ts'
import { Callers } from './callers.ts'
import { addCompression } from './compression.ts'
import { answerFailure, answerMalformedRequest } from './failures.ts'
import { addCors, setSecurityHeaders } from './headers.ts'
import { send } from './reply.ts'
import type { Platform } from './scope.ts'

export type JoinedRow = { row: Endpoint; action: AnyAction }

type Options = { platform: Platform; log: FastifyBaseLogger; isOwnOrigin(origin: string): Promise<boolean> }

/**
 * The contract validates inputs and replies. Without this, Fastify would load its own validator and serializer at each
 * start.
 */
const refuseSchemas = () => () => {
  throw new Error('A route takes its schema from the contract, not from Fastify')
}

/** The HTTP server without routes: limits, parsers, error handler and hooks of all of them. */
export function makeServer({ platform, log, isOwnOrigin }: Options): FastifyInstance {
  const isHttps = platform.config.PUBLIC_URL.startsWith('https:')
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: trusted(platform.config.TRUST_PROXY),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    // Malformed URLs reach neither a route nor a hook.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, setSecurityHeaders(reply, isHttps)),
    clientErrorHandler: answerMalformedRequest,
  })
  app.decorateRequest('lang', undefined)
  app.register(cookie)
  app.register(multipart, { limits: { fileSize: limits.imageBytes, files: 1, fields: 10, parts: 11, fieldSize: 1000 } })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // Sent by forms without scripts and by one-click unsubscribe; only rows that take a text body accept it.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(answerFailure)
  // Hooks use callbacks: a promise per hook would cost each request another tick.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setSecurityHeaders(reply, isHttps)
    done()
  })
  addCompression(app)
  drainOnStop(app)
  addCors(app, isOwnOrigin)
  return app
}

/** Fastify takes a function for a number of hops: the first entry, from the right, that no counted proxy wrote is the client. */
const trusted = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Long enough for a client that has just sent a request on a kept connection, short enough for a restart. */
const drainMs = 300

/**
 * Stopping tells each client with its next response that the connection ends, and waits a moment before it closes the idle ones: a
 * request that is on its way at that moment would be reset. Requests that come meanwhile are answered.
 */
function drainOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    if (app.server.listening && (await countConnections(app)) > 0) await sleep(drainMs)
    // Right after the loop has accepted what waited: a connection that nobody accepted is reset when the socket closes.
    await new Promise(resolve => setImmediate(resolve))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}

const countConnections = (app: FastifyInstance): Promise<number> =>
  new Promise(resolve => app.server.getConnections((_error, count) => resolve(count ?? 0)))

/** Registers a route for each row of the contract with its action. */
export function addCalls(app: FastifyInstance, rows: JoinedRow[], base: Omit<CallPlatform, 'callers'>): void {
  const platform = { ...base, callers: new Callers(base.sql, base.clock) }
  for (const { row, action } of rows) {
    if (row.demoOnly && !platform.config.DEMO) continue
    const route = {
      method: row.method,
      url: row.path,
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        send(reply, await execute(row, action, platform, request)),
    }
    if (row.body === 'text') app.register(async scope => keepJsonText(scope).route(route))
    else app.route(route)
  }
}

/** A signature covers the bytes that were sent, so a row with a text body gets JSON as it came. */
function keepJsonText(scope: FastifyInstance): FastifyInstance {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return scope
}
