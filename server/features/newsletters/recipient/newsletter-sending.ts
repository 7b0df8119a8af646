import { dailyLetters } from '#contract/limits.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { dailyLettersKey, returnPlaces, takePlaceOfEach, takePlaces } from '#server/platform/http/store.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { heldUntil, startOfDay } from '#server/platform/mail/rules.ts'
import { openSender } from '#server/platform/mail/sender.ts'
import type { Letter } from '#server/platform/mail/store.ts'
import {
  fillLetter,
  findContacts,
  makeTemplates,
  type Templates,
  templateFor,
} from '../newsletter/newsletter-rendering.ts'
import { findSettings, type Settings, type StoredNewsletter, saveLinks } from '../newsletter/store.ts'
import { type Outcome, outcomeOf, windowOf } from './rules.ts'
import * as store from './store.ts'

/** Letters that are handed over and not answered yet; what a killed process leaves uncertain is at most this many. */
const inFlightAtMost = 40
/** Claimed at once, so that a transaction is worth its while. */
const claimedAtLeast = 20
const flushMs = 100

/** So many letters in one run of the job; others get their turn in between. */
const lettersPerRun = 2000
const recountMs = 1000

export type Sending = {
  newsletter: StoredNewsletter
  settings: Settings
  templates: Templates
  dailyCap: { cap: number; owner: string } | null
}

export async function openSending(scope: Scope, newsletter: StoredNewsletter): Promise<Sending> {
  const settings = await findSettings(scope.db)
  const { id, content } = newsletter
  const { countsOpens } = settings
  const options = { newsletterId: id, content, countsOpens, hasUnsubscribe: true }
  const templates = await makeTemplates(scope, scope.db, options)
  return { newsletter, settings, templates, dailyCap: await store.findDailyCap(scope.db, scope.community.id) }
}

/** `more`: letters are due. A date: nothing is due, or may be sent, before. */
export type RunEnd = 'more' | 'idle' | Date

/**
 * Sends what is due. Each turn is a short transaction: outcomes of letters that were answered are saved, and the next are claimed. None is
 * open while letters are handed over.
 */
