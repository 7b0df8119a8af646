import path from 'node:path'
import { readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/** `npm run db:migrate`: migrates a database to the newest schema without starting the server. */
const config = readConfig(process.env)
const url = config.DATABASE_URL ?? (await findEmbedded(path.resolve(root, config.DATA_DIR)))
if (!url) {
  console.error('Set DATABASE_URL, or start the server: it migrates its embedded database by itself')
  process.exit(1)
}
await migrate(url, path.join(root, 'server/migrations'), line => console.log(line))
console.log('The database has the newest schema')
