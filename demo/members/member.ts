import type { ContactType } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { FaceLook } from '#design/art/face.ts'
import type { City } from './cities.ts'
import type { DemoRole } from './handwritten/profile.ts'

export type Avatar = { file: string; look: FaceLook }

/** A profile in one community, with all data of the demo. */
export type Member = {
  communityDomain: string
  id: string
  slug: string
  role: DemoRole | null
  firstName: string
  lastName: string
  phone: string
  company: string
  position: string
  login: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  city: City
  cityName: string
  isLocationShared: boolean
  avatar: Avatar | null
  tags: string[]
  privacy: 'NONE' | 'PRIVATE' | 'CUSTOM'
  hiddenContacts: ContactType[]
  preferredLang: Language | null
  timeZone: string | null
  isTelegramConnected: boolean
  moderationStatus: ModerationStatus
  rejectionReason: string | null
  isProfileEnabled: boolean
  isNetworkingEnabled: boolean
  isTutorialSeen: boolean
  invitedBy: string | null
  joinedAt: Date
}

/** An account with its communities: profiles, or only a connection for those without one. */
export type Account = {
  id: string
  email: string
  preferredLang: Language | null
  createdAt: Date
  hasPassword: boolean
  members: Member[]
  bare: { communityDomain: string; role: DemoRole; connectedAt: Date }[]
}
