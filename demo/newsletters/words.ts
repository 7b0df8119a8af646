import type { Language } from '#contract/languages.ts'
import type { NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'

type Name = 'breakfast' | 'news' | 'autumn' | 'thanks'

/** A time ahead has negative days; a draft has none. Opens and clicks are parts of all recipients. */
export const demoLetters: { name: Name; daysAgo: number; opens: number; clicks: number }[] = [
  { name: 'autumn', daysAgo: 33, opens: 0.64, clicks: 0.21 },
  { name: 'news', daysAgo: 9, opens: 0.58, clicks: 0.17 },
  { name: 'breakfast', daysAgo: -4, opens: 0, clicks: 0 },
  { name: 'thanks', daysAgo: 0, opens: 0, clicks: 0 },
]

type Words = { subject: string; heading: string; texts: string[]; button: string }

const words: Record<Name, Record<Language, Words>> = {
  breakfast: {
    en: {
      subject: 'Thursday: one long table, ten first hires',
      heading: 'Breakfast is on us',
      texts: [
        'on Thursday we set one long table for founders who are about to make their first ten hires.',
        'Bring one question.',
      ],
      button: 'Save my place',
    },
    ru: {
      subject: 'В четверг: один длинный стол',
      heading: 'Завтрак за наш счёт',
      texts: [
        'в четверг накрываем один длинный стол для тех, кто собирает первую команду.',
        'Возьмите с собой один вопрос.',
      ],
      button: 'Занять место',
    },
  },
  news: {
    en: {
      subject: 'November in our community',
      heading: 'What happened in November',
      texts: [
        'forty new members, three dinners and one wedding of two founders who met here.',
        'December begins with a walk.',
      ],
      button: 'See who is new',
    },
    ru: {
      subject: 'Ноябрь в нашем клубе',
      heading: 'Что произошло в ноябре',
      texts: [
        'сорок новых участников, три ужина и одно партнёрство, которое началось у нас.',
        'Декабрь начнём с прогулки.',
      ],
      button: 'Посмотреть, кто пришёл',
    },
  },
  autumn: {
    en: {
      subject: 'Autumn plans, and whom to meet',
      heading: 'Plans for the autumn',
      texts: [
        'we are planning two breakfasts and a workshop. Tell us what you would come for.',
        'Answers go straight to the team.',
      ],
      button: 'Open the community',
    },
    ru: {
      subject: 'Планы на осень',
      heading: 'Что будет осенью',
      texts: ['готовим два завтрака и мастерскую. Расскажите, ради чего вы бы пришли.', 'Ответы читает вся команда.'],
      button: 'Открыть сообщество',
    },
  },
  thanks: {
    en: {
      subject: 'Thank you for coming',
      heading: 'Thank you',
      texts: ['it was good to see so many of you. Here are the photos and the notes.', 'Next time: January.'],
      button: 'Open the community',
    },
    ru: {
      subject: 'Спасибо, что пришли',
      heading: 'Спасибо',
      texts: ['было приятно увидеть столько знакомых лиц. Вот фотографии и заметки.', 'Следующая встреча в январе.'],
      button: 'Открыть сообщество',
    },
  },
}

const plain = { kind: 'text', isBold: false, isItalic: false, link: '' } as const
const greetings: Record<Language, { before: string; fallback: string }> = {
  en: { before: 'Hello ', fallback: 'friend' },
  ru: { before: 'Здравствуйте, ', fallback: 'друзья' },
}

function textIn(name: Name, lang: Language): NewsletterText {
  const { subject, heading, texts, button } = words[name][lang]
  const { before, fallback } = greetings[lang]
  const [first = '', ...others] = texts
  const greeting = { kind: 'variable', name: 'firstName', fallback, isBold: false, isItalic: false } as const
  return {
    subject,
    preheader: '',
    blocks: [
      { id: 'heading', kind: 'heading', inlines: [{ ...plain, text: heading }] },
      {
        id: 'text',
        kind: 'text',
        parts: [
          { kind: 'paragraph', inlines: [{ ...plain, text: before }, greeting, { ...plain, text: `, ${first}` }] },
          ...others.map(text => ({ kind: 'paragraph' as const, inlines: [{ ...plain, text }] })),
        ],
      },
      { id: 'button', kind: 'button', label: button, url: '/my_communities' },
    ],
  }
}

/** Russian communities are written to in Russian, the others in both languages. */
export const contentOf = (name: Name, lang: Language): NewsletterContent => ({
  en: lang === 'ru' ? null : textIn(name, 'en'),
  ru: textIn(name, 'ru'),
})
