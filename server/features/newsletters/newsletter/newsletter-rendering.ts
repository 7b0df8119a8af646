import { type Language, languages } from '#contract/languages.ts'
import type { NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterVariable } from '#contract/newsletters/newsletter-fields.ts'
import { listCards } from '#server/features/events/event/actions.ts'
import { listForLetter } from '#server/features/matching/recommendation/actions.ts'
import { unsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { LetterTemplate } from './letters.tsx'
import { type Contacts, fill, noContacts } from './newsletter-template.ts'
import { linksOf, textFor } from './rules.ts'
import type { PreviewReader } from './store.ts'

export type Templates = Partial<Record<Language, LetterTemplate>>

type Options = {
  newsletterId: string
  content: NewsletterContent
  countsOpens: boolean
  hasUnsubscribe: boolean
}

/** Addresses of which clicks are counted, in the order of their numbers. */
export const countedLinks = (content: NewsletterContent): string[] => [
  ...new Set(
    linksOf(content)
      .map(({ url }) => url)
      .filter(url => !url.startsWith('mailto:') && !/^\/(files|art)\//.test(url)),
  ),
]

/** A letter for each language that is written. */
export async function makeTemplates(scope: Scope, db: Db, options: Options): Promise<Templates> {
  const { renderTemplate } = await import('./letters.tsx')
  const links = options.countsOpens ? new Map(countedLinks(options.content).map((url, nth) => [url, nth + 1])) : null
  const templates: Templates = {}
  for (const lang of languages) {
    const text = options.content[lang]
    if (!text) continue
    const events = await listCards(scope, db, eventsOf(text), lang)
    const { newsletterId, hasUnsubscribe } = options
    templates[lang] = await renderTemplate(scope.community, lang, text, {
      newsletterId,
      hasUnsubscribe,
      events,
      links,
      now: scope.now,
    })
  }
  return templates
}

const eventsOf = ({ blocks }: NewsletterText): string[] =>
  blocks.flatMap(block => (block.kind === 'event' && block.eventId ? [block.eventId] : []))

export type LetterReader = Omit<PreviewReader, 'participantId'> & { participantId: string | null }

/** The template in the reader's language, else in the other. */
export function templateFor(
  content: NewsletterContent,
  templates: Templates,
  lang: Language,
): LetterTemplate | undefined {
  const found = textFor(content, lang)
  return found ? templates[found.lang] : undefined
}

/** Recommendations of a reader; nothing for a letter without them. */
export async function findContacts(
  { community, now }: Scope,
  db: Db,
  template: LetterTemplate,
  participantId: string | null,
): Promise<Contacts> {
  if (template.contacts === 0 || !participantId) return noContacts
  const { contactsPart } = await import('./letters.tsx')
  const today = localTime(now, community.timeZone).day
  const found = await listForLetter(db, { id: participantId, lang: template.lang, today, now }, template.contacts)
  return contactsPart(community, template.lang, found)
}

export type FilledLetter = {
  subject: string
  html: string
  plain: string
  telegram: string
  headers: Record<string, string>
}

/** What a reader gets. */
export function fillLetter(
  { community, config }: Pick<Scope, 'community' | 'config'>,
  template: LetterTemplate,
  reader: LetterReader,
  contacts: Contacts,
): FilledLetter {
  const values: Record<NewsletterVariable, string> = {
    firstName: reader.firstName,
    lastName: reader.lastName,
    city: reader.city,
    company: reader.company,
    position: reader.position,
    communityName: community.title[template.lang],
    communityUrl: community.communityUrl,
  }
  const { participantId } = reader
  const token = participantId ? unsubscribeToken(participantId, config.SESSION_SECRET) : ''
  const facts = { values, contacts, token }
  return {
    subject: template.subject,
    html: fill(template.html, facts, 'html'),
    plain: fill(template.plain, facts, 'plain'),
    telegram: fill(template.telegram, facts, 'plain'),
    headers: Object.fromEntries(
      Object.entries(template.headers).map(([name, value]) => [name, fill(value, facts, 'plain')]),
    ),
  }
}
