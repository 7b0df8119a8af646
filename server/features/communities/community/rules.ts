import type { Community } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import { isReservedLabel } from '#contract/communities/reserved-labels.ts'
import { markUrl } from '#contract/files/file.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { CommunityRow, NewCommunity } from './store.ts'

/** Address of a community: its own domain, or its label before the host of the installation. */
export function communityUrl(community: Pick<Community, 'domain' | 'customDomain'>, publicUrl: string): string {
  const { protocol, port, hostname } = new URL(publicUrl)
  if (community.customDomain) return `${protocol}//${community.customDomain}`
  const host = hostname.startsWith(`${community.domain}.`) ? hostname : `${community.domain}.${hostname}`
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

/**
 * Labels that members may not take: the reserved ones, and the first one of the installation's own host, behind which a community
 * would be served instead of the default one.
 */
export function isReservedFor(domain: string, publicUrl: string): boolean {
  const labels = new URL(publicUrl).hostname.split('.')
  return isReservedLabel(domain) || (labels.length > 2 && labels[0] === domain)
}

/** Sign-in methods that are configured: those of a provider need its settings on the server. */
export const usableMethods = (
  methods: Community['authConfig'],
  { hasGoogle, hasOauthProvider }: { hasGoogle: boolean; hasOauthProvider: boolean },
): Community['authConfig'] =>
  methods.filter(({ authType }) => (authType !== 'GOOGLE' || hasGoogle) && (authType !== 'OAUTH2' || hasOauthProvider))

/** Public data of a community, with the sign-in methods that this installation is configured for. */
export function describeCommunity(
  row: CommunityRow,
  { PUBLIC_URL, GOOGLE_CLIENT_ID }: Pick<Config, 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID'>,
  hasOauthProvider = false,
): Community {
  const { landing, ...rest } = row
  const authConfig = usableMethods(row.authConfig, { hasGoogle: GOOGLE_CLIENT_ID !== undefined, hasOauthProvider })
  return { ...rest, authConfig, communityUrl: communityUrl(row, PUBLIC_URL) }
}

const steps: Record<Language, LandingContent['steps']> = {
  en: [
    { title: 'Say who you are looking for', text: 'One request in your own words. It takes about four minutes.' },
    {
      title: 'Get three names and the reason',
      text: 'On Tuesday, by email or messenger. Always with the facts that you share.',
    },
    { title: 'Meet, online or at a table', text: 'Send an intro, chat, or see each other at a community event.' },
  ],
  ru: [
    { title: 'Скажите, кого ищете', text: 'Один запрос своими словами. Это займёт около четырёх минут.' },
    {
      title: 'Получите три имени и причину',
      text: 'Во вторник, письмом или в мессенджере. Всегда с фактами, которые вас объединяют.',
    },
    { title: 'Встречайтесь, онлайн или за столом', text: 'Напишите, пообщайтесь в чате или увидьтесь на событии.' },
  ],
}

type Founding = Pick<NewCommunity, 'id' | 'domain' | 'lang' | 'timeZone' | 'options'> & {
  title: string
  brandColor: string
  accentColor: string
  parentCommunityDomain?: string | undefined
  langChoices?: Language[]
  /** The title in Russian, where it differs. */
  titleRu?: string | undefined
}

/** A new community is complete from the start: texts, mark and cover, which its admins can change. */
export function makeNewCommunity(given: Founding, contact: string, publicUrl: string): NewCommunity {
  const title = { en: given.title, ru: given.titleRu ?? given.title }
  const logoUrl = markUrl('initial', given.brandColor, [...given.title][0]?.toUpperCase())
  return {
    id: given.id,
    domain: given.domain,
    parentCommunityDomain: given.parentCommunityDomain ?? null,
    lang: given.lang,
    langChoices: given.langChoices ?? [...languages],
    timeZone: given.timeZone,
    title,
    landingTitle: title,
    landingCopy: {
      en: `${title.en}: meet the members who fit what you are looking for.`,
      ru: `${title.ru}: знакомства с участниками, которые подходят под ваш запрос.`,
    },
    landing: { en: landingWords('en', title.en, logoUrl), ru: landingWords('ru', title.ru, logoUrl) },
    imgUrl: logoUrl,
    logoUrl,
    options: given.options,
    brandConfig: {
      title,
      logoUrl,
      siteUrl: communityUrl({ domain: given.domain, customDomain: null }, publicUrl),
      brandColor: given.brandColor,
      accentColor: given.accentColor,
      displayFont: 'onest',
      mark: 'initial',
      cover: { kind: 'meet', palette: 'tea' },
    },
    links: { pricing: null, about: null, launch: null, contact },
  }
}

function landingWords(lang: Language, title: string, imageUrl: string): LandingContent {
  const isRussian = lang === 'ru'
  const you = { name: isRussian ? 'Вы' : 'You', imageUrl }
  const member = { name: isRussian ? 'Участник' : 'A member', imageUrl }
  return {
    title: isRussian ? 'Нужные знакомства. Каждый вторник.' : 'People worth knowing. Every Tuesday.',
    lead: isRussian
      ? `Расскажите, кого ищете. Каждую неделю ${title} находит подходящих участников и объясняет, почему вам стоит встретиться.`
      : `Tell us who you are looking for. Each week ${title} picks the members who fit and says why.`,
    button: isRussian ? 'Начать' : 'Start networking',
    example: {
      left: you,
      right: member,
      title: isRussian ? 'Познакомьтесь' : 'Meet each other',
      reason: isRussian
        ? 'Здесь будет причина: *ваш запрос* и *чем человек может помочь*.'
        : 'Here stands the reason: *your request* and *what they can help with*.',
    },
    nod: {
      face: member,
      title: isRussian ? 'Ответ получен' : 'They said yes',
      text: isRussian ? 'Встреча в среду' : 'Meeting on Wednesday',
    },
    stepsTitle: isRussian ? 'Полезные знакомства без лишних разговоров' : 'Good introductions, without the small talk',
    steps: steps[lang],
    request: isRussian ? 'партнёра для нового дела' : 'a partner for a new venture',
    launch: null,
    quote: {
      text: isRussian ? 'Сообщество начинается с одного знакомства.' : 'A community begins with one introduction.',
      author: { name: title, imageUrl },
      role: '',
    },
  }
}
