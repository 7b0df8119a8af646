import { places, requestTemplates, sideRemarks, topics } from './topics.ts'

export type Language = 'ru' | 'en'
export type Pair = { request: string; topic: number; place: number }
export type Profile = { about: string; city: string; topic: number; place: number }

const part = (line: string, at: number) => line.split('=')[at] as string

const placeIn = (language: Language) => (language === 'ru' ? 0 : 2)

/** One request for each topic and place. */
export function requestsIn(language: Language): Pair[] {
  return everyPair((topic, place) => {
    const asking = requestTemplates[(topic + place) % requestTemplates.length]?.[language] as string
    const what = part(topics[topic] as string, placeIn(language))
    return {
      topic,
      place,
      request: asking.replace('{what}', what).replace('{where}', part(places[place] as string, placeIn(language))),
    }
  })
}

/** The profile that answers each request, with unrelated text added. */
export function profilesIn(language: Language): Profile[] {
  return everyPair((topic, place) => {
    const told = part(topics[topic] as string, placeIn(language) + 1)
    const aside = sideRemarks[(topic * 3 + place) % sideRemarks.length]?.[language] as string
    return { topic, place, about: `${aside}. ${told}.`, city: part(places[place] as string, placeIn(language) + 1) }
  })
}

const everyPair = <T>(make: (topic: number, place: number) => T): T[] =>
  topics.flatMap((_, topic) => places.map((_, place) => make(topic, place)))

/** Gain 3 for the right person, 1 for one who answers the request but lives elsewhere. */
export const gainOf = (asked: { topic: number; place: number }, profile: Profile): number =>
  asked.topic !== profile.topic ? 0 : asked.place === profile.place ? 3 : 1
