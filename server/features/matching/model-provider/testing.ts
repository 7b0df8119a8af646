import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'
import { logOptions } from '#server/platform/log/log.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export type ModelReply<Body> = (response: ServerResponse, body: Body) => void
type AskedModel<Body> = Body & { path: string; authorization: string | undefined }

export const replyJson = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A real HTTP server in the place of a model provider, which keeps what it is asked and answers as the test says. */
export async function startModelService<Body extends object>(works: ModelReply<Body>) {
  const service = {
    url: '',
    reply: works,
    asked: [] as AskedModel<Body>[],
    reset() {
      service.reply = works
      service.asked = []
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      const body: Body = JSON.parse(text)
      service.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, ...body })
      service.reply(response, body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  return service
}

/** A log of all levels, whose text the test reads. */
export function keepLog(): { log: Logger; text: string } {
  const kept = { text: '' }
  const stream = new Writable({
    write(chunk, _encoding, done) {
      kept.text += chunk
      done()
    },
  })
  return Object.assign(kept, { log: pino(logOptions('trace'), stream) })
}

const usual = [29_000, 30_000] as const

/** Ways in which every provider fails: the reply, the problem that is noted, and how long it is left alone. */
export const failingReplies: [string, ModelReply<unknown>, string, readonly [number, number]][] = [
  ['401', status(401), 'answered 401', [899_000, 900_000]],
  ['404', status(404), 'answered 404', [899_000, 900_000]],
  ['429 with Retry-After', status(429, { 'retry-after': '77' }), 'answered 429', [76_000, 77_000]],
  ['500', status(500), 'answered 500', usual],
  ['no answer', () => {}, 'did not answer in time', usual],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), 'is down', usual],
  [
    'half an answer',
    response => response.writeHead(200, { 'content-length': '99' }).write('{'),
    'did not finish its answer',
    usual,
  ],
  ['a closed connection', response => response.socket?.destroy(), 'is down', usual],
  ['a page', response => response.end('<h1>Hello</h1>'), 'answered no JSON', usual],
  ['17 MB', response => response.end(' '.repeat(17_000_000)), 'answered too much', usual],
]

/** The key of the tests, which a provider may repeat in its replies. */
export const modelKey = 'the-key-of-the-operator'

export function status(code: number, headers = {}): ModelReply<unknown> {
  return response => response.writeHead(code, headers).end(`no ${modelKey}`)
}

export const testing: SliceTesting<'model-provider'> = {
  noun: 'model-provider',
  tables: {
    model_use: (t, { communityId }) =>
      t.owner`insert into model_use (community_id, provider, day, used) values (${communityId}, 'embedding', '2026-01-05', 1)`,
  },
}
