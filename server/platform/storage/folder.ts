import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placeOf, type Storage } from './storage.ts'

/** Stores files in a folder, with a subfolder per community. Writes are atomic (temporary file and rename). */
export function folderStorage(root: string): Storage {
  const fileOf = (communityId: string, name: string) => path.join(root, placeOf(communityId, name))
  return {
    async put(communityId, name, bytes) {
      const file = fileOf(communityId, name)
      await mkdir(path.dirname(file), { recursive: true })
      const half = `${file}.${randomUUID()}.part`
      try {
        await writeFile(half, bytes)
        await rename(half, file)
      } catch (error) {
        await rm(half, { force: true })
        throw error
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
  }
}
