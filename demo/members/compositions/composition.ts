import type { Language, Localized } from '#contract/languages.ts'
import type { CityName } from '../cities.ts'
import type { HandwrittenProfile } from '../handwritten/profile.ts'
import type { OriginName } from '../names/all.ts'
import type { ProfessionName } from '../professions/all.ts'

/** Composition of a community: hand-written members, and how many of each profession from where. */
export type Composition = {
  communityDomain: string
  language: Language
  /** Age of the community in days. */
  days: number
  handwritten: HandwrittenProfile[]
  professions: Partial<Record<ProfessionName, number>>
  origins: Partial<Record<OriginName, number>>
  cities: Partial<Record<CityName, number>>
  /** Sentences that fit only this community: first sentences by profession, and replacements for small talk. */
  openings?: Partial<Record<ProfessionName, Localized>>
  asides?: Localized[]
  /** How many write their profile in the other language. */
  foreignTexts?: number
  pending?: number
  rejections?: string[]
  /** Members who switched networking off, and profiles that a manager disabled. */
  pausedMembers?: number
  disabledProfiles?: number
}
