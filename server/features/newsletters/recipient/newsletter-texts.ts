import { postNewsletterText } from '#server/features/notifications/channel/actions.ts'
import { isZone } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { fillLetter, findContacts, templateFor } from '../newsletter/newsletter-rendering.ts'
import type { RunEnd, Sending } from './newsletter-sending.ts'
import type { Outcome } from './rules.ts'
import * as store from './store.ts'

const textsAtOnce = 50
const batchesPerRun = 20

/** Longest message of Telegram. */
const longestText = 4096

/** Puts texts into the outbox of the messengers. Claim, text and outcome are one transaction. */
export async function sendTexts(scope: Scope, sending: Sending): Promise<RunEnd> {
  for (let batch = 0; batch < batchesPerRun; batch++) {
    const end = await scope.inOwnScope(own => sendBatch(own, sending))
    if (end) return end
  }
  return 'more'
}

async function sendBatch(scope: Scope, { newsletter, templates }: Sending): Promise<RunEnd | null> {
  const { db, now, community } = scope
  const { id: newsletterId, dailyKey } = newsletter
  const ids = await store.claim(db, { newsletterId, channel: 'TELEGRAM', now, count: textsAtOnce })
  const since = new Date(now.getTime() - 20 * 3_600_000)
  const outcomes: Outcome[] = []
  for (const reader of await store.listReaders(db, ids, { channel: 'TELEGRAM', dailyKey, since })) {
    const { id, participantId } = reader
    const end = (problem: string | null): Outcome => ({
      id,
      status: problem === null ? 'SENT' : 'LEFT_OUT',
      problem: problem ?? '',
      dueAt: null,
    })
    const template = templateFor(newsletter.content, templates, reader.lang ?? community.lang)
    if (reader.leftOut || !template) {
      outcomes.push(end(reader.leftOut ?? 'nothing'))
      continue
    }
    const contacts = await findContacts(scope, db, template, participantId)
    if (dailyKey && template.contacts > 0 && contacts.plain === '') {
      outcomes.push(end('nothing'))
      continue
    }
    await postNewsletterText(scope, {
      participantId,
      lang: template.lang,
      timeZone: reader.timeZone && isZone(reader.timeZone) ? reader.timeZone : community.timeZone,
      text: fillLetter(scope, template, reader, contacts).telegram.slice(0, longestText),
      about: contacts.ids,
      onceKey: `newsletter ${id} ${reader.attempts}`,
    })
    outcomes.push(end(null))
  }
  await store.saveOutcomes(db, outcomes, now)
  return ids.length < textsAtOnce ? ((await store.findNextDue(db, newsletterId, 'TELEGRAM')) ?? 'idle') : null
}
