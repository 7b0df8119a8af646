import { isZone } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { countedLinks } from '../newsletter/newsletter-rendering.ts'
import { dueAt } from '../newsletter/rules.ts'
import { findNewsletter, findSettings, lockNewsletter, type StoredNewsletter, setStatus } from '../newsletter/store.ts'
import { queueFreezing, queueSending } from './newsletter-queue.ts'
import { openSending, prepareLinks, type RunEnd, sendLetters } from './newsletter-sending.ts'
import { sendTexts } from './newsletter-texts.ts'
import { chosenBy } from './recipient-choice.ts'
import * as store from './store.ts'

const frozenAtOnce = 1000
const worthStatistics = 200

/**
 * Recipients, progress and the next batch are one transaction; a batch that runs again after a crash adds nobody, since each member has
 * one row.
 */
const freezeJob = job('newsletter.freeze', async ({ newsletterId }, scope) => {
  const { db, now } = scope
  const newsletter = await lockNewsletter(db, newsletterId)
  if (!newsletter || newsletter.isFrozen || !newsletter.startsAt) return
  if (new Date(newsletter.startsAt) > now) return
  if (newsletter.status === 'SCHEDULED') await setStatus(db, newsletterId, 'SENDING', now)
  else if (newsletter.status !== 'SENDING' && newsletter.status !== 'PAUSED') return
  if (newsletter.frozenAfter === null && (await findSettings(db)).countsOpens)
    await prepareLinks(scope, newsletter, countedLinks(newsletter.content))
  await freezeBatch(scope, newsletter)
})

async function freezeBatch(scope: Scope, newsletter: StoredNewsletter): Promise<void> {
  const { db, now, community } = scope
  const { id, channels } = newsletter
  const found = await store.listCandidates(db, await chosenBy(scope, newsletter.recipients), {
    after: newsletter.frozenAfter,
    count: frozenAtOnce,
  })
  const recipients = found.flatMap(({ participantId, timeZone, hasTelegram }) =>
    channels
      .filter(channel => channel === 'EMAIL' || hasTelegram)
      .map(channel => ({ id: scope.newId(), participantId, channel, dueAt: dueOf(newsletter, timeZone, scope) })),
  )
  if (recipients.length > 0) await store.insertRecipients(db, { communityId: community.id, id, at: now }, recipients)
  const isFrozen = found.length < frozenAtOnce
  // Of the first batch alone: the planner takes the size of the table into account.
  if (newsletter.frozenAfter === null && found.length >= worthStatistics) await store.gatherStatistics(db)
  await store.saveFrozen(db, id, found.at(-1)?.participantId ?? null, isFrozen)
  await store.recount(db, id)
  if (!isFrozen) await queueFreezing(scope, id)
  await queueSending(scope, id)
}

/** At the local time of the schedule; at once without one. */
function dueOf(
  { scheduleAt, scheduleZone }: StoredNewsletter,
  timeZone: string | null,
  { community, now }: Scope,
): Date {
  if (!scheduleAt || !scheduleZone) return now
  const zone = scheduleZone === 'reader' && timeZone && isZone(timeZone) ? timeZone : community.timeZone
  return dueAt({ at: scheduleAt }, zone)
}

const sendJob = (transport: MailTransport) =>
  job(
    'newsletter.send',
    async ({ newsletterId }, scope) => {
      const sending = await scope.inOwnScope(async own => {
        const newsletter = await findNewsletter(own.db, newsletterId)
        if (!newsletter) return null
        // Of an earlier run, which was killed; if it only seemed so, it saves what the mail server says later.
        await store.markUncertain(own.db, newsletterId, own.now)
        return newsletter.status === 'SENDING' ? openSending(own, newsletter) : null
      })
      if (!sending) return
      const ends: RunEnd[] = []
      if (sending.newsletter.channels.includes('TELEGRAM')) ends.push(await sendTexts(scope, sending))
      if (sending.newsletter.channels.includes('EMAIL') && transport.isReady)
        ends.push(await sendLetters(scope, transport, sending))
      await scope.inOwnScope(own => endRun(own, newsletterId, ends))
    },
    { holdsTransaction: false },
  )

/** Queues the next run, or ends the newsletter when everybody has been written to. */
async function endRun(scope: Scope, newsletterId: string, ends: RunEnd[]): Promise<void> {
  const { db, now } = scope
  await store.recount(db, newsletterId)
  const newsletter = await lockNewsletter(db, newsletterId)
  if (newsletter?.status !== 'SENDING') return
  if (ends.includes('more')) return queueSending(scope, newsletterId)
  const dates = ends.flatMap(end => (end instanceof Date ? [end.getTime()] : []))
  if (dates.length > 0) return queueSending(scope, newsletterId, new Date(Math.max(Math.min(...dates), now.getTime())))
  const isOver = newsletter.isFrozen && newsletter.kind !== 'WELCOME' && (await store.isEverybodyDone(db, newsletterId))
  if (isOver) await setStatus(db, newsletterId, 'SENT', now)
}

export const recipientJobs = (transport: MailTransport): Job[] => [freezeJob, sendJob(transport)]

/** Scheduled newsletters whose job was lost, those that waited for a mail server, and those of a process that stopped. */
export async function resumeNewsletters(scope: Scope): Promise<void> {
  for (const { id, isFrozen } of await store.listStalled(scope.db, scope.now))
    await (isFrozen ? queueSending(scope, id) : queueFreezing(scope, id))
}

export const recipientChores: Chore[] = [
  {
    name: 'resume newsletters',
    cron: '* * * * *',
    run: async ({ now, sql, inEachCommunity }) =>
      inEachCommunity(resumeNewsletters, await store.listCommunitiesStalled(sql, now)),
  },
]
