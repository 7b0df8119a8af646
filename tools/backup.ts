import { cp } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { backUp, restore } from '#server/platform/db/backup.ts'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'

/*
 * npx tsx tools/backup.ts take <folder>      while the server runs, or not
 * npx tsx tools/backup.ts restore <folder>   into a migrated database that no server uses
 */

const [command, folder] = process.argv.slice(2)
if (!folder || (command !== 'take' && command !== 'restore')) {
  console.error('Say what to do: tools/backup.ts take <folder>, or tools/backup.ts restore <folder>')
  process.exit(2)
}
const config = readConfig(process.env)
const data = path.resolve(root, config.DATA_DIR)
const url = config.DATABASE_URL ?? (await findEmbedded(data))
if (!url) {
  console.error('The embedded database is not running: start the server first, or set DATABASE_URL')
  process.exit(1)
}
const files = { live: path.join(data, 'files'), kept: path.join(folder, 'files') }
const [from, to] = command === 'take' ? [files.live, files.kept] : [files.kept, files.live]
const manifest = await (command === 'take' ? backUp(url, folder) : restore(url, folder))
if (!config.S3_ENDPOINT) await cp(from, to, { recursive: true }).catch(() => {})
console.log(`${command === 'take' ? 'Kept' : 'Restored'} ${manifest.tables.length} tables of ${manifest.takenAt}`)
