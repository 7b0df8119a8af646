import type { OwnProfile } from '#contract/participants/profile-shapes.ts'

/** What of a profile is edited together. */
const parts = ['name', 'about', 'lookingFor', 'goal', 'tags', 'location', 'contacts', 'privacy'] as const
export type Part = (typeof parts)[number]

export const editId = (part: Part) => `edit-${part}`

/** As if its pencil were pressed, from somewhere else on the screen. */
export function openPart(part: Part): void {
  const pencil = document.getElementById(editId(part))
  pencil?.scrollIntoView({ block: 'center' })
  pencil?.click()
}

/** A link may lead straight to a part: `/profile#edit-privacy`. */
export function openAddressed(hash: string): void {
  const part = parts.find(each => hash === `#${editId(each)}`)
  if (part) openPart(part)
}

/** Where the answer to a step of the onboarding is edited afterwards; the photo has a button of its own. */
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
