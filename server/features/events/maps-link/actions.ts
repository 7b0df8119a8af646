import type { mapsLinkApi } from '#contract/events/maps-link.ts'
import { canCreateEvent } from '#server/features/events/event/access.ts'
import { nearestCity, searchCities } from '#server/features/participants/city/rules.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isShortLink, longLinkOf, type ReadLink, readLongLink, urlOf } from './maps-link.ts'
import { splitAddress, zoneOf } from './maps-link-place.ts'
import { decodeNear, decodePlusCode, isShortCode, type Point } from './maps-link-plus-code.ts'
import { followShortLink } from './maps-link-redirect.ts'

type Api = typeof mapsLinkApi

export const read: Action<Api['read']> = async ({ link }, ctx) => {
  ensure(canCreateEvent(ctx.actor) || ctx.actor.isOrganiser, 'FORBIDDEN')
  const found = readLongLink(await openLink(ctx, link))
  ensure(found.point ?? found.plusCode, 'COORDINATES_NOT_FOUND')
  const point = found.point ?? decode(found)
  ensure(point && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180, 'LOCATION_NOT_PARSED')
  const city = nearestCity(point.latitude, point.longitude)
  return {
    ...point,
    ...splitAddress(found.text, city),
    city: city?.name[ctx.lang] ?? '',
    country: city?.country[ctx.lang] ?? '',
    timeZone: city && zoneOf(city),
  }
}

async function openLink(ctx: UserContext, link: string): Promise<URL> {
  const url = urlOf(link)
  const long = url && (longLinkOf(url) ?? (isShortLink(url) ? await follow(ctx, url) : null))
  ensure(long, 'INVALID_MAPS_LINK')
  return long
}

const follow = ({ log }: UserContext, url: URL): Promise<URL | null> =>
  followShortLink(url).catch(error => {
    log.info({ err: error }, 'a short link could not be followed')
    return null
  })

/** A short code means the area of that name nearest to the city that is written behind it. */
function decode({ plusCode }: ReadLink): Point | null {
  if (!plusCode) return null
  if (!isShortCode(plusCode.code)) return decodePlusCode(plusCode.code)
  const [city] = searchCities(plusCode.rest)
  return city ? decodeNear(plusCode.code, city) : null
}
