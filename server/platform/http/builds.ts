import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/platform/storage/storage.ts'
import { Failure } from './failure.ts'

/** Where the storage holds them, beside the communities. */
const place = 'builds'
/** So long after another build took its place, the files of a build are kept for pages that are still open. */
const keptMs = 14 * 86_400_000
/** A list is stored after its files: newer files without one may belong to a server that is just starting. */
const startingMs = 3_600_000
/** Files that are stored at once. */
const atOnce = 16

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}
const typeOf = (name: string): string | undefined => types[path.extname(name)]

/** The list of a build's files is stored under the time when it was first started, and the hash of the list. */
const listName = /^build-(\d+)-([0-9a-f]{64})\.json$/
const fileName = /^[\w-][\w.-]*$/

/**
 * Stores the scripts and styles of this build, before the server answers. A page of an earlier build, or of the next one while servers
 * are replaced one by one, finds its files at any server that shares the storage.
 */
export async function keepBuild(storage: Storage, webFolder: string, now: Date): Promise<void> {
  const folder = path.join(webFolder, 'assets')
  const all = await readdir(folder).catch(() => [])
  const names = all.filter(name => typeOf(name)).sort()
  if (names.length === 0) return
  const stored = await storage.list(place)
  const known = new Set(stored.map(({ name }) => name))
  await each(
    names.filter(name => !known.has(name)),
    async name => storage.put(place, name, await readFile(path.join(folder, name)), typeOf(name) as string),
  )
  const lists = [...known].filter(name => listName.test(name)).sort((one, other) => timeOf(one) - timeOf(other))
  const hash = createHash('sha256').update(names.join('\n')).digest('hex')
  if (listName.exec(lists.at(-1) ?? '')?.[2] !== hash) {
    const name = `build-${now.getTime()}-${hash}.json`
    await storage.put(place, name, Buffer.from(JSON.stringify(names)), 'application/json')
    lists.push(name)
  }
  // A list ends when the next one begins.
  const past = lists.filter(
    (_, at) => at + 1 < lists.length && timeOf(lists[at + 1] as string) < now.getTime() - keptMs,
  )
  const current = lists.filter(name => !past.includes(name))
  const used = new Set([
    ...current,
    ...names,
    ...(await Promise.all(current.map(name => readList(storage, name)))).flat(),
  ])
  const unused = stored.filter(
    ({ name, storedAt }) => !used.has(name) && storedAt.getTime() < now.getTime() - startingMs,
  )
  await each(unused, ({ name }) => storage.remove(place, name))
}

const timeOf = (list: string): number => Number(listName.exec(list)?.[1])

async function readList(storage: Storage, name: string): Promise<string[]> {
  const bytes = await storage.get(place, name)
  return bytes ? JSON.parse(Buffer.from(bytes).toString()) : []
}

async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Files of other builds. Those of this build are found before. */
export function addFilesOfOtherBuilds(server: FastifyInstance, storage: Storage): void {
  server.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const type = typeOf(name)
    const bytes = type && fileName.test(name) ? await storage.get(place, name) : null
    if (!type || !bytes) throw new Failure('NOT_FOUND')
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes)
  })
}
