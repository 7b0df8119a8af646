import { type LookupAddress, lookup } from 'node:dns'
import { get as getPlain, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { get as getSecure, request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'

/*
 * Fetches a URL that a participant entered, with SSRF protection: the resolved address is checked at connect time, so
 * that DNS rebinding has no effect, and again after each redirect.
 */

export class ExternalFetchFailure extends Error {}

export type ExternalFetchOptions = {
  maxBytes: number
  timeoutMs: number
  accept: string
  /** Replaced in tests, whose servers run on loopback. */
  isAllowed?: (address: string) => boolean
}

const maxRedirects = 3

export async function fetchExternal(url: string, options: ExternalFetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let target = url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await open(checked(target, options.isAllowed), options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      target = new URL(headers.location, target).href
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new ExternalFetchFailure(`answered ${statusCode}`)
    }
    return read(response, options.maxBytes)
  }
  throw new ExternalFetchFailure('too many redirects')
}

/** The status with which an address answers after redirects, with the same protection, and without reading a page. */
export async function probeExternal(
  url: string,
  { timeoutMs, isAllowed }: Pick<ExternalFetchOptions, 'timeoutMs' | 'isAllowed'>,
): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  const asked = { timeoutMs, maxBytes: 0, accept: '*/*', ...(isAllowed ? { isAllowed } : {}) }
  let target = url
  for (let hop = 0; hop <= maxFollowed; hop++) {
    const response = await open(checked(target, isAllowed), asked, signal)
    const { statusCode = 0, headers } = response
    response.destroy()
    const isRedirect =
      statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, target)
    if (!isRedirect) return statusCode
    target = new URL(headers.location as string, target).href
  }
  throw new ExternalFetchFailure('too many redirects')
}

export type ExternalPost = {
  headers: Record<string, string>
  body: Uint8Array
  timeoutMs: number
  /** How much of the answer is read; none by default. */
  answerBytes?: number
  /** Replaced in tests, whose servers run on loopback. */
  isAllowed?: (address: string) => boolean
}

/** Posts to an address that a participant's browser gave, with the same protection. Redirects are not followed. */
export async function postExternal(
  url: string,
  { headers, body, timeoutMs, answerBytes = 0, isAllowed = isPublicAddress }: ExternalPost,
): Promise<{ status: number; headers: IncomingHttpHeaders; answer: string }> {
  const target = checked(url, isAllowed)
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, lookup: guardedLookup(isAllowed), signal, agent: false } as const
    const sent = request(target, options, response => {
      const { statusCode: status = 0, headers } = response
      void readStart(response, answerBytes).then(answer => resolve({ status, headers, answer }))
    })
    sent.on('error', error => reject(new ExternalFetchFailure(error.message)))
    sent.end(body)
  })
}

export type ExternalRequest = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  maxBytes: number
  isAllowed: (address: string) => boolean
}

/** The answer to one request, whatever its status, with the same protection. Redirects are not followed. */
export async function requestExternal(
  url: string,
  { method, headers, body, timeoutMs, maxBytes, isAllowed }: ExternalRequest,
): Promise<{ status: number; text: string }> {
  const target = checked(url, isAllowed)
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers, lookup: guardedLookup(isAllowed), signal, agent: false } as const
    const sent = request(target, options, resolve)
    sent.on('error', error => reject(new ExternalFetchFailure(error.message)))
    sent.end(body)
  })
  return { status: response.statusCode ?? 0, text: Buffer.from(await read(response, maxBytes)).toString('utf8') }
}

/** Beginning of an answer; what came if the rest never does. */
async function readStart(response: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (bytes > 0)
      for await (const chunk of response as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= bytes) break
      }
  } catch {
    // Cut off: the status has arrived.
  }
  response.destroy()
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8')
}

export type FollowOptions = {
  timeoutMs: number
  /** The address that is looked for; it is not fetched. */
  isFound(url: URL): boolean
  /** Addresses that may be asked where they lead. */
  isFollowed(url: URL): boolean
  /** Replaced in tests, whose servers run on loopback. */
  isAllowed?: (address: string) => boolean
}

const maxFollowed = 5

/** Follows redirects until the address that is looked for, with the same protection, and without reading a page. */
export async function followExternal(url: string, options: FollowOptions): Promise<URL> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const asked = { ...options, maxBytes: 0, accept: '*/*' }
  let target = url
  for (let hop = 0; hop <= maxFollowed; hop++) {
    const address = URL.canParse(target) ? new URL(target) : null
    if (address && options.isFound(address)) return address
    if (!address || !options.isFollowed(address)) throw new ExternalFetchFailure('leads elsewhere')
    const response = await open(checked(target, asked.isAllowed), asked, signal)
    const { statusCode = 0, headers } = response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new ExternalFetchFailure(`answered ${statusCode}`)
    target = URL.canParse(headers.location, target) ? new URL(headers.location, target).href : ''
  }
  throw new ExternalFetchFailure('too many redirects')
}

function checked(url: string, isAllowed: (address: string) => boolean = isPublicAddress): URL {
  if (!URL.canParse(url)) throw new ExternalFetchFailure('no address')
  const parsed = new URL(url)
  const { protocol, username, password, hostname } = parsed
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password)
    throw new ExternalFetchFailure('not a web address')
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowed(literal)) throw new ExternalFetchFailure('not a public address')
  return parsed
}

function open(
  url: URL,
  { accept, isAllowed = isPublicAddress }: ExternalFetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { accept }, lookup: guardedLookup(isAllowed), signal, agent: false }, resolve)
    request.on('error', error => reject(new ExternalFetchFailure(error.message)))
  })
}

/** Resolves the name and passes on only allowed addresses. */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const allowed = (found as LookupAddress[] | undefined)?.filter(({ address }) => isAllowed(address)) ?? []
      const [first] = allowed
      if (error || !first) done(error ?? new ExternalFetchFailure('not a public address'), '', 4)
      else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })

async function read(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new ExternalFetchFailure('too large')
      chunks.push(chunk)
    }
  } catch (error) {
    response.destroy()
    throw error instanceof ExternalFetchFailure ? error : new ExternalFetchFailure(String(error))
  }
  return Buffer.concat(chunks)
}
