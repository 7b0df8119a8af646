import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { CommunityLookup } from '#server/features/communities/host/community-lookup.ts'
import { commands } from '#server/features/matching/command-line/command-line.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { inCommunity, makeScope } from '#server/platform/http/scope.ts'
import { publishNothing } from '#server/platform/realtime/publish.ts'
import { makeStorage } from '#server/platform/storage/make.ts'
import { runForOperator } from './lib/operator.ts'

/*
 * npm run matching -- weights <community> [--rollback]
 * Prints what matching learnt from a community's feedback, and takes it back, while the server runs or not.
 */

await runForOperator(async (sql, config) => {
  const { positionals, values } = parse()
  const [name = '', domain = ''] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !domain) throw new UsageError(usage())
  const log = pino({ level: 'silent' })
  const known = await new CommunityLookup(sql, config, log).byDomain(domain)
  if (!known) throw new UsageError(`There is no community "${domain}". npm run community -- list names them all.`)
  const personalData = { ofCommunity: [], ofInstallation: [] }
  const platform = {
    config,
    clock: systemClock,
    sql,
    storage: makeStorage(config),
    listeners: [],
    hearers: [],
    letterCategories: {},
    publish: publishNothing,
    personalData,
  }
  return inCommunity(sql, known.community.id, db =>
    command.run(makeScope(platform, known.community, db, systemClock.now(), log), values),
  )
})

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rollback: { type: 'boolean' } },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new UsageError(`${sentence}.\n${usage()}`)
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([each, { usage }]) => `  npm run matching -- ${each} tea ${usage}`)
  return ['Say what to do, and in which community:', ...lines].join('\n')
}
