import { connectCast } from '../cast/connect.ts'
import type { Crowd } from './crowd.ts'

export const connectCrowd: Crowd = {
  communityDomain: 'connect',
  language: 'en',
  days: 500,
  cast: connectCast,
  professions: { organiser: 1, growth: 1, hotelier: 1 },
  origins: { nordic: 2, italian: 2, turkish: 2, french: 2 },
  cities: { stockholm: 2, milan: 2, istanbul: 2, paris: 1 },
}
