import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localized } from '../languages.ts'
import { text } from '../shapes.ts'

/** English name and country code, such as `nizhny-novgorod-ru`. */
export const cityId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z]{2}$/)

export const city = z.strictObject({
  id: cityId,
  name: localized(z.string()),
  country: localized(z.string()),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type City = z.infer<typeof city>

/** The list of cities is part of the product, so that no external service is called. */
export const cityApi = {
  search: endpoint({
    call: 'GET /api/cities',
    access: 'anyone',
    summary: 'Search cities by the beginning of their name in either language, best first.',
    input: { search: text(80) },
    reply: z.array(city).max(10),
  }),
  nearest: endpoint({
    call: 'GET /api/cities/nearest',
    access: 'anyone',
    summary: 'Find the nearest city to a location; null if none is within 100 km.',
    input: { latitude: z.coerce.number().min(-90).max(90), longitude: z.coerce.number().min(-180).max(180) },
    reply: city.nullable(),
  }),
}
