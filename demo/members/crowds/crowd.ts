import type { Language, Localized } from '#contract/languages.ts'
import type { CastProfile } from '../cast/cast.ts'
import type { CityName } from '../cities.ts'
import type { OriginName } from '../names/all.ts'
import type { ProfessionName } from '../professions/all.ts'

/** Who makes up a community: those written by hand, and how many of each trade from where. */
export type Crowd = {
  communityDomain: string
  language: Language
  /** How long ago its first members came. */
  days: number
  cast: CastProfile[]
  professions: Partial<Record<ProfessionName, number>>
  origins: Partial<Record<OriginName, number>>
  cities: Partial<Record<CityName, number>>
  /** Sentences that only make sense here: how a profile begins, by trade, and what takes the place of small talk. */
  openings?: Partial<Record<ProfessionName, Localized>>
  asides?: Localized[]
  /** How many write about themselves in the other language. */
  foreignTexts?: number
  pending?: number
  rejections?: string[]
  /** Members who switched networking off, and profiles that a manager switched off. */
  pausedMembers?: number
  disabledProfiles?: number
}
