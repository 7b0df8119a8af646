import type { Language, Localized } from '../languages.ts'
import type { Community } from './community.ts'
import type { LandingContent } from './landing.ts'

/*
 * Look and texts of a new community. Without zod: the wizard that founds one shows them before it exists.
 */

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

/** Address of the mark with the first letter of a name. */
export function initialMarkUrl(title: string, background: string): string {
  const letter = [...title][0]?.toUpperCase()
  return `/art/mark.svg?${new URLSearchParams({ mark: 'initial', background, ...(letter ? { letter } : {}) })}`
}

type Given = {
  title: Localized
  brandColor: string
  accentColor: string
  displayFont?: Community['brandConfig']['displayFont'] | undefined
  communityUrl: string
}

/** A new community is complete from the start: texts, mark and cover, which its admins can change. */
export function newLook({ title, brandColor, accentColor, displayFont = 'onest', communityUrl }: Given) {
  const logoUrl = initialMarkUrl(title.en, brandColor)
  return {
    title,
    landingTitle: title,
    landingCopy: {
      en: `${title.en}: meet the members who fit what you are looking for.`,
      ru: `${title.ru}: знакомства с участниками, которые подходят под ваш запрос.`,
    },
    landing: { en: landingWords('en', title.en, logoUrl), ru: landingWords('ru', title.ru, logoUrl) },
    imgUrl: logoUrl,
    logoUrl,
    brandConfig: {
      title,
      logoUrl,
      siteUrl: communityUrl,
      brandColor,
      accentColor,
      displayFont,
      mark: 'initial' as const,
      cover: { kind: 'meet' as const, palette: 'tea' as const },
    },
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
