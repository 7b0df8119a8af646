import { languages } from '#contract/languages.ts'
import type { newsletterApi } from '#contract/newsletters/newsletter.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { openSender } from '#server/platform/mail/sender.ts'
import { fillLetter, findContacts, type LetterReader, makeTemplates, templateFor } from './newsletter-rendering.ts'
import { openNewsletter } from './newsletter-view.ts'
import { contentProblems } from './rules.ts'
import * as store from './store.ts'

type Api = typeof newsletterApi

/** Stands in links of a preview, which lead nowhere. */
const noNewsletter = '00000000-0000-0000-0000-000000000000'

export const preview: Action<Api['preview']> = async ({ content, participantId, lang }, ctx) => {
  const { db, community } = ctx
  const reader = participantId ? await store.findReader(db, participantId) : await findCaller(ctx)
  ensure(reader, 'NOT_FOUND')
  const options = { newsletterId: noNewsletter, content, countsOpens: false, hasUnsubscribe: true }
  const templates = await makeTemplates(ctx, db, options)
  const template = templateFor(content, templates, lang ?? reader.lang ?? community.lang)
  ensure(template, 'NEWSLETTER_INCOMPLETE')
  const contacts = await findContacts(ctx, db, template, recommendedTo(ctx, reader))
  const from = (await openSender(db, ctx))(template.lang)
  // The address of a preview must not unsubscribe the member.
  const shown = fillLetter(ctx, template, { ...reader, participantId: null }, contacts)
  return {
    lang: template.lang,
    reader: `${reader.firstName} ${reader.lastName}`.trim(),
    from: { name: from.name, address: from.address },
    subject: shown.subject,
    preheader: template.preheader,
    html: shown.html,
    text: shown.plain,
    telegram: shown.telegram,
  }
}

export const sendTest: Action<Api['sendTest']> = async ({ id }, ctx) => {
  const { db, actor } = ctx
  // Somebody who entered the address of another person would write to that person.
  ensure(actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const { content } = await openNewsletter(ctx, id)
  ensure(
    contentProblems(content).every(({ problem }) => problem !== 'noContent'),
    'NEWSLETTER_INCOMPLETE',
  )
  const options = { newsletterId: id, content, countsOpens: false, hasUnsubscribe: false }
  const templates = await makeTemplates(ctx, db, options)
  const reader = await findCaller(ctx)
  let letters = 0
  for (const lang of languages) {
    const template = templates[lang]
    if (!template) continue
    const contacts = await findContacts(ctx, db, template, actor.participantId)
    const { subject, html, plain } = fillLetter(ctx, template, reader, contacts)
    const about = contacts.ids
    await ctx.post({ kind: 'newsletter.test', recipient: actor.email, about, lang, subject, html, plain })
    letters++
  }
  return { email: actor.email, letters }
}

/** To whom members are recommended is for those who manage the community; others see their own recommendations in a preview. */
const recommendedTo = ({ actor }: UserContext, reader: LetterReader): string | null =>
  actor.permissions.includes('CAN_MANAGE_COMMUNITY') ? reader.participantId : actor.participantId

/** The caller as a reader; organisers and admins may have no profile here. */
async function findCaller({ db, actor, lang }: UserContext): Promise<LetterReader> {
  const known = actor.participantId ? await store.findReader(db, actor.participantId) : null
  const nobody = { participantId: null, firstName: '', lastName: '', city: '', company: '', position: '' }
  return known ?? { ...nobody, lang }
}
