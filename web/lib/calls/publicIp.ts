import { interfaceConstants } from '#contract/limits.ts'
import { stored } from '../browser/storage.ts'

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`(?<![\\d.])${byte}(?:\\.${byte}){3}(?![\\d.])`)

let isAsked = false

/**
 * The user's public IPv4 as an external service said it, kept for the session; null if none is configured, and as long as the
 * service has not answered: no call waits for it.
 */
export function findPublicIp(url: string | null): string | null {
  if (!url) return null
  const known = stored.publicIp.get()
  if (known) return known
  if (!isAsked) void ask(url)
  isAsked = true
  return null
}

/** The service may reply with plain text or with JSON. Without an answer it is asked again by the next page. */
async function ask(url: string): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), interfaceConstants.publicIpTimeoutMs)
  try {
    const response = await fetch(url, { signal: limit.signal, credentials: 'omit' })
    const found = response.ok ? ipv4.exec(await response.text())?.[0] : undefined
    if (found) stored.publicIp.set(found)
  } catch {
  } finally {
    clearTimeout(timer)
  }
}
