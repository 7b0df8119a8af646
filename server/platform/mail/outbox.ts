import { isTopic, type LetterCategory } from '#contract/notifications/letter-topic.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { holdParticipants } from '#server/platform/feature/store.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { job } from '#server/platform/jobs/jobs.ts'
import { claimPlace } from './daily-cap.ts'
import type { LetterDraft } from './draft.ts'
import { openSender, type Sender } from './sender.ts'
import {
  type BounceKind,
  beginSending,
  endBounce,
  eraseTexts,
  findBounce,
  insertLetter,
  insertLetters,
  isSwitchedOff,
  type Letter,
  type LetterStatus,
  listSwitchedOff,
  type NewLetter,
  releaseHeldLetters,
  removeIfDeleted,
  saveBounce,
  saveStatus,
} from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'letter.send': { letterId: string }
  }
}

/**
 * Writes a letter into the outbox, in the transaction of the change that causes it. A letter whose once-only key exists
 * is dropped, and so is one on a topic that its reader has switched off.
 */
export async function postLetter(
  scope: Scope,
  draft: LetterDraft,
  categories: Record<string, LetterCategory>,
): Promise<string> {
  const category = categories[draft.kind]
  if (!category) throw new Error(`No feature declares letters of the kind ${draft.kind}`)
  await holdParticipants(scope.db, draft.about)
  const letter = rowOf(scope, draft, category)
  const { id } = letter
  if (isTopic(category) && (await isSwitchedOff(scope.db, draft.recipient, category))) return id
  const isNew = await insertLetter(scope.db, letter)
  if (isNew) await scope.queue('letter.send', { letterId: id }, { key: jobKeyOf(id) })
  return id
}

/** A letter that must never be sent twice. */
export type OnceDraft = LetterDraft & { onceKey: string }

/**
 * The same for several letters of one kind, in few statements and with one job. A failure of one undoes all, so the caller then posts them
 * one by one.
 */
export async function postLetters(
  scope: Scope,
  drafts: OnceDraft[],
  categories: Record<string, LetterCategory>,
): Promise<void> {
  const [first] = drafts
  if (!first) return
  const category = categories[first.kind]
  if (!category) throw new Error(`No feature declares letters of the kind ${first.kind}`)
  if (drafts.some(({ kind }) => kind !== first.kind))
    throw new Error('Letters of different kinds are not posted at once')
  const recipients = drafts.map(({ recipient }) => recipient)
  const off = new Set(isTopic(category) ? await listSwitchedOff(scope.db, recipients, category) : [])
  const wanted = drafts.filter(({ recipient }) => !off.has(recipient))
  if (wanted.length === 0) return
  await holdParticipants(scope.db, [...new Set(wanted.flatMap(({ about }) => about))])
  const letterIds = await insertLetters(
    scope.db,
    wanted.map(draft => rowOf(scope, draft, category)),
  )
  if (letterIds.length > 0)
    await scope.queue('letters.send', { letterIds }, { key: `letters ${letterIds[0]}`, isLast: true })
}

const rowOf = (scope: Scope, draft: LetterDraft, category: LetterCategory): NewLetter => ({
  ...draft,
  id: scope.newId(),
  category,
  communityId: scope.community.id,
  createdAt: scope.now,
  headers: draft.headers ?? {},
  calendarMethod: draft.calendar?.method ?? null,
  calendar: draft.calendar?.content ?? null,
  calendarFiles: draft.calendarFiles ?? [],
  onceKey: draft.onceKey ?? null,
  isSecret: draft.isSecret ?? false,
})

/** Sends the letters that the community's daily cap held. */
export async function releaseLetters(scope: Scope): Promise<void> {
  for (const letterId of await releaseHeldLetters(scope.db))
    await scope.queue('letter.send', { letterId }, { key: jobKeyOf(letterId) })
}

/** Job key of a letter, which ensures that it never has two jobs and shows whether it has one. */
export const jobKeyOf = (letterId: string): string => `letter ${letterId}`

/** Delivers letters. */
export type MailTransport = {
  /** False while there is no mail server: letters then wait without using up an attempt. */
  isReady: boolean
  /** Letters are read in the outbox itself, so their texts are never erased. */
  isMailbox?: boolean
  /** Delivers one letter. Throws a `Refusal` when the mail server certainly did not accept it. */
  deliver(letter: Letter, from: Sender): Promise<void>
  close(): void
}

