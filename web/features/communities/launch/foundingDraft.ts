import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'

export type FoundingMethod = 'EMAIL' | 'MAGIC' | 'OTP' | 'GOOGLE'

/** What a founder has entered so far. */
export type Founding = {
  title: string
  titleRu: string
  domain: string
  /** Typed by hand: no longer made from the name. */
  isDomainTyped: boolean
  lang: Language
  langChoices: Language[]
  timeZone: string
  brandColor: string
  accentColor: string
  displayFont: Community['brandConfig']['displayFont']
  signIn: FoundingMethod[]
}

export const foundingSteps = ['name', 'address', 'languages', 'look', 'signIn'] as const
export type FoundingStep = (typeof foundingSteps)[number]

/** Kept in this browser until the community is open. */
export const keptFounding = storedJson<Founding>(openStorage('localStorage'), 'foundingDraft')

export const emptyFounding = (lang: Language, timeZone: string): Founding => ({
  title: '',
  titleRu: '',
  domain: '',
  isDomainTyped: false,
  lang,
  langChoices: ['en', 'ru'],
  timeZone,
  brandColor: '#b3501f',
  accentColor: '#2c7567',
  displayFont: 'onest',
  signIn: ['EMAIL', 'MAGIC'],
})

export const isDomainLabel = (domain: string): boolean => /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$/.test(domain)

/** The first step that still lacks something; null if all is there. */
export function unfinishedStep({ title, domain, langChoices, lang, signIn }: Founding): FoundingStep | null {
  if (title.trim() === '') return 'name'
  if (!isDomainLabel(domain)) return 'address'
  if (!langChoices.includes(lang)) return 'languages'
  return signIn.length === 0 ? 'signIn' : null
}

/** The step of the address; never one after a step that lacks something. */
export function shownStep(wanted: string | null, founding: Founding): FoundingStep {
  const step = foundingSteps.find(each => each === wanted) ?? 'name'
  const unfinished = unfinishedStep(founding)
  return unfinished && foundingSteps.indexOf(unfinished) < foundingSteps.indexOf(step) ? unfinished : step
}
