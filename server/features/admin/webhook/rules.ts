import { createHmac, randomBytes } from 'node:crypto'
import { type WebhookKind, webhookKinds } from '#contract/admin/webhook-kinds.ts'

export const newSecret = (): string => `whs_${randomBytes(32).toString('base64url')}`

/** Header `Samovar-Signature`: one signature for each secret that is valid, the newest first. */
export function signatureHeader(secrets: string[], seconds: number, body: string): string {
  const sign = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return [`t=${seconds}`, ...secrets.map(secret => `v1=${sign(secret)}`)].join(',')
}

export const isWebhookKind = (news: string): news is WebhookKind => Object.hasOwn(webhookKinds, news)

/** Only the fields that the contract names: news may carry more. */
export function publicData(kind: WebhookKind, data: object): Record<string, unknown> {
  const fields = Object.keys(webhookKinds[kind].shape)
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name)))
}

type Told = {
  id: string
  kind: WebhookKind | 'test'
  community: { id: string; domain: string }
  data: object
  at: Date
}

export const bodyOf = ({ id, kind, community, data, at }: Told): string =>
  JSON.stringify({ id, kind, createdAt: at.toISOString(), community, data })

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
export const isLoopbackAddress = (address: string): boolean => isLoopback(address)

/** Only https; http to the same machine where programs are developed. */
export function isWebhookAddress(url: string, isProduction: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && !isProduction && isLoopback(hostname))
}

export type Answer = { code: number; retryAfter: string | undefined } | { problem: string }
export type Outcome = 'DELIVERED' | 'GONE' | 'RETRY'

/** Redirects are not followed: the address is what the manager entered. */
export function outcomeOf(answer: Answer): Outcome {
  if ('problem' in answer) return 'RETRY'
  if (answer.code >= 200 && answer.code < 300) return 'DELIVERED'
  return answer.code === 410 ? 'GONE' : 'RETRY'
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** From the creation of the delivery to its last attempt. */
export const retriedMs = dayMs
/** An address at which nothing arrived for so long is paused. */
export const failingMs = dayMs

/** When to try again, twice as late each time or as the receiver wishes; null when it is too late. */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  retryAfter: string | undefined,
  now: Date,
): Date | null {
  const own = (minuteMs / 2) * 2 ** (attempts - 1)
  const wished = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1000 : 0
  const at = new Date(now.getTime() + Math.max(own, wished))
  return at.getTime() - createdAt.getTime() > retriedMs ? null : at
}
