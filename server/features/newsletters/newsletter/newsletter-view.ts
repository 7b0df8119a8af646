import type { Language } from '#contract/languages.ts'
import type { ListedNewsletter, Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canOf, problemsOf, subjectFor, writtenLanguages } from './rules.ts'
import * as store from './store.ts'

export function describeListed(newsletter: store.StoredNewsletter, lang: Language): ListedNewsletter {
  const { id, kind, status, channels, createdAt, updatedAt, startsAt, finishedAt, progress, content } = newsletter
  const { authorId, authorName, scheduleAt, scheduleZone } = newsletter
  return {
    id,
    kind,
    status,
    subject: subjectFor(content, lang),
    languages: writtenLanguages(content),
    channels,
    author: authorId ? { userId: authorId, name: authorName } : null,
    createdAt,
    updatedAt,
    schedule: scheduleAt && scheduleZone ? { at: scheduleAt, zone: scheduleZone } : null,
    startsAt,
    finishedAt,
    progress,
  }
}

export const describe = (newsletter: store.StoredNewsletter, lang: Language): Newsletter => ({
  ...describeListed(newsletter, lang),
  version: newsletter.version,
  recipients: newsletter.recipients,
  content: newsletter.content,
  problems: problemsOf(newsletter.content, newsletter.recipients),
  can: canOf(newsletter.status),
})

export async function openNewsletter({ db }: Pick<VisitorContext, 'db'>, id: string): Promise<store.StoredNewsletter> {
  const newsletter = await store.findNewsletter(db, id)
  ensure(newsletter && newsletter.kind !== 'WELCOME', 'NEWSLETTER_NOT_FOUND')
  return newsletter
}

/** The same, locked until the end of the transaction. */
export async function openLocked({ db }: Pick<VisitorContext, 'db'>, id: string): Promise<store.StoredNewsletter> {
  const newsletter = await store.lockNewsletter(db, id)
  ensure(newsletter && newsletter.kind !== 'WELCOME', 'NEWSLETTER_NOT_FOUND')
  return newsletter
}
