import { createServer } from 'node:http'
import { type BareEnvironment, bareQueries } from './queries.ts'

const environment = process.env as BareEnvironment
const queries: Record<string, () => Promise<unknown>> = bareQueries(environment)

/** Peer: plain node:http, the lower bound for a handler that returns the rows of a query. */
createServer(async (request, reply) => {
  const body = JSON.stringify(await queries[request.url ?? '']?.())
  reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  reply.end(body)
}).listen(Number(environment.PORT), '127.0.0.1')
