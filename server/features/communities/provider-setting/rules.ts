import type { ProviderCheck } from '#contract/communities/provider-setting.ts'
import { isWebUrl } from '#contract/web-address.ts'

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/** Secrets and tokens travel there: only https; http to the same machine where programs are developed. */
export function isProviderAddress(url: string, isProduction: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return false
  return protocol === 'https:' || (!isProduction && isLoopback(hostname))
}

/**
 * Whether the stored secret may be kept. It is sent to the token endpoint: on another origin it would be given to somebody who does
 * not know it.
 */
export const keepsSecret = (before: { tokenUrl: string } | null, tokenUrl: string): boolean =>
  before === null || new URL(before.tokenUrl).origin === new URL(tokenUrl).origin

type Answering = { issuer: string; tokenUrl: string; userInfoUrl: string }

/** Whether the same server still says who somebody is: the whole addresses, since one host may serve many providers. */
export const isSameServer = (before: Answering | null, after: Answering): boolean =>
  before !== null && (['issuer', 'tokenUrl', 'userInfoUrl'] as const).every(name => before[name] === after[name])

export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

export type Endpoints = { codeUrl: string; tokenUrl: string; userInfoUrl: string }

/** Endpoints in a discovery document; null if it is none of this issuer. */
export function readDiscovery(text: string, issuer: string): Endpoints | null {
  const said = objectIn(text)
  if (!said || typeof said.issuer !== 'string' || withoutSlash(said.issuer) !== withoutSlash(issuer)) return null
  const [codeUrl, tokenUrl, userInfoUrl] = [
    said.authorization_endpoint,
    said.token_endpoint,
    said.userinfo_endpoint,
  ].map(each => (typeof each === 'string' && isWebUrl(each) ? each : null))
  return codeUrl && tokenUrl && userInfoUrl ? { codeUrl, tokenUrl, userInfoUrl } : null
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '')

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** An answer of an address, or why there is none. */
export type Answer = { status: number; text: string } | { problem: 'notPublic' | 'unreachable' }

const failed = (part: ProviderCheck['part'], problem: ProviderCheck['problem'], status: number | null = null) =>
  ({ part, state: 'failed', problem, status }) as const
const ok = (part: ProviderCheck['part'], status: number) => ({ part, state: 'ok', problem: null, status }) as const

/** A provider without a discovery document works; one that describes other addresses is worth a look. */
export function checkDiscovery(answer: Answer, issuer: string, saved: Endpoints): ProviderCheck {
  const warning = (problem: ProviderCheck['problem'], status: number | null) =>
    ({ part: 'discovery', state: 'warning', problem, status }) as const
  if ('problem' in answer) return warning(answer.problem, null)
  if (answer.status !== 200) return warning('noDiscovery', answer.status)
  const said = readDiscovery(answer.text, issuer)
  if (!said) return warning('otherIssuer', answer.status)
  const isSame = (['codeUrl', 'tokenUrl', 'userInfoUrl'] as const).every(
    name => withoutQuery(said[name]) === withoutQuery(saved[name]),
  )
  return isSame ? ok('discovery', answer.status) : warning('otherAddress', answer.status)
}

const withoutQuery = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The page where visitors log in: without parameters it may refuse, but it must be there. */
export function checkCodeUrl(answer: Answer): ProviderCheck {
  if ('problem' in answer) return failed('codeUrl', answer.problem)
  const isThere = answer.status < 500 && answer.status !== 404
  return isThere ? ok('codeUrl', answer.status) : failed('codeUrl', 'answered', answer.status)
}

/** Asked to change a code that does not exist, with the client's own id and secret: it refuses the code, or the client. */
export function checkTokenUrl(answer: Answer): ProviderCheck {
  if ('problem' in answer) return failed('tokenUrl', answer.problem)
  const { status } = answer
  const error = objectIn(answer.text)?.error
  if (status === 401 || error === 'invalid_client' || error === 'unauthorized_client')
    return failed('tokenUrl', 'client', status)
  // Some providers answer 200 with an error inside.
  const isRefusal = typeof error === 'string' && status < 500
  return isRefusal ? ok('tokenUrl', status) : failed('tokenUrl', 'answered', status)
}

/** Asked with a token that does not exist: it refuses. */
export function checkUserInfoUrl(answer: Answer): ProviderCheck {
  if ('problem' in answer) return failed('userInfoUrl', answer.problem)
  const isRefusal = [400, 401, 403].includes(answer.status)
  return isRefusal ? ok('userInfoUrl', answer.status) : failed('userInfoUrl', 'answered', answer.status)
}
