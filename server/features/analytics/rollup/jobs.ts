import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { checkRollup, renewRollup } from './actions.ts'
import { listCommunitiesDue } from './store.ts'

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

export const rollupChores: Chore[] = [
  {
    name: 'renew rollups',
    cron: '*/5 * * * *',
    run: async ({ sql, inEachCommunity }) => inEachCommunity(queueRenewal, await listCommunitiesDue(sql)),
  },
  {
    name: 'check rollups',
    cron: '41 2 * * *',
    run: ({ inEachCommunity }) =>
      inEachCommunity(scope => scope.queue('rollup.check', {}, queueOf(scope, 'rollup.check'))),
  },
]
