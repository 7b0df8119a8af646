import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { rowTypes, rowTypesFolder } from '#server/testing/row-types.ts'

/** `npx tsx tools/make-rows.ts`: regenerates the row types from a temporary migrated database. */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'rows-'))
chmodSync(folder, 0o755)
const database = await startEmbedded({ dataDir: folder, fast: true, log: console })
try {
  await migrate(database.url, join(root, 'server/migrations'), console.warn)
  const sql = connect(database.url, { connections: 1 })
  const generated = join(root, rowTypesFolder)
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated)
  for (const [file, text] of Object.entries(await rowTypes(sql))) writeFileSync(join(generated, file), text)
  await sql.end()
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
