import { guarded } from './guarded.ts'
import type { Lane } from './lane.ts'
import { ensureCommunityId, stayInCommunity } from './scope.ts'
import type { Db } from './sql.ts'

type Work<T> = (db: Db) => Promise<T>

/** A connection that can change nothing and sees one community at a time, for as many calls as come to it meanwhile. */
class Reader {
  readonly lane: Lane
  calls = 0
  communityId = ''
  #entered: Promise<void> = Promise.resolve()

  constructor(lane: Lane) {
    this.lane = lane
  }

  /** Only while it has no calls. The statement goes ahead of theirs on the same connection. */
  enter(communityId: string): void {
    if (this.communityId === communityId) return
    this.communityId = communityId
    this.#entered = stayInCommunity(this.lane, communityId)
    this.#entered.catch(() => this.lane.drop())
  }

  /** What was read counts only once it is certain in which community. */
  async read<T>(work: Work<T>): Promise<T> {
    const [result] = await Promise.all([guarded(this.lane.sql, work), this.#entered])
    return result
  }
}

/**
 * Reading without transactions. PostgreSQL takes a snapshot for each statement anyway unless told otherwise, so a transaction
 * around reads would add nothing but its round trips. The community is set for the connection, which serves no other one while a
 * call uses it; calls of one community share connections, and their statements travel together.
 */
export class Readers {
  readonly #make: () => Lane
  readonly #most: number
  readonly #all: Reader[] = []
  readonly #waiting: { communityId: string; resolve(reader: Reader): void }[] = []

  constructor(make: () => Lane, most: number) {
    this.#make = make
    this.#most = most
  }

  async read<T>(communityId: string, work: Work<T>): Promise<T> {
    ensureCommunityId(communityId)
    const reader = await this.#take(communityId)
    try {
      return await reader.read(work)
    } finally {
      reader.calls--
      this.#serveWaiting()
    }
  }

  /** Those who wait go first, or communities with many calls would leave no connection to those with few. */
  #take(communityId: string): Reader | Promise<Reader> {
    const found = this.#waiting.length === 0 ? this.#find(communityId) : undefined
    return found ?? new Promise(resolve => this.#waiting.push({ communityId, resolve }))
  }

  #serveWaiting(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const reader = this.#find(next.communityId)
      if (!reader) return
      this.#waiting.shift()
      next.resolve(reader)
    }
  }

  /** The one with the fewest calls; one without any may come from another community. */
  #find(communityId: string): Reader | undefined {
    this.#replaceWorn()
    let found: Reader | undefined
    for (const reader of this.#all) {
      const isHere = reader.communityId === communityId
      if (!isHere && reader.calls > 0) continue
      if (!found || reader.calls < found.calls || (reader.calls === found.calls && isHere)) found = reader
    }
    if (!found) return undefined
    if (found.calls === 0) found.enter(communityId)
    found.calls++
    return found
  }

  #replaceWorn(): void {
    for (let at = this.#all.length - 1; at >= 0; at--) {
      const { lane, calls } = this.#all[at] as Reader
      if (calls === 0 && lane.isWorn) lane.drop()
      if (lane.isLost) this.#all.splice(at, 1)
    }
    const isMoreWanted = this.#all.every(reader => reader.calls > 0)
    if (isMoreWanted && this.#all.length < this.#most) this.#all.push(new Reader(this.#make()))
  }

  async end(options?: { timeout?: number }): Promise<void> {
    await Promise.all(this.#all.map(({ lane }) => lane.sql.end(options)))
  }
}
