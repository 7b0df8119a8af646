import { dailyLetters } from '#contract/limits.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { dailyLettersKey, takePlaceOfEach } from '#server/platform/http/store.ts'
import { job } from '#server/platform/jobs/jobs.ts'
import { jobKeyOf, type MailTransport, saveFailure } from './outbox.ts'
import { startOfDay } from './rules.ts'
import { openSender } from './sender.ts'
import { beginFirst, type Letter, listUnhindered, listUnsent, removeIfDeleted, saveSent } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'letters.send': { letterIds: string[] }
  }
}

/**
 * Letters that are handed over and not answered yet. Those of a process that is killed stay uncertain, and are not sent again, so they are
 * few.
 */
const atOnce = 4

type Outcome = { letter: Letter; error: unknown }

/**
 * Sends letters that were posted together. Each turn is a short transaction: outcomes of the letters that were answered are saved, and the
 * next are claimed. A letter that needs more than one attempt, or a place on another day, gets a job of its own.
 */
export const sendLettersJob = (mailTransport: MailTransport) =>
  job(
    'letters.send',
    async ({ letterIds }, scope) => {
      if (!mailTransport.isReady) return
      const senderOf = await scope.inOwnScope(own => openSender(own.db, own))
      const deliver = (letter: Letter): Promise<Outcome> =>
        mailTransport.deliver(letter, senderOf(letter.lang)).then(
          () => ({ letter, error: null }),
          (problem: unknown) => ({ letter, error: problem ?? new Error('unknown') }),
        )
      let outcomes: Outcome[] = []
      for (let from = 0; from < letterIds.length || outcomes.length > 0; from += atOnce) {
        const isRefusing = outcomes.length > 0 && outcomes.every(({ error }) => error !== null)
        const next = isRefusing ? [] : letterIds.slice(from, from + atOnce)
        const letters = await scope.inOwnScope(async own => {
          await saveOutcomes(own, mailTransport, outcomes)
          // The mail server took none of them: it would keep this job waiting with each of the others.
          if (isRefusing) await queueEach(own, letterIds.slice(from))
          return claim(own, next)
        })
        outcomes = await Promise.all(letters.map(deliver))
        if (isRefusing) return
      }
    },
    { holdsTransaction: false },
  )

async function saveOutcomes(scope: Scope, transport: MailTransport, outcomes: Outcome[]): Promise<void> {
  const sent = outcomes.filter(({ error }) => error === null).map(({ letter }) => letter.id)
  if (sent.length > 0) {
    await saveSent(scope.db, sent, scope.now)
    if (!transport.isMailbox) await removeIfDeleted(scope.db, sent)
  }
  for (const { letter, error } of outcomes)
    if (error !== null && (await saveFailure(scope, letter, error)) === 'WAITING') await queueEach(scope, [letter.id])
}

/** Begins the first attempt of letters that nothing speaks against, within the daily cap of each address. */
async function claim(scope: Scope, ids: string[]): Promise<Letter[]> {
  if (ids.length === 0) return []
  const { db, now } = scope
  const found = await listUnhindered(db, ids)
  const keys = found.map(({ recipient }) => dailyLettersKey(recipient))
  const open = await takePlaceOfEach(db, keys, dailyLetters.perRecipient, startOfDay(now, 0))
  const letters = await beginFirst(
    db,
    found.filter(({ recipient }) => open.has(dailyLettersKey(recipient))).map(({ id }) => id),
  )
  const claimed = new Set(letters.map(({ id }) => id))
  if (claimed.size < ids.length)
    await queueEach(
      scope,
      ids.filter(id => !claimed.has(id)),
    )
  return letters
}

/** What is left of these letters goes its own way. */
async function queueEach(scope: Scope, ids: string[]): Promise<void> {
  for (const letterId of await listUnsent(scope.db, ids))
    await scope.queue('letter.send', { letterId }, { key: jobKeyOf(letterId), isLast: true })
}
