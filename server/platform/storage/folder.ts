import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '#server/platform/http/failure.ts'
import { placeOf, type Storage } from './storage.ts'

/** No room: a full disk, a full quota, and a limit on the size of files. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** Room for a few of the largest uploads. */
const leastFreeBytes = 32 * 1024 * 1024
const probeBytes = Buffer.alloc(8192, 1)

/** Stores files in a folder, with a subfolder per community. Writes are atomic (temporary file and rename). */
export function folderStorage(root: string): Storage {
  const fileOf = (communityId: string, name: string) => path.join(root, placeOf(communityId, name))
  return {
    async put(communityId, name, bytes) {
      const file = fileOf(communityId, name)
      await makeFolder(path.dirname(file))
      const half = `${file}.${randomUUID()}.part`
      try {
        await writeFile(half, bytes)
        await rename(half, file)
      } catch (error) {
        await rm(half, { force: true })
        throw isFull(error) ? new Failure('STORAGE_FULL') : error
      }
    },
    async get(communityId, name) {
      try {
        return await readFile(fileOf(communityId, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(communityId, name) {
      await rm(fileOf(communityId, name), { force: true })
    },
    async list(communityId) {
      const folder = path.join(root, communityId)
      const names = await readdir(folder).catch(error => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const found = names.map(async name => {
        // Null for one that was removed meanwhile.
        const info = await stat(path.join(folder, name)).catch(() => null)
        return info?.isFile() ? [{ name, storedAt: info.mtime }] : []
      })
      return (await Promise.all(found)).flat()
    },
    /** Asks how much is free, and writes: a quota and a disk that became read-only show only then. */
    async findProblem() {
      const probe = path.join(root, `.probe-${randomUUID()}`)
      try {
        await mkdir(root, { recursive: true })
        const { bavail, bsize } = await statfs(root)
        const free = bavail * bsize
        if (free < leastFreeBytes) return `The disk of stored files is full: ${Math.floor(free / 2 ** 20)} MB are left`
        await writeFile(probe, probeBytes)
        return null
      } catch (error) {
        return `Files cannot be stored: ${(error as NodeJS.ErrnoException).code ?? String(error)}`
      } finally {
        await rm(probe, { force: true }).catch(() => {})
      }
    },
  }
}

const isFull = (error: unknown): boolean => fullCodes.includes((error as NodeJS.ErrnoException).code ?? '')

/** A folder needs room too. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(error => {
    throw isFull(error) ? new Failure('STORAGE_FULL') : error
  })
}
