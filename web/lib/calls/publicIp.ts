import { interfaceConstants } from '#contract/limits.ts'
import { stored } from '../browser/storage.ts'

const ipv4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/

let lookup: Promise<string | null> | undefined

/** The user's public IP address by an external service, fetched once per session; null if none is configured. */
export async function findPublicIp(url: string | null): Promise<string | null> {
  if (!url) return null
  const known = stored.publicIp.get()
  if (known) return known
  lookup ??= ask(url)
  const found = await lookup
  if (found) stored.publicIp.set(found)
  return found
}

/** The service may reply with plain text or with JSON. */
async function ask(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(interfaceConstants.publicIpTimeoutMs) })
    return ipv4.exec(await response.text())?.[0] ?? null
  } catch {
    return null
  }
}
