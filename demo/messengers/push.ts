import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { PushMessage } from '#contract/notifications/web-push.ts'

/** What a browser hands to its site when it subscribes. */
export type PushedSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type Pushed = { endpoint: string; message: PushMessage; ttl: number; topic: string | null; subject: string }

/** What the push service does with the next message of a browser, instead of taking it. */
type Play = (response: ServerResponse) => void

export type PushService = {
  origin: string
  /** A browser that subscribed with this key of the site. */
  subscribe(applicationServerKey: string): PushedSubscription
  /** Decrypted messages, in the order of their arrival. */
  received: Pushed[]
  /** Plays something else for all further messages of an endpoint; null ends that. */
  play(endpoint: string, play: Play | null): void
  stop(): Promise<void>
}

/** Longest time that a token of a site may be valid (RFC 8292). */
const tokenHours = 24

/**
 * A push service and its browsers, for tests and the demo (RFC 8030). It takes a message only if the site proves itself by a token that
 * is signed with the key of the subscription, for this origin and for a day at most (RFC 8292), and if the browser can decrypt it (RFC 8291).
 */
export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const plays = new Map<string, Play>()
  const received: Pushed[] = []
  let origin = ''
  const server = createServer(async (request, response) => {
    const endpoint = origin + request.url
    const browser = browsers.get(endpoint)
    const play = plays.get(endpoint)
    try {
      const body = await bodyOf(request)
      if (play) return play(response)
      if (request.method !== 'POST') return refuse(response, 405, 'only POST')
      if (!browser) return refuse(response, 404, 'no such subscription')
      const ttl = Number(request.headers.ttl ?? 'none')
      if (!Number.isInteger(ttl)) return refuse(response, 400, 'no TTL')
      if (body.length > 4096) return refuse(response, 413, 'too large')
      const subject = await subjectOf(request, browser.applicationServerKey, origin)
      if (!subject) return refuse(response, 403, 'the site did not prove itself')
      const message = JSON.parse(decrypt(body, browser)) as PushMessage
      received.push({ endpoint, message, ttl, topic: request.headers.topic?.toString() ?? null, subject })
      response.writeHead(201, { location: `${origin}/message/${randomUUID()}` }).end()
    } catch (error) {
      refuse(response, 400, String(error))
    }
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    subscribe(applicationServerKey) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const browser = { keys, auth: randomBytes(16), applicationServerKey }
      const endpoint = `${origin}/send/${randomUUID()}`
      browsers.set(endpoint, browser)
      return {
        endpoint,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: browser.auth.toString('base64url') },
      }
    },
    play: (endpoint, play) => void (play ? plays.set(endpoint, play) : plays.delete(endpoint)),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Browser = { keys: ECDH; auth: Buffer; applicationServerKey: string }

const refuse = (response: ServerResponse, status: number, reason: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain' }).end(reason)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

/** The contact that the site names in its token; null unless the token is valid. */
async function subjectOf(request: IncomingMessage, wantedKey: string, origin: string): Promise<string | null> {
  const [, token, key] = /^vapid t=([^,\s]+), *k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!token || key !== wantedKey) return null
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const options = { audience: origin, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] }
  const { payload } = await jwtVerify(token, publicKey, options).catch(() => ({ payload: null }))
  if (!payload?.exp || payload.exp > Date.now() / 1000 + tokenHours * 3600) return null
  return /^(mailto|https):/.test(payload.sub ?? '') ? (payload.sub ?? null) : null
}

/** Content encoding aes128gcm (RFC 8188) in one record: salt, record size, length of the sender's key, that key, ciphertext. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  // The last record ends with a 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
