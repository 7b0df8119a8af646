import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { runRows } from './member-import-steps.ts'
import { keptDays } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'memberImport.step': { importId: string }
  }
}

export const queueStep = (scope: Scope, importId: string): Promise<void> =>
  scope.queue('memberImport.step', { importId }, { key: `member import ${importId}` })

const rowsAtOnce: Record<store.Step, number> = { CHECKING: 500, IMPORTING: 100, UNDOING: 100 }

/** How a step ends. */
const endOf: Record<store.Step, store.Status> = { CHECKING: 'CHECKED', IMPORTING: 'DONE', UNDOING: 'UNDONE' }

const isStep = (status: store.Status): status is store.Step => status in rowsAtOnce

/**
 * Handles the next rows of a step and queues the rest: rows, progress and the next job are one transaction, so that a killed process
 * leaves either all of it or nothing, and the next one goes on from there. If a row fails, the batch is done row by row, and that row
 * is set aside.
 */
const stepJob = job(
  'memberImport.step',
  async ({ importId }, scope) => {
    const found = await scope.inOwnTransaction(db => store.findImport(db, importId))
    if (!found || !isStep(found.status)) return
    const count = Math.min(rowsAtOnce[found.status], found.rows - found.progress)
    try {
      await scope.inOwnScope(own => handle(own, found, count, true))
    } catch (error) {
      scope.log.warn({ err: error, importId }, 'rows of an import are done one by one')
      for (let at = 0; at < count; at++)
        await handleOne(scope, { ...found, progress: found.progress + at }, at === count - 1)
    }
  },
  { holdsTransaction: false },
)

/** False when another worker has claimed the rows. */
async function handle(own: Scope, found: store.StoredImport, count: number, queuesNext: boolean): Promise<void> {
  const { id, status, progress, rows } = found
  if (!isStep(status)) return
  const to = progress + count
  if (!(await store.claimRows(own.db, found, to))) return
  await runRows(own, found, to)
  if (to >= rows) await store.finishStep(own.db, id, endOf[status], status === 'IMPORTING' ? own.now : null)
  else if (queuesNext) await queueStep(own, id)
}

/** Twice, since a row may also fail because of another transaction. */
async function handleOne(scope: Scope, found: store.StoredImport, queuesNext: boolean): Promise<void> {
  const attempt = () => scope.inOwnScope(own => handle(own, found, 1, queuesNext))
  await attempt()
    .catch(attempt)
    .catch(error => {
      scope.log.error({ err: error, importId: found.id }, 'a row of an import is set aside')
      return scope.inOwnScope(own => setAside(own, found, queuesNext))
    })
}

async function setAside(own: Scope, found: store.StoredImport, queuesNext: boolean): Promise<void> {
  const { id, status, progress, rows } = found
  if (!isStep(status) || !(await store.claimRows(own.db, found, progress + 1))) return
  if (status === 'UNDOING') await store.setOutcome(own.db, id, rows - progress, 'KEPT')
  else await store.setOutcome(own.db, id, progress + 1, 'FAILED')
  if (progress + 1 >= rows) await store.finishStep(own.db, id, endOf[status], status === 'IMPORTING' ? own.now : null)
  else if (queuesNext) await queueStep(own, id)
}

export const memberImportJobs: Job[] = [stepJob]

const dayMs = 24 * 3_600_000

const removeOld: Chore = {
  name: 'memberImport.remove old',
  cron: '40 3 * * *',
  run: ({ now, inEachCommunity }) =>
    inEachCommunity(({ db }) =>
      store.removeOldRows(db, {
        keptSince: new Date(now.getTime() - keptDays * dayMs),
        uploadsSince: new Date(now.getTime() - dayMs),
      }),
    ),
}

export const memberImportChores: Chore[] = [removeOld]
