import { pino } from 'pino'
import { systemClock } from '#server/platform/clock/clock.ts'
import { connect } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'

/* A worker program that begins a job, reports it, and never ends it. The test kills it. */

const [ownerUrl = ''] = process.argv.slice(2)
process.once('disconnect', () => process.exit())
const stuck = {
  name: 'test stuck',
  holdsTransaction: false,
  run: () => {
    process.send?.('begun')
    return new Promise(() => {})
  },
} as unknown as Job
await startWorker({
  ownerUrl,
  sql: connect(ownerUrl, { connections: 1 }),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  openScope: (_communityId, _holdsTransaction, work) => work({} as Scope),
  work: { jobs: [stuck], listeners: [], chores: [] },
})
process.send?.('ready')
