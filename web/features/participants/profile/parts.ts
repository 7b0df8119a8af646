import type { OwnProfile } from '#contract/participants/profile-shapes.ts'

/** Sections of a profile that are edited together. */
const parts = [
  'name',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
  'tags',
  'location',
  'contacts',
  'privacy',
  'visibility',
  'answers',
] as const
export type Part = (typeof parts)[number]

export const editId = (part: Part) => `edit-${part}`

/** Opens the form of a section from elsewhere on the screen. */
export function openPart(part: Part): void {
  const pencil = document.getElementById(editId(part))
  pencil?.scrollIntoView({ block: 'center' })
  pencil?.click()
}

/** A link can open a section: `/profile#edit-privacy`. */
export function openPartOfHash(hash: string): void {
  const part = parts.find(each => hash === `#${editId(each)}`)
  if (part) openPart(part)
}

/** Section in which an onboarding step is edited later; the photo has its own button. */
export const partOfStep: Record<OwnProfile['missing'][number], Part | null> = {
  profile: 'name',
  about: 'about',
  linkedin: 'contacts',
  location: 'location',
  lookingFor: 'lookingFor',
  contacts: 'contacts',
  networks: 'contacts',
  avatar: null,
}
