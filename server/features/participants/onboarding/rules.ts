import type { ContactType } from '#contract/communities/community.ts'
import { limits } from '#contract/limits.ts'
import { type ProfileInput, profileInput } from '#contract/participants/profile-shapes.ts'

type KnownNames = { firstName: string; lastName: string; imageUrl: string | null }

const words = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').slice(0, limits.name.max) : ''

/** Names and picture from what a provider said; some give only one full name. */
export function knownNames(said: Record<string, unknown> | null): KnownNames {
  const full = words(said?.name)
  const at = full.indexOf(' ')
  const [first, last] = at < 0 ? [full, ''] : [full.slice(0, at), full.slice(at + 1)]
  const imageUrl = said?.imageUrl
  return {
    firstName: words(said?.givenName) || first,
    lastName: words(said?.familyName) || last,
    imageUrl: typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : null,
  }
}

/** The fields of another profile that this community would accept: rules and contacts differ between communities. */
export function acceptable(profile: Record<string, unknown>, offered: ContactType[]): ProfileInput {
  const contacts = Array.isArray(profile.contacts) ? profile.contacts : []
  const given = { ...profile, contacts: contacts.filter(({ type }) => offered.includes(type)) }
  const entries = Object.entries(given).flatMap(([field, value]) => {
    const parsed = profileInput.safeParse({ [field]: value })
    return parsed.success ? Object.entries(parsed.data) : []
  })
  return Object.fromEntries(entries)
}
