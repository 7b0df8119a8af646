import { keptDatabase } from '../browser/storage.ts'

/** One reply, as it was shown last. `owner` is the user in a community: nobody else gets it. */
type Kept = { owner: string; call: string; at: string; reply: unknown }

const store = 'replies'
/** Per person and community; the oldest are removed. */
const most = 200

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(keptDatabase, 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(store, { keyPath: ['owner', 'call'] }).createIndex('age', ['owner', 'at'])
    request.onsuccess = () => {
      const database = request.result
      // Removed at sign-out, also by another tab.
      database.onversionchange = () => {
        database.close()
        opening = undefined
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * A browser may refuse to store anything: then nothing is there offline. `isWanted` is asked first, so that a late reply does not
 * make a removed database again, and last, when nothing can come between.
 */
export async function keepReply(kept: Kept, isWanted: () => boolean): Promise<void> {
  if (!isWanted()) return
  const database = await open()
  if (!isWanted()) return
  const replies = database.transaction(store, 'readwrite').objectStore(store)
  await done(replies.put(kept))
  const all = IDBKeyRange.bound([kept.owner], [kept.owner, []])
  const oldest = replies.index('age')
  for (let over = (await done(oldest.count(all))) - most; over > 0; over--) {
    const [key] = await done(oldest.getAllKeys(all, 1))
    if (key !== undefined) await done(replies.delete(key))
  }
}

export async function findReply(owner: string, call: string): Promise<Kept | null> {
  const database = await open()
  const found = await done(database.transaction(store).objectStore(store).get([owner, call]))
  return (found as Kept | undefined) ?? null
}
