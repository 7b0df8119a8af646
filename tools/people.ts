import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { commands, UsageError } from '#server/features/auth/command-line/command-line.ts'
import { invitationFeature } from '#server/features/auth/invitation/feature.ts'
import { CommunityLookup } from '#server/features/communities/host/community-lookup.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { applicationRole, connect } from '#server/platform/db/connect.ts'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'
import { inCommunity, makeScope } from '#server/platform/http/scope.ts'
import { makeStorage } from '#server/platform/storage/make.ts'

/*
 * npm run people -- <command> <community> [options]
 * Creates an admin, an access code or an invitation, or blocks an account, while the server runs or not.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, label: { type: 'string' }, uses: { type: 'string' } },
})
const [name = '', domain = ''] = positionals
const command = commands[name]
if (!command || !domain) {
  const lines = Object.entries(commands).map(([each, { usage }]) => `  npm run people -- ${each} samovar ${usage}`)
  console.error(['Say what to do, and in which community:', ...lines].join('\n'))
  process.exit(2)
}
const secretFile = path.resolve(root, process.env.DATA_DIR ?? '.data', 'session-secret')
const storedSecret = await readFile(secretFile, 'utf8').catch(() => undefined)
const config = readConfig(process.env, storedSecret?.trim())
const url = config.DATABASE_URL ?? (await findEmbedded(path.resolve(root, config.DATA_DIR)))
if (!url) {
  console.error('The embedded database is not running: start the server first, or set DATABASE_URL')
  process.exit(1)
}
const sql = connect(url, { connections: 4, role: applicationRole })
try {
  const known = await new CommunityLookup(sql, config).byDomain(domain)
  if (!known) throw new UsageError(`There is no community "${domain}".`)
  const personalData = { ofCommunity: [], ofInstallation: [] }
  const platform = {
    config,
    clock: systemClock,
    sql,
    storage: makeStorage(config),
    listeners: [],
    letterCategories: invitationFeature.letters,
    personalData,
  }
  const options = { ...values, uses: values.uses === undefined ? undefined : Number(values.uses) }
  const log = pino({ level: 'silent' })
  const lines = await inCommunity(sql, known.community.id, db =>
    command.run(makeScope(platform, known.community, db, systemClock.now(), log), options),
  )
  console.log(lines.join('\n'))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await sql.end({ timeout: 1 })
}
