import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathsOf } from './embedded-cluster.ts'
import { locateCluster } from './embedded-location.ts'

/** URL of the running embedded database of this folder, for tools that run beside the server; null when it is down. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const { cluster } = await locateCluster(dataDir, () => {})
  const { data, password } = pathsOf(cluster)
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = lines[3]?.trim()
  if (!port || lines[7]?.trim() !== 'ready') return null
  return `postgres://postgres:${(await readFile(password, 'utf8')).trim()}@127.0.0.1:${port}/samovar`
}
