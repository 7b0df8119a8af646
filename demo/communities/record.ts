import type { z } from 'zod'
import type { BrandConfig, Community, stepsConfig } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import { coverUrl, markUrl } from '#contract/files/file.ts'
import type { Language, Localized } from '#contract/languages.ts'
import { avatarFile } from '../members/avatar.ts'
import { handwrittenPerson } from '../members/handwritten/people.ts'

/** A community without what the server derives (id, address and counts) and what later parts of the demo set. */
export type CommunityRecord = Omit<
  Community,
  'id' | 'communityUrl' | 'memberCount' | 'cityCount' | 'contactPrivacy' | 'lettersConfig' | 'contactLinks'
> & {
  landing: Localized<LandingContent>
  foundedAt: string
}

type Looks = Pick<BrandConfig, 'brandColor' | 'accentColor' | 'displayFont' | 'mark' | 'cover'> & {
  domain: string
  title: Localized
  siteUrl: string
}

/** Fields derived from a community's brand. */
export function brand({
  domain,
  title,
  ...looks
}: Looks): Pick<CommunityRecord, 'title' | 'imgUrl' | 'logoUrl' | 'brandConfig'> {
  const letter = looks.mark === 'initial' ? title.en.charAt(0) : undefined
  const logoUrl = markUrl(looks.mark, looks.brandColor, letter)
  const imgUrl = coverUrl({ ...looks.cover, seed: domain, width: 1200, height: 630 }, 'png')
  return { title, imgUrl, logoUrl, brandConfig: { title, logoUrl, ...looks } }
}

/** A member on the landing, with the stored photo. */
export function face(slug: string, language: Language): { name: string; imageUrl: string } {
  const { firstName, lastName } = handwrittenPerson(slug)
  return { name: `${firstName[language]} ${lastName[language]}`, imageUrl: `/files/${avatarFile(slug)}-256.webp` }
}

type Steps = z.infer<typeof stepsConfig>

/** All onboarding steps except the hidden ones. */
export function stepsWithout(...hidden: (keyof Steps)[]): Steps {
  const shown = (step: keyof Steps) => ({ visible: !hidden.includes(step) })
  return {
    profile: shown('profile'),
    about: shown('about'),
    linkedin: shown('linkedin'),
    location: shown('location'),
    lookingFor: shown('lookingFor'),
    contacts: shown('contacts'),
    networks: shown('networks'),
    avatar: shown('avatar'),
  }
}
