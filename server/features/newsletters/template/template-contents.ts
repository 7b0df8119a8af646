import type { Language } from '#contract/languages.ts'
import type {
  NewsletterBlock,
  NewsletterContent,
  NewsletterInline,
  NewsletterText,
} from '#contract/newsletters/newsletter-content.ts'
import type { Template } from '#contract/newsletters/template.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { findTemplate as findStored } from './store.ts'

/** The product's own templates, by the name under which their words stand. */
const ownNames = ['news', 'event', 'contacts'] as const
type OwnName = (typeof ownNames)[number]

const plain = (text: string): NewsletterInline => ({ kind: 'text', text, isBold: false, isItalic: false, link: '' })

const paragraph = (...inlines: NewsletterInline[]) => ({ kind: 'paragraph' as const, inlines })

/** "Hello Olga," with a word for those without a name. */
const greeting = (lang: Language): NewsletterInline[] => {
  const words = letterWords(lang)
  const name = {
    kind: 'variable',
    name: 'firstName',
    fallback: words('newsletter.friend'),
    isBold: false,
    isItalic: false,
  } as const
  return [plain(words('newsletter.hello')), name, plain(words('newsletter.helloEnd'))]
}

function contentOf(name: OwnName, lang: Language): NewsletterText {
  const words = letterWords(lang)
  const of = (key: 'subject' | 'heading' | 'text') => words(`newsletter.templates.${name}.${key}`)
  const begin: NewsletterBlock[] = [
    { id: 'heading', kind: 'heading', inlines: [plain(of('heading'))] },
    { id: 'text', kind: 'text', parts: [paragraph(...greeting(lang)), paragraph(plain(of('text')))] },
  ]
  const rest: Record<OwnName, () => NewsletterBlock[]> = {
    news: () => [
      { id: 'second', kind: 'heading', inlines: [plain(words('newsletter.templates.news.second'))] },
      {
        id: 'list',
        kind: 'text',
        parts: [
          {
            kind: 'list',
            isOrdered: false,
            items: (['first', 'next'] as const).map(each => [plain(words(`newsletter.templates.news.${each}`))]),
          },
        ],
      },
      { id: 'button', kind: 'button', label: words('newsletter.templates.news.button'), url: '/my_communities' },
    ],
    event: () => [
      { id: 'event', kind: 'event', eventId: null },
      { id: 'second', kind: 'text', parts: [paragraph(plain(words('newsletter.templates.event.second')))] },
    ],
    contacts: () => [{ id: 'contacts', kind: 'recommendedContacts', count: 3 }],
  }
  return { subject: of('subject'), preheader: '', blocks: [...begin, ...rest[name]()] }
}

const ownContent = (name: OwnName): NewsletterContent => ({ en: contentOf(name, 'en'), ru: contentOf(name, 'ru') })

/** Named in the language of the manager. */
export const listOwn = (lang: Language): Template[] =>
  ownNames.map(name => ({
    id: name,
    name: letterWords(lang)(`newsletter.templates.${name}.name`),
    content: ownContent(name),
    isOwn: false,
    createdAt: null,
  }))

/** The content of a template of the community or of the product; null for an unknown one. */
export async function findTemplate(db: Db, id: string): Promise<NewsletterContent | null> {
  const own = ownNames.find(name => name === id)
  if (own) return ownContent(own)
  return isId(id) ? ((await findStored(db, id))?.content ?? null) : null
}