export async function sendLetters(scope: Scope, transport: MailTransport, sending: Sending): Promise<RunEnd> {
  const { id } = sending.newsletter
  const outcomes: Outcome[] = []
  let [inFlight, claimed, lastCount] = [0, 0, performance.now()]
  let end: RunEnd | null = null
  let wake = () => {}
  const senderOf = await scope.inOwnTransaction(db => openSender(db, scope))
  const deliver = async ({ letter, attempts }: Ready) => {
    inFlight++
    const error = await transport.deliver(letter, senderOf(letter.lang)).then(
      () => undefined,
      (problem: unknown) => problem ?? new Error('unknown'),
    )
    outcomes.push(outcomeOf(letter.id, error, attempts, scope.now))
    inFlight--
    if (inFlight <= inFlightAtMost - claimedAtLeast) wake()
  }
  for (;;) {
    if (claimed >= lettersPerRun) end ??= 'more'
    const room: number = end === null ? inFlightAtMost - inFlight : 0
    if (outcomes.length > 0 || room > 0) {
      const isCounted = performance.now() - lastCount > recountMs
      const done = outcomes.splice(0)
      const turn: Turn | null = await scope.inOwnScope(async (own): Promise<Turn | null> => {
        // One is not awaited before the other: a round trip less.
        const [, next] = await Promise.all([
          store.saveOutcomes(own.db, done, own.now),
          room > 0 ? claimLetters(own, transport, sending, room) : null,
        ])
        if (isCounted) await store.recount(own.db, id)
        return next
      })
      if (isCounted) lastCount = performance.now()
      if (turn) {
        claimed += turn.claimed
        end = turn.end
        for (const ready of turn.ready) void deliver(ready)
      }
    }
    if (end !== null && inFlight === 0 && outcomes.length === 0) return end
    if (inFlight > 0) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, flushMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
}

type Ready = { letter: Letter; attempts: number }
type Turn = { ready: Ready[]; claimed: number; end: RunEnd | null }

/** Claims the next letters within all caps. */
async function claimLetters(scope: Scope, transport: MailTransport, sending: Sending, room: number): Promise<Turn> {
  const { db, now } = scope
  const { newsletter } = sending
  const places = await takeAll(scope, sending, room)
  if (places.count === 0) return { ready: [], claimed: 0, end: places.until }
  const ids = await store.claim(db, { newsletterId: newsletter.id, channel: 'EMAIL', now, count: places.count })
  const day = startOfDay(now, 0)
  const found = await store.listReaders(db, ids, {
    channel: 'EMAIL',
    dailyKey: newsletter.dailyKey,
    since: dayBefore(now),
  })
  const leftOut = found.flatMap(({ id, leftOut }) => (leftOut ? [outcomeLeftOut(id, leftOut)] : []))
  const wanted = found.filter(reader => !reader.leftOut)
  const open = await takePlaceOfEach(
    db,
    wanted.map(({ email }) => dailyLettersKey(email)),
    dailyLetters.perRecipient,
    day,
  )
  const full = wanted.filter(({ email }) => !open.has(dailyLettersKey(email)))
  if (full.length > 0)
    await store.postpone(
      db,
      full.map(({ id }) => id),
      heldUntil(startOfDay(now, 1)),
    )
  const ready: Ready[] = []
  for (const reader of wanted.filter(each => !full.includes(each))) {
    const made = await letterTo(scope, sending, reader)
    if (!made) leftOut.push(outcomeLeftOut(reader.id, 'nothing'))
    else if (transport.isMailbox) {
      const { recipient, lang, subject, html, plain, headers } = made.letter
      const onceKey = `newsletter ${reader.id} ${reader.attempts}`
      await scope.post({
        kind: 'newsletter',
        recipient,
        lang,
        subject,
        html,
        plain,
        headers,
        about: made.about,
        onceKey,
      })
      leftOut.push(outcomeOf(reader.id, undefined, reader.attempts, now))
    } else ready.push({ letter: made.letter, attempts: reader.attempts })
  }
  await store.saveOutcomes(db, leftOut, now)
  await returnAll(scope, sending, places.count - ids.length)
  const isOver = ids.length < places.count
  return {
    ready,
    claimed: ids.length,
    end: isOver ? ((await store.findNextDue(db, newsletter.id, 'EMAIL')) ?? 'idle') : null,
  }
}

/** Once per member and day: somewhat less than a day, so that the same hour of the next day is another one. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - 20 * 3_600_000)

const outcomeLeftOut = (id: string, problem: string): Outcome => ({
  id,
  status: 'LEFT_OUT',
  problem,
  dueAt: null,
})

/** Null for a letter of recommendations alone to somebody who has none. */
async function letterTo(
  scope: Scope,
  { newsletter, templates }: Sending,
  reader: store.Reader,
): Promise<{ letter: Letter; about: string[] } | null> {
  const template = templateFor(newsletter.content, templates, reader.lang ?? scope.community.lang)
  if (!template) return null
  const contacts = await findContacts(scope, scope.db, template, reader.participantId)
  if (newsletter.dailyKey && template.contacts > 0 && contacts.html === '') return null
  const { subject, html, plain, headers } = fillLetter(scope, template, reader, contacts)
  const letter: Letter = {
    id: reader.id,
    kind: 'newsletter',
    recipient: reader.email,
    lang: template.lang,
    subject,
    html,
    plain,
    headers,
    calendarMethod: null,
    calendar: null,
    calendarFiles: [],
    onceKey: reader.id,
    isSecret: false,
    category: 'newsletters',
    isSentAgain: false,
    status: 'SENDING',
    attempts: reader.attempts,
    problem: null,
    createdAt: newsletter.startsAt ?? newsletter.createdAt,
  }
  return { letter, about: contacts.ids }
}

type Window = { what: string; cap: number; start: Date; until: Date }

/** Everything that limits how many letters are sent: the rates of community and installation, and the daily cap of a new community. */
function windowsOf({ community, config, now }: Scope, { settings, dailyCap }: Sending): Window[] {
  const rate = (what: string, most: number): Window => {
    const { cap, start, end } = windowOf(most, now)
    return { what, cap, start, until: end }
  }
  const [today, tomorrow] = [startOfDay(now, 0), heldUntil(startOfDay(now, 1))]
  return [
    rate(`newsletter letters of ${community.id}`, settings.perMinute),
    ...(config.NEWSLETTER_RATE > 0 ? [rate('newsletter letters', config.NEWSLETTER_RATE)] : []),
    ...(dailyCap
      ? [{ what: `daily letters of ${dailyCap.owner}`, cap: dailyCap.cap, start: today, until: tomorrow }]
      : []),
  ]
}

async function takeAll(scope: Scope, sending: Sending, wanted: number): Promise<{ count: number; until: Date }> {
  let count = wanted
  const taken: { window: Window; count: number }[] = []
  for (const window of windowsOf(scope, sending)) {
    const got = await takePlaces(scope.db, window, window.start, count)
    taken.push({ window, count: got })
    count = got
    if (got === 0) break
  }
  for (const each of taken) await returnPlaces(scope.db, each.window.what, each.window.start, each.count - count)
  return { count, until: taken.at(-1)?.window.until ?? scope.now }
}

async function returnAll(scope: Scope, sending: Sending, count: number): Promise<void> {
  if (count > 0)
    for (const { what, start } of windowsOf(scope, sending)) await returnPlaces(scope.db, what, start, count)
}

/** Numbers of the links, before the first letter has them. */
export async function prepareLinks(scope: Scope, newsletter: StoredNewsletter, urls: string[]): Promise<void> {
  if (urls.length > 0) await saveLinks(scope.db, scope.community.id, newsletter.id, urls)
}