/** The mail server certainly did not accept the letter, for now or permanently. */
export class Refusal extends Error {
  readonly isFinal: boolean
  /** Nobody has this address. */
  readonly isBounce: boolean
  constructor(message: string, isFinal: boolean, isBounce = false) {
    super(message)
    this.isFinal = isFinal
    this.isBounce = isBounce
  }
}

/** About three days, with exponential backoff. */
export const maxAttempts = 20

/** Sends a letter. Claim and outcome are separate transactions, so that none is open during the SMTP conversation. */
export const sendLetterJob = (mailTransport: MailTransport) =>
  job(
    'letter.send',
    async ({ letterId }, scope) => {
      if (!mailTransport.isReady) return
      const claimed = await scope.inOwnScope(async own => {
        const place = await claimPlace(own.db, letterId, own.now)
        if (place === 'none') return null
        if (place === 'now') {
          const taken = await claimLetter(own.db, letterId)
          return taken && { ...taken, senderOf: await openSender(own.db, own) }
        }
        await own.queue('letter.send', { letterId }, { key: jobKeyOf(letterId), runAt: place })
        return null
      })
      if (!claimed) return
      const { letter, bounce, senderOf } = claimed
      try {
        await mailTransport.deliver(letter, senderOf(letter.lang))
      } catch (error) {
        const status = await scope.inOwnScope(own => saveFailure(own, letter, error))
        if (status === 'WAITING') throw error
        return
      }
      await scope.inOwnTransaction(async db => {
        await saveStatus(db, letterId, 'SENT', null, scope.now)
        if (bounce) await endBounce(db, letter.recipient)
        if (mailTransport.isMailbox) return
        if (letter.isSecret) await eraseTexts(db, letterId)
        await removeIfDeleted(db, [letterId])
      })
    },
    { holdsTransaction: false },
  )

/** What becomes of a letter that was not delivered. */
export async function saveFailure({ db, log, now }: Scope, letter: Letter, error: unknown): Promise<LetterStatus> {
  const status = statusAfter(error, letter)
  await saveStatus(db, letter.id, status, messageOf(error), null)
  if (error instanceof Refusal && error.isBounce)
    await saveBounce(db, { recipient: letter.recipient, kind: 'BOUNCE', problem: error.message, at: now })
  if (status !== 'WAITING') log.warn({ err: error, letterId: letter.id, status }, 'a letter was not delivered')
  return status
}

/**
 * After an error that is no refusal, the mail server may have accepted the letter; a once-only letter is then not sent
 * again.
 */
export function statusAfter(error: unknown, letter: Pick<Letter, 'onceKey' | 'attempts'>): LetterStatus {
  const isRefused = error instanceof Refusal
  if (isRefused && error.isFinal) return 'FAILED'
  if (!isRefused && letter.onceKey) return 'UNCERTAIN'
  return letter.attempts < maxAttempts ? 'WAITING' : 'FAILED'
}

type Claimed = { letter: Letter; bounce: BounceKind | null }

/** Begins an attempt; null if there is none to make, because the letter is being sent already or its address bounced. */
async function claimLetter(db: Db, id: string): Promise<Claimed | null> {
  const letter = await beginSending(db, id)
  if (!letter) return null
  const bounce = await findBounce(db, letter.recipient)
  const stop = whyNotSent(letter, bounce)
  if (stop) await saveStatus(db, id, 'FAILED', stop, null)
  return stop ? null : { letter, bounce }
}

/**
 * Mail servers trust a sender less with each letter to an address that bounced or whose owner complained. Letters for signing in are sent all
 * the same: somebody is waiting for them at that moment.
 */
export function whyNotSent(
  { category, isSentAgain }: Pick<Letter, 'category' | 'isSentAgain'>,
  bounce: BounceKind | null,
): string | null {
  if (category === 'ACCESS') return null
  if (bounce === 'COMPLAINT') return 'the recipient marked an earlier letter as spam'
  return bounce === 'BOUNCE' && !isSentAgain ? 'earlier letters to this address bounced' : null
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
