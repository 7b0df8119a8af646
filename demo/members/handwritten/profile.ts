import type { Localized } from '#contract/languages.ts'
import type { FaceLook } from '#design/art/face.ts'
import type { CityName } from '../cities.ts'
import type { OriginName } from '../names/all.ts'
import type { Sex } from '../names/origin.ts'

/** Roles that a visitor of the demo can sign in as. The organiser and the newcomer have no profile. */
export const demoRoles = ['member', 'organiser', 'moderator', 'admin', 'newcomer'] as const
export type DemoRole = (typeof demoRoles)[number]

/** A hand-written person, one account for all communities. The key is the slug of every profile. */
export type HandwrittenPerson = {
  firstName: Localized
  lastName: Localized
  sex: Sex
  origin: OriginName
  age?: 'young' | 'middle' | 'older'
  email?: string
  /** Fixed features of the face; the seed decides the others. */
  look?: Partial<FaceLook>
}

/** A hand-written profile, in the community's main language. */
export type HandwrittenProfile = {
  person: string
  role?: 'member' | 'moderator' | 'admin'
  position: string
  company: string
  about: string
  lookingFor: string
  canHelp?: string
  goal: string
  tags: string[]
  city: CityName
  joined: string
  invitedBy?: string
  isNetworkingEnabled?: boolean
  moderationStatus?: 'PENDING'
}
