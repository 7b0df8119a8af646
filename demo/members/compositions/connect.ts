import { connectProfiles } from '../handwritten/connect.ts'
import type { Composition } from './composition.ts'

export const connectComposition: Composition = {
  communityDomain: 'connect',
  language: 'en',
  days: 500,
  handwritten: connectProfiles,
  professions: { organiser: 1, growth: 1, hotelier: 1 },
  origins: { nordic: 2, italian: 2, turkish: 2, french: 2 },
  cities: { stockholm: 2, milan: 2, istanbul: 2, paris: 1 },
}
