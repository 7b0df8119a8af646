import type { CityName } from '../cities.ts'
import type { OriginName } from '../names/all.ts'

/** Likely cities of an origin, if the composition has them. */
export const homes: Partial<Record<OriginName, CityName[]>> = {
  german: ['berlin', 'munich', 'hamburg'],
  british: ['london', 'manchester', 'edinburgh'],
  nordic: ['stockholm', 'copenhagen', 'helsinki'],
  dutch: ['amsterdam', 'rotterdam', 'utrecht'],
  french: ['paris'],
  italian: ['milan'],
  spanish: ['madrid', 'barcelona'],
  portuguese: ['lisbon', 'porto', 'saoPaulo'],
  polish: ['warsaw'],
  turkish: ['istanbul'],
  hebrew: ['telAviv'],
  indian: ['bengaluru', 'london'],
  westAfrican: ['lagos', 'london'],
  eastAfrican: ['nairobi'],
  georgian: ['tbilisi'],
  armenian: ['yerevan'],
  kazakh: ['almaty'],
  uzbek: ['tashkent'],
  tatar: ['kazan', 'ufa'],
}
