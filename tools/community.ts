import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { commands, usage } from '#server/features/communities/command-line/command-line.ts'
import { type Given, options } from '#server/features/communities/command-line/command-line-options.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { runForOperator } from './lib/operator.ts'

/*
 * npm run community -- create|list|update [label] [options]
 * Creates, lists and changes communities, while the server runs or not.
 */

await runForOperator(async (sql, config) => {
  const { positionals, values } = parse()
  const [name = '', label = '', ...more] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || more.length > 0 || (name === 'list') !== (label === '')) throw new UsageError(usage())
  const given: Given = { ...values }
  const file = given['provider-secret-file']
  if (file !== undefined) given['provider-secret-file'] = await readSecret(file)
  return command.run({ sql, config, now: systemClock.now() }, label, given)
})

function parse() {
  const known = Object.fromEntries(Object.keys(options).map(name => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ allowPositionals: true, options: known })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new UsageError(`${sentence}.\n${usage()}`)
  }
}

/** In a file, so that it stands neither in the shell's history nor in the list of processes. */
async function readSecret(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new UsageError(`--provider-secret-file: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
