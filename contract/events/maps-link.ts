import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** What a Google Maps link says about a place; empty where it says nothing. */
export const mappedPlace = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  addressLine: z.string(),
  postalCode: z.string(),
  region: z.string(),
  city: z.string(),
  country: z.string(),
  /** Of the nearest city; null if there is none near. */
  timeZone: z.string().nullable(),
})
export type MappedPlace = z.infer<typeof mappedPlace>

export const mapsLinkApi = {
  read: endpoint({
    call: 'POST /api/event/maps-link',
    access: 'user',
    summary:
      'Read coordinates and address from a Google Maps link: a long or a short one, a place, a plus code. City and country are those of the nearest known city, in the language of the caller.',
    input: { link: z.string().trim().min(1, 'required').max(limits.url.max) },
    reply: mappedPlace,
    fails: ['INVALID_MAPS_LINK', 'COORDINATES_NOT_FOUND', 'LOCATION_NOT_PARSED'],
    transaction: 'none',
    limit: 'upload',
  }),
}
