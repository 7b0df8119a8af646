import { type ParseArgsConfig, parseArgs } from 'node:util'
import { pino } from 'pino'
import { CommunityLookup } from '#server/features/communities/host/community-lookup.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { inCommunity, makeScope, type Platform } from '#server/platform/http/scope.ts'
import { publishNothing } from '#server/platform/realtime/publish.ts'
import { makeStorage } from '#server/platform/storage/make.ts'
import { runForOperator } from './operator.ts'

type TypedOptions = NonNullable<ParseArgsConfig['options']>
type Values<Typed extends TypedOptions> = ReturnType<typeof parseArgs<{ options: Typed }>>['values']

type Script<Typed extends TypedOptions, Options> = {
  /** As in `npm run <name> -- <command> <community> [options]`. */
  name: string
  commands: Record<string, { usage: string; run(scope: Scope, options: Options): Promise<string[]> }>
  typed: Typed
  optionsOf(values: Values<Typed>): Options
  letterCategories?: Platform['letterCategories']
}

/** Runs a command of an operator in one community, while the server runs or not. */
export async function runCommunityCommand<Typed extends TypedOptions, Options>(
  script: Script<Typed, Options>,
): Promise<void> {
  await runForOperator(async (sql, config) => {
    const { positionals, values } = parse(script.typed, usage(script))
    const [name = '', domain = ''] = positionals
    const command = Object.hasOwn(script.commands, name) ? script.commands[name] : undefined
    if (!command || !domain) throw new UsageError(usage(script))
    const log = pino({ level: 'silent' })
    const known = await new CommunityLookup(sql, config, log).byDomain(domain)
    if (!known) throw new UsageError(`There is no community "${domain}". npm run community -- list names them all.`)
    const platform = {
      config,
      clock: systemClock,
      sql,
      storage: makeStorage(config),
      listeners: [],
      hearers: [],
      letterCategories: script.letterCategories ?? {},
      publish: publishNothing,
      personalData: { ofCommunity: [], ofInstallation: [] },
    }
    return inCommunity(sql, known.community.id, db =>
      command.run(makeScope(platform, known.community, db, systemClock.now(), log), script.optionsOf(values)),
    )
  })
}

function parse<Typed extends TypedOptions>(typed: Typed, usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: typed })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new UsageError(`${sentence}.\n${usage}`)
  }
}

function usage({ name, commands }: { name: string; commands: Record<string, { usage: string }> }): string {
  const lines = Object.entries(commands).map(([each, { usage }]) => `  npm run ${name} -- ${each} tea ${usage}`)
  return ['Say what to do, and in which community:', ...lines].join('\n')
}
