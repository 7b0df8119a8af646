import { createECDH } from 'node:crypto'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { PushMessage } from '#contract/notifications/web-push.ts'
import { isPublicAddress } from '#server/platform/http/addresses.ts'

/** A person's browsers that get push messages; with more, the newest count. */
export const browsersPerPerson = 10

/** Whether an endpoint can be one of a push service on the internet. The address behind its name is checked when it is called. */
export function isEndpoint(endpoint: string, testOrigin: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  if (isTestOrigin(origin, testOrigin)) return true
  if (protocol !== 'https:') return false
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isLiteral = literal !== hostname || /^[\d.]+$/.test(hostname)
  return isLiteral ? isPublicAddress(literal) : hostname.includes('.')
}

const isTestOrigin = (origin: string, testOrigin: string | undefined): boolean =>
  testOrigin !== undefined && origin === new URL(testOrigin).origin

const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1'

/** Which resolved addresses an endpoint may have: public ones, and loopback for the push service of a test. */
export const addressesOf = (endpoint: string, testOrigin: string | undefined): ((address: string) => boolean) =>
  isTestOrigin(new URL(endpoint).origin, testOrigin) ? isLoopback : isPublicAddress

/** Keys with which a message can be encrypted: a point of P-256, and 16 bytes. */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const isBase64Url = [p256dh, auth].every(key => /^[\w-]+=*$/.test(key))
  if (!isBase64Url || Buffer.from(auth, 'base64url').length !== 16) return false
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}

/** A message of more than 4 kB is refused by push services. */
const bodyLength = 400

/** The message of a text: a link of it that leads to the community's own site is opened by a click, and is not shown. */
export function messageOf(
  { id, text }: { id: string; text: string },
  { title, communityUrl }: Pick<Community, 'title' | 'communityUrl'>,
  lang: Language,
): PushMessage {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const own = links.find(link => URL.canParse(link) && new URL(link).origin === new URL(communityUrl).origin)
  const { pathname, search, hash } = new URL(own ?? '/notifications', communityUrl)
  const shown = (own ? text.replace(own, '') : text).replace(/\s*\n\s*/g, '\n').trim()
  const body = shown.length > bodyLength ? `${shown.slice(0, bodyLength - 1).trimEnd()}…` : shown
  return { title: title[lang], body, path: pathname + search + hash, tag: id, lang }
}

/** How long a push service asks to wait, at most a day; null if it does not say. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  const text = header?.trim()
  if (!text) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), 24 * 60 * 60_000)
}

/** Where the sending of a text has come to, over all browsers of a person. */
export type PushOutcome =
  | { result: 'sent' }
  /** No browser wants it. */
  | { result: 'nobody' }
  /** To be sent again: `afterMs` as the push service says, null if it says nothing. Browsers that got it are left out then. */
  | { result: 'later'; afterMs: number | null; problem: string }
  | { result: 'failed'; problem: string }

/** What became of the message of one browser. */
export type BrowserOutcome = PushOutcome | { result: 'gone' }

export function answerOf(status: number, retryAfter: string | undefined, now: Date): BrowserOutcome {
  if (status >= 200 && status < 300) return { result: 'sent' }
  if (status === 404 || status === 410) return { result: 'gone' }
  const problem = `answered ${status}`
  if (status === 429 || status >= 500) return { result: 'later', afterMs: retryAfterMs(retryAfter, now), problem }
  return { result: 'failed', problem }
}

/** A browser that has to wait keeps the text; else one that got it is enough. */
export function outcomeOf(browsers: BrowserOutcome[]): PushOutcome {
  const waiting = browsers.filter(each => each.result === 'later')
  const [first] = waiting
  if (first) {
    const waits = waiting.flatMap(({ afterMs }) => afterMs ?? [])
    return { ...first, afterMs: waits.length > 0 ? Math.max(...waits) : null }
  }
  if (browsers.some(({ result }) => result === 'sent')) return { result: 'sent' }
  return browsers.find(each => each.result === 'failed') ?? { result: 'nobody' }
}
