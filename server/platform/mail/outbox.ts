import { holdParticipants } from '#server/platform/feature/store.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { job } from '#server/platform/jobs/jobs.ts'
import type { LetterDraft } from './draft.ts'
import { beginSending, blank, insertLetter, type Letter, type LetterStatus, removeIfDeleted, settle } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'letter.send': { letterId: string }
  }
}

/** Writes a letter into the outbox, in the transaction of what it tells of. A second one with the same once-only key is dropped. */
export async function postLetter(scope: Scope, draft: LetterDraft): Promise<string> {
  await holdParticipants(scope.db, draft.about)
  const id = scope.newId()
  const letter = { ...draft, id, communityId: scope.community.id, createdAt: scope.now }
  const isNew = await insertLetter(scope.db, {
    ...letter,
    headers: draft.headers ?? {},
    onceKey: draft.onceKey ?? null,
    isSecret: draft.isSecret ?? false,
  })
  if (isNew) await scope.queue('letter.send', { letterId: id }, { key: jobKeyOf(id) })
  return id
}

/** A letter never has two jobs: by this key it is known whether it has one. */
export const jobKeyOf = (letterId: string): string => `letter ${letterId}`

export type Sender = { name: string; address: string }

/** What takes letters away. */
export type Post = {
  /** False while there is no mail server: letters then wait, and no attempt of theirs is spent. */
  isReady: boolean
  /** People read the letters in the outbox itself, which must then keep all of them. */
  isMailbox?: boolean
  /** Hands one letter over. Throws a `Refusal` when the mail server certainly did not take it. */
  deliver(letter: Letter, from: Sender): Promise<void>
  close(): void
}

/** The mail server certainly did not take the letter, now or for good. */
export class Refusal extends Error {
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** With the growing pauses between them, about three days. */
export const attemptsAtMost = 20

/** The job that sends. Its claim and its outcome commit by themselves; nothing is held while the mail server is talked to. */
export const sendLetterJob = (post: Post) =>
  job(
    'letter.send',
    async ({ letterId }, scope) => {
      if (!post.isReady) return
      const letter = await scope.apart(db => beginSending(db, letterId))
      if (!letter) return
      const { community, config } = scope
      const from = { name: community.title[letter.lang], address: community.senderEmail ?? config.MAIL_FROM }
      try {
        await post.deliver(letter, from)
      } catch (error) {
        const status = statusAfter(error, letter)
        await scope.apart(db => settle(db, letterId, status, messageOf(error), null))
        if (status === 'WAITING') throw error
        scope.log.warn({ err: error, letterId, status }, 'a letter was not delivered')
        return
      }
      await scope.apart(async db => {
        await settle(db, letterId, 'SENT', null, scope.now)
        if (post.isMailbox) return
        if (letter.isSecret) await blank(db, letterId)
        await removeIfDeleted(db, letterId)
      })
    },
    { holdsTransaction: false },
  )

/** An error that is no refusal leaves open whether the letter was taken; a once-only letter is then not sent again. */
export function statusAfter(error: unknown, letter: Pick<Letter, 'onceKey' | 'attempts'>): LetterStatus {
  const isRefused = error instanceof Refusal
  if (isRefused && error.isFinal) return 'FAILED'
  if (!isRefused && letter.onceKey) return 'UNCERTAIN'
  return letter.attempts < attemptsAtMost ? 'WAITING' : 'FAILED'
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
