import type { ContactType } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { Random } from '#design/art/random.ts'
import type { City } from './cities.ts'
import type { Member } from './member.ts'

type MemberSettings = Pick<
  Member,
  | 'phone'
  | 'login'
  | 'isLocationShared'
  | 'privacy'
  | 'hiddenContacts'
  | 'preferredLang'
  | 'timeZone'
  | 'isTelegramConnected'
  | 'moderationStatus'
  | 'rejectionReason'
  | 'isProfileEnabled'
  | 'isNetworkingEnabled'
  | 'isTutorialSeen'
  | 'invitedBy'
>

const hidden: ContactType[][] = [['PHONE'], ['PHONE', 'EMAIL'], ['PHONE', 'FACEBOOK', 'INSTAGRAM']]

/** Settings of a member: visibility, language, switches. */
export function settingsOf(
  random: Random,
  { slug, city, language, hasForeignText }: { slug: string; city: City; language: Language; hasForeignText: boolean },
): MemberSettings {
  const share = random.next()
  const privacy = share < 0.78 ? 'NONE' : share < 0.88 ? 'PRIVATE' : 'CUSTOM'
  const other = language === 'en' ? 'ru' : 'en'
  return {
    phone: random.chance(0.45) ? phoneFor(language, random) : '',
    login: loginFor(slug, random),
    isLocationShared: random.chance(0.84),
    privacy,
    hiddenContacts: privacy === 'CUSTOM' ? random.pick(hidden) : [],
    preferredLang: hasForeignText ? other : random.chance(0.6) ? language : null,
    timeZone: random.chance(0.85) ? city.timeZone : null,
    isTelegramConnected: random.chance(language === 'ru' ? 0.6 : 0.25),
    moderationStatus: 'CONFIRMED',
    rejectionReason: null,
    isProfileEnabled: true,
    isNetworkingEnabled: true,
    isTutorialSeen: random.chance(0.9),
    invitedBy: null,
  }
}

/** Unassigned numbers: the British range for drama, and an unused Russian area code. */
function phoneFor(language: Language, random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('')
  return language === 'ru' ? `+7 000 ${digits(3)}-${digits(2)}-${digits(2)}` : `+44 7700 900${digits(3)}`
}

function loginFor(slug: string, random: Random): string {
  const [first = '', ...rest] = slug.split('-')
  const last = rest.join('')
  return random.pick([
    `${first.charAt(0)}${last}`,
    `${first}.${last}`,
    `${first}${last.charAt(0)}`,
    `${last}_${first.charAt(0)}`,
  ])
}
