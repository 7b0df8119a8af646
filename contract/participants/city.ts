import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localized } from '../languages.ts'
import { text } from '../shapes.ts'

/** The English name and the country's code, as `nizhny-novgorod-ru`. */
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

/** The list is part of the product, so that choosing a city asks no outside service. */
export const cityApi = {
  search: endpoint({
    call: 'GET /api/cities',
    access: 'anyone',
    summary: 'Cities whose name begins like the text in either language, the best first.',
    input: { search: text(80) },
    reply: z.array(city).max(10),
  }),
  nearest: endpoint({
    call: 'GET /api/cities/nearest',
    access: 'anyone',
    summary: 'The nearest city to a place; null where none is within 100 km.',
    input: { latitude: z.coerce.number().min(-90).max(90), longitude: z.coerce.number().min(-180).max(180) },
    reply: city.nullable(),
  }),
}
