import { findVectors } from '#server/features/matching/embedding/actions.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { findNextRun } from '../pair-choice/actions.ts'
import { hashOf } from '../pair-choice/rules.ts'
import { listChosenPairs } from '../pair-choice/store.ts'
import { gatherInputs } from '../run/jobs.ts'
import { seedOf } from '../run/rules.ts'
import { lockInputs } from '../run/store.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'matching.preview': { id: string }
  }
}

const progressEveryMs = 1000
const listsAtOnce = 2000

/**
 * The run of the next week by the very engine of the run, with nothing shown to anybody. Killed at any moment, it is repeated with the
 * data of then: its rows are under an id of their own, and shown only when they are complete.
 */
const previewJob = job(
  'matching.preview',
  async ({ id }, scope) => {
    const thread = new MatcherThread()
    const begin = scope.inOwnScope(async inner => {
      if (!(await store.isAsked(inner.db, id))) return null
      const { week, at } = await findNextRun(inner)
      const choices = hashOf(await listChosenPairs(inner.db, week))
      await gatherInputs(inner, thread, { week, seed: seedOf(inner.community.id, week), now: at })
      return { week, choices, at: inner.now }
    })
    const begun = await begin.catch(async error => {
      await thread.stop()
      throw error
    })
    if (!begun) return
    try {
      for (const vectors of (await findVectors(scope)).batches) await thread.run({ kind: 'vectors', vectors })
      const { lists, pairs, facts } = await thread.run({ kind: 'preview' }, reporter(scope, id))
      const write = (work: (inner: Scope) => Promise<void>) =>
        scope.inOwnScope(async inner => {
          // A deletion waits for this, or this sees that the person is gone.
          await lockInputs(inner.db, inner.community.id)
          await work(inner)
        })
      for (let from = 0; from < lists.length; from += listsAtOnce)
        await write(({ db, community }) => store.addLists(db, community.id, id, lists.slice(from, from + listsAtOnce)))
      await write(async ({ db, community }) => {
        await store.addPairs(db, community.id, id, pairs)
        await store.finishPreview(db, { id, at: begun.at, week: begun.week, choices: begun.choices, facts })
      })
      await removeOthers(scope)
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
      await scope.inOwnTransaction(db => store.failPreview(db, id, problem))
      throw error
    } finally {
      await thread.stop()
    }
  },
  { holdsTransaction: false },
)

async function removeOthers(scope: Scope): Promise<void> {
  let removed: number
  do {
    removed = await scope.inOwnTransaction(async db => {
      const state = await store.findPreview(db)
      return state ? store.removeOthers(db, [state.askedId, ...(state.made ? [state.made.id] : [])], listsAtOnce) : 0
    })
  } while (removed > 0)
}

/** Saves the progress, throttled. */
function reporter(scope: Scope, id: string): (share: number) => void {
  let told = 0
  return share => {
    if (Date.now() - told < progressEveryMs) return
    told = Date.now()
    scope.inOwnTransaction(db => store.setProgress(db, id, share)).catch(() => {})
  }
}

export const previewJobs: Job[] = [previewJob]
