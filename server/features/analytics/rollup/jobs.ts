import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { checkRollup, renewRollup } from './actions.ts'
import { findState, hasChanges } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'rollup.renew': Record<never, never>
    'rollup.check': Record<never, never>
  }
}

export const rollupJobs: Job[] = [
  job('rollup.renew', (_payload, scope) => renewRollup(scope)),
  job('rollup.check', async (_payload, scope) => void (await checkRollup(scope))),
]

/** Jobs of one community run one after the other, and communities beside each other. */
const queueOf = ({ community }: Scope, name: string) => ({
  key: `${name} ${community.id}`,
  queue: `rollup ${community.id}`,
})

/** For somebody who looks at figures that are out of date. Queued as often as it likes, it runs once. */
export const queueRenewal = (scope: Scope): Promise<void> =>
  scope.queue('rollup.renew', {}, queueOf(scope, 'rollup.renew'))

async function queueIfOld(scope: Scope): Promise<void> {
  const state = await findState(scope.db)
  if (state?.timeZone !== scope.community.timeZone || (await hasChanges(scope.db))) await queueRenewal(scope)
}

export const rollupChores: Chore[] = [
  { name: 'renew rollups', cron: '*/5 * * * *', run: ({ inEachCommunity }) => inEachCommunity(queueIfOld) },
  {
    name: 'check rollups',
    cron: '41 2 * * *',
    run: ({ inEachCommunity }) =>
      inEachCommunity(scope => scope.queue('rollup.check', {}, queueOf(scope, 'rollup.check'))),
  },
]
