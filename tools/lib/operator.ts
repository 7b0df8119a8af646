import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { applicationRole, connect, type Sql } from '#server/platform/db/connect.ts'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'

/**
 * Runs a command of an operator with the configuration and the database of the server, and prints its lines. What the operator can
 * mend is one sentence; everything else has its stack.
 */
export async function runForOperator(command: (sql: Sql, config: Config) => Promise<string[]>): Promise<void> {
  let sql: Sql | undefined
  try {
    const secretFile = path.resolve(root, process.env.DATA_DIR ?? '.data', 'session-secret')
    const storedSecret = await readFile(secretFile, 'utf8').catch(() => undefined)
    const config = readConfig(process.env, storedSecret?.trim())
    const url = config.DATABASE_URL ?? (await findEmbedded(path.resolve(root, config.DATA_DIR)))
    if (!url) throw new UsageError('The embedded database is not running: start the server first, or set DATABASE_URL')
    sql = connect(url, { connections: 4, role: applicationRole })
    console.log((await command(sql, config)).join('\n'))
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await sql?.end({ timeout: 1 })
  }
}
