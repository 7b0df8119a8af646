import { type Point, splitPlusCode } from './maps-link-plus-code.ts'

/** What a link says: a point, a plus code that has to be decoded, or neither; and the name or address of the place. */
export type ReadLink = { point: Point | null; plusCode: { code: string; rest: string } | null; text: string }

const googleHost = /^((www|maps)\.)?google\.([a-z]{2,3}|com?\.[a-z]{2})$/
const shortHosts = ['maps.app.goo.gl', 'goo.gl']

/** The link as URL, also one without a scheme or from the time before https; null if it is none. */
export function urlOf(link: string): URL | null {
  const text = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link.replace(/^http:/i, 'https:') : `https://${link}`
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

/** A page of Google Maps itself. Of a page that asks for consent, and of a short link that has it in full, the page behind it. */
export function longLinkOf(url: URL): URL | null {
  const isConsent = url.hostname === 'consent.google.com'
  const behind =
    isConsent || shortHosts.includes(url.hostname) ? url.searchParams.get(isConsent ? 'continue' : 'link') : null
  if (behind) return URL.canParse(behind) ? longLinkOf(new URL(behind)) : null
  const isMaps = url.hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(url.pathname)
  return googleHost.test(url.hostname) && isMaps ? url : null
}

/** A link that redirects to a page of Google Maps. Asked by https alone, since others can answer in the name of Google without it. */
export const isShortLink = ({ protocol, port, hostname, pathname }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  shortHosts.includes(hostname) &&
  (hostname === 'goo.gl' ? /^\/maps\/./ : /^\/./).test(pathname)

const number = '([-+]?\\d{1,3}(?:\\.\\d{1,18})?)'
const pinned = new RegExp(`!3d${number}!4d${number}`)
/** In embedded maps and routes the longitude comes first. */
const embedded = new RegExp(`!2d${number}!3d${number}`)
const onRoute = new RegExp(`!1d${number}!2d${number}`, 'g')
const viewed = new RegExp(`@${number},${number}(?:[,/]|$)`)
const pair = new RegExp(`^(?:loc:|geo:)?\\s*${number}\\s*[,;\\s]\\s*${number}\\s*(?:\\([^)]*\\))?$`)

/** Parameters that name a place; those about the view come after the path. */
const placeParams = ['q', 'query', 'destination', 'daddr']
const viewParams = ['ll', 'sll', 'center', 'viewpoint', 'cbll']

/** Reads a long link. The pin of a place comes before what was searched for, and that before the middle of the view. */
export function readLongLink(url: URL): ReadLink {
  const segments = url.pathname.split('/').map(decode)
  const given = (names: string[]) => names.flatMap(name => url.searchParams.get(name) ?? [])
  const texts = [...given(placeParams), ...placesIn(segments), ...given(viewParams)]
  const data = [...segments, url.searchParams.get('pb') ?? '', decode(url.hash)].join('/')
  const place = pinIn(data, segments.includes('dir')) ?? texts.map(pointOf).find(point => point !== null) ?? null
  const plusCode = place ? null : (texts.map(splitPlusCode).find(code => code !== null) ?? null)
  return {
    point: place ?? (plusCode ? null : pointFrom(viewed.exec(data))),
    plusCode,
    text: texts.find(text => !pointOf(text) && !splitPlusCode(text) && /\p{L}/u.test(text)) ?? '',
  }
}

/** Places in the path; of a route the last one, where it leads. */
function placesIn(segments: string[]): string[] {
  const at = segments.findIndex(segment => ['place', 'search', 'dir'].includes(segment))
  if (at < 0) return []
  const named = segments.slice(at + 1).filter(segment => segment !== '' && !/^(@|data=|am=)/.test(segment))
  return (segments[at] === 'dir' ? named.slice(-1) : named.slice(0, 1)).filter(text => text.trim() !== '')
}

function pinIn(data: string, isRoute: boolean): Point | null {
  const turned = (found: ArrayLike<string> | null | undefined): Point | null =>
    found ? { latitude: Number(found[2]), longitude: Number(found[1]) } : null
  return (
    (isRoute ? turned([...data.matchAll(onRoute)].at(-1)) : null) ??
    pointFrom(pinned.exec(data)) ??
    turned(embedded.exec(data))
  )
}

/** Broken percent signs stay as they are. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // URIError: not an encoded text.
    return spaced
  }
}

const pointFrom = (found: ArrayLike<string> | null): Point | null =>
  found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null

/** 52.5293, 13.4016 or 52°31'45.5"N 13°24'05.8"E */
const pointOf = (text: string): Point | null => pointFrom(pair.exec(text.trim())) ?? pointOfAngles(text)

const angle = `(\\d{1,3})°\\s*(?:(\\d{1,2})['′’]\\s*)?(?:(\\d{1,2}(?:\\.\\d{1,9})?)["″”]\\s*)?`
const angles = new RegExp(`^${angle}([NS])[,\\s]*${angle}([EW])$`)

function pointOfAngles(text: string): Point | null {
  const found = angles.exec(text.trim())
  if (!found) return null
  const degrees = (at: number, negative: string) => {
    const [whole, minutes, seconds, side] = found.slice(at, at + 4)
    const value = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
    return Math.round((side === negative ? -value : value) * 1e7) / 1e7
  }
  return { latitude: degrees(1, 'S'), longitude: degrees(5, 'W') }
}
