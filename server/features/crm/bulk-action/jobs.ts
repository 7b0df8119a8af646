import { isUnavailable } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { canSwitch, listSwitched, type SwitchName, switchMembers } from '../member-list/actions.ts'
import { addTags, removeTags } from '../member-tag/actions.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'bulkAction.run': { id: string }
  }
}

const batchSize = 500

export const queueAction = ({ queue }: Pick<Scope, 'queue'>, id: string): Promise<void> =>
  queue('bulkAction.run', { id }, { key: `bulkAction ${id}`, queue: `bulkAction ${id}` })

const switches: Record<'profileOn' | 'profileOff' | 'networkingOn' | 'networkingOff', [SwitchName, boolean]> = {
  profileOn: ['profile', true],
  profileOff: ['profile', false],
  networkingOn: ['networking', true],
  networkingOff: ['networking', false],
}

/** Does it for these members, and returns for how many of them. */
async function apply({ db, community, now }: Scope, { kind, tag, ids, createdBy }: store.Batch): Promise<number> {
  const manager = createdBy && (await store.findManager(db, createdBy))
  // Who is no manager any more changes nothing any more.
  if (!manager) return 0
  const members = await listSwitched(db, ids)
  if (kind === 'tag' || kind === 'untag') {
    const [participantIds, tags] = [members.map(({ id }) => id), [tag ?? '']]
    if (kind === 'tag') await addTags(db, { communityId: community.id, participantIds, tags, at: now })
    else await removeTags(db, participantIds, tags)
    return members.length
  }
  const allowed = members.filter(member => canSwitch(manager, member)).map(({ id }) => id)
  const [name, isEnabled] = switches[kind]
  await switchMembers(db, allowed, name, isEnabled)
  return allowed.length
}

/** One batch in one transaction: its effect and the progress are stored together, so that no member is reached twice. */
const runBatch = (scope: Scope, id: string, size: number): Promise<boolean> =>
  scope.inOwnScope(async batchScope => {
    const { db, now } = batchScope
    const batch = await store.takeBatch(db, id, size)
    if (!batch) return true
    const reached = await apply(batchScope, batch)
    const progress = { done: batch.ids.length, skipped: batch.ids.length - reached, failed: 0 }
    return store.saveProgress(db, id, progress, now)
  })

/** A batch that fails is repeated one by one, and a member for whom it fails is left out. */
async function runOneByOne(scope: Scope, id: string): Promise<boolean> {
  let isFinished = false
  for (let place = 0; place < batchSize && !isFinished; place++)
    try {
      isFinished = await runBatch(scope, id, 1)
    } catch (error) {
      if (isUnavailable(error)) throw error
      scope.log.warn({ err: error, bulkAction: id }, 'a bulk action failed for a member')
      isFinished = await scope.inOwnScope(({ db, now }) =>
        store.saveProgress(db, id, { done: 1, skipped: 0, failed: 1 }, now),
      )
    }
  return isFinished
}

const runJob = job(
  'bulkAction.run',
  async ({ id }, scope) => {
    let isFinished = false
    while (!isFinished)
      try {
        isFinished = await runBatch(scope, id, batchSize)
      } catch (error) {
        if (isUnavailable(error)) throw error
        isFinished = await runOneByOne(scope, id)
      }
  },
  { holdsTransaction: false },
)

export const bulkActionJobs: Job[] = [runJob]
