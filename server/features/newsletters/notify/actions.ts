import { type Language, languages } from '#contract/languages.ts'
import type { NewsletterBlock, NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterChannel } from '#contract/newsletters/newsletter-fields.ts'
import type { NewsletterRecipients } from '#contract/newsletters/newsletter-shapes.ts'
import type { notifyApi } from '#contract/newsletters/notify.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { insertNewsletter, setStart } from '../newsletter/store.ts'
import { queueFreezing } from '../recipient/newsletter-queue.ts'
import { chosenBy, ensureMayFilter } from '../recipient/recipient-choice.ts'
import { countRecipients } from '../recipient/store.ts'

type Api = typeof notifyApi

export const sendLetters: Action<Api['sendLetters']> = async ({ id, subject, text, recipients }, ctx) => {
  ensureHere(ctx, id)
  return start(ctx, { content: messageOf(ctx, subject, text), recipients, channels: ['EMAIL'] })
}

export const sendTelegram: Action<Api['sendTelegram']> = async ({ id, text, recipients }, ctx) => {
  ensureHere(ctx, id)
  return start(ctx, { content: messageOf(ctx, '', text), recipients, channels: ['TELEGRAM'] })
}

export const sendContacts: Action<Api['sendContacts']> = async ({ id, recipients }, ctx) => {
  ensureHere(ctx, id)
  return start(ctx, { content: contactsOf(ctx), recipients, channels: ['EMAIL'], dailyKey })
}

export const sendContactsToTelegram: Action<Api['sendContactsToTelegram']> = async ({ id, recipients }, ctx) => {
  ensureHere(ctx, id)
  return start(ctx, { content: contactsOf(ctx), recipients, channels: ['TELEGRAM'], dailyKey })
}

export const send: Action<Api['send']> = async ({ subject, text, recipients, channels }, ctx) =>
  start(ctx, { content: messageOf(ctx, subject, text), recipients, channels: [...new Set(channels)] })

const dailyKey = 'contacts'

/** Another community's id is like an unknown one. */
const ensureHere = ({ community }: UserContext, id: string): void => ensure(id === community.id, 'NOT_FOUND')

/** A message is written once, for readers of all languages. */
function messageOf({ lang }: UserContext, subject: string, text: string): NewsletterContent {
  const parts = text
    .split(/\n{2,}/)
    .map(each => ({ kind: 'paragraph' as const, inlines: [{ ...unmarked, text: each }] }))
  const blocks: NewsletterBlock[] = [{ id: 'text', kind: 'text', parts }]
  return only(lang, { subject, preheader: '', blocks })
}

const unmarked = { kind: 'text', isBold: false, isItalic: false, link: '' } as const

const only = (lang: Language, text: NewsletterText): NewsletterContent => ({ en: null, ru: null, [lang]: text })

const mostContacts = 3

function contactsOf({ community }: UserContext): NewsletterContent {
  const contentIn = (lang: Language): NewsletterText => {
    const words = letterWords(lang)
    const heading = [{ ...unmarked, text: words('newsletter.contacts.heading') }]
    const text = [{ ...unmarked, text: words('newsletter.contacts.text') }]
    return {
      subject: words('newsletter.contacts.subject', { community: community.title[lang] }),
      preheader: '',
      blocks: [
        { id: 'heading', kind: 'heading', inlines: heading },
        { id: 'text', kind: 'text', parts: [{ kind: 'paragraph', inlines: text }] },
        { id: 'contacts', kind: 'recommendedContacts', count: mostContacts },
      ],
    }
  }
  return Object.fromEntries(languages.map(lang => [lang, contentIn(lang)])) as Record<Language, NewsletterText>
}

type Message = {
  content: NewsletterContent
  recipients: NewsletterRecipients
  channels: NewsletterChannel[]
  dailyKey?: string
}

/** Creates a newsletter that is sent at once. */
async function start(ctx: UserContext, message: Message): Promise<{ newsletterId: string; people: number }> {
  const { db, community, actor, now } = ctx
  ensureMayFilter(actor, message.recipients.filter)
  const { people } = await countRecipients(db, await chosenBy(ctx, message.recipients), message.channels)
  ensure(people > 0, 'NO_RECIPIENTS')
  const id = ctx.newId()
  await insertNewsletter(db, {
    communityId: community.id,
    id,
    kind: 'NOTIFY',
    authorId: actor.userId,
    at: now,
    ...message,
  })
  await setStart(db, { id, status: 'SENDING', schedule: null, startsAt: now, at: now })
  await queueFreezing(ctx, id)
  const subject = message.content[ctx.lang]?.subject ?? ''
  await recordChange(ctx, actor, {
    kind: 'newsletter',
    subject,
    subjectId: id,
    before: {},
    after: { status: 'SENDING', people },
  })
  return { newsletterId: id, people }
}
