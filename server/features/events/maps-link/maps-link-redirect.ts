import { followExternal } from '#server/platform/http/external-fetch.ts'
import { isShortLink, longLinkOf } from './maps-link.ts'

const patienceMs = 5000

type Options = {
  /** Replaced in tests, whose servers run on loopback. */
  isShort?: (url: URL) => boolean
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
}

/** The long link behind a short one. Only the shorteners of Google are asked, and their answers lead to Google Maps or nowhere. */
export async function followShortLink(url: URL, options: Options = {}): Promise<URL | null> {
  const { isShort = isShortLink, timeoutMs = patienceMs, ...rest } = options
  const found = await followExternal(url.href, {
    ...rest,
    timeoutMs,
    isFound: address => longLinkOf(address) !== null,
    isFollowed: isShort,
  })
  return longLinkOf(found)
}
