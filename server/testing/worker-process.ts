import { pino } from 'pino'
import { makeApp } from '#server/app.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { applicationRole, connect } from '#server/platform/db/connect.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { makeMailTransport } from '#server/platform/mail/transport.ts'
import { makeStorage } from '#server/platform/storage/make.ts'

/* Runs a server's jobs in a separate process, which a test can kill. */

const config = readConfig(process.env)
const ownerUrl = config.DATABASE_URL
if (!ownerUrl) throw new Error('DATABASE_URL is not set')
const sql = connect(ownerUrl, { connections: 4, role: applicationRole })
const shared = { config, sql, clock: systemClock, log: pino({ level: 'silent' }) }
const app = await makeApp({
  ...shared,
  storage: makeStorage(config),
  mailTransport: makeMailTransport(config),
  webFolder: root,
  webSource: root,
})
await startWorker({ ...shared, ownerUrl, work: app.work, openScope: app.openScope })
console.log('working')
