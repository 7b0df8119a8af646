import { Lane, type Settings } from './lane.ts'
import { Readers } from './readers.ts'
import { enterCommunity, isDirect } from './scope.ts'
import type { Client, Db } from './sql.ts'

/** A pool of lanes: some for statements by themselves, some for reading, the others for one transaction each. */
export class Lanes {
  readonly #make: () => Lane
  readonly #plain: Lane[]
  readonly #readers: Readers
  readonly #idle: Lane[] = []
  readonly #busy = new Set<Lane>()
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #turn = 0
  #isDirect: boolean | undefined
  #isEnded = false

  constructor(url: string, settings: Settings, connections: number) {
    const make = (connection: Settings['connection']) => {
      const lane = new Lane(url, { ...settings, connection })
      if (this.#isEnded) lane.drop()
      return lane
    }
    const share = Math.max(1, Math.floor(connections / 4))
    this.#make = () => make(settings.connection)
    this.#plain = Array.from({ length: share }, this.#make)
    this.#readers = new Readers(() => make({ ...settings.connection, default_transaction_read_only: true }), share)
    this.#most = Math.max(1, connections - 2 * share)
  }

  /** The lane for the next statement by itself. */
  get next(): Client {
    return this.#nextPlain.sql
  }

  get #nextPlain(): Lane {
    this.#turn = (this.#turn + 1) % this.#plain.length
    const lane = this.#plain[this.#turn]
    if (lane && !lane.isLost) return lane
    const fresh = this.#make()
    this.#plain[this.#turn] = fresh
    return fresh
  }

  async read<T>(communityId: string, work: (db: Db) => Promise<T>): Promise<T> {
    this.#isDirect ??= await isDirect(this.#nextPlain)
    if (this.#isDirect) return this.#readers.read(communityId, work)
    return this.begin(async db => {
      await db`set transaction read only`
      await enterCommunity(db, communityId)
      return work(db)
    })
  }

  async begin<T>(work: (db: Db) => Promise<T>): Promise<T> {
    while (this.#busy.size >= this.#most) await new Promise<void>(resolve => this.#waiting.push(resolve))
    const lane = this.#takeIdle() ?? this.#make()
    this.#busy.add(lane)
    try {
      return await lane.transaction(work)
    } finally {
      this.#busy.delete(lane)
      if (lane.isWorn) lane.drop()
      else this.#idle.push(lane)
      this.#waiting.shift()?.()
    }
  }

  /** The one used last, so that those which are not needed grow old. */
  #takeIdle(): Lane | undefined {
    for (let lane = this.#idle.pop(); lane; lane = this.#idle.pop()) if (!lane.isLost) return lane
    return undefined
  }

  async end(options?: { timeout?: number }): Promise<void> {
    this.#isEnded = true
    const all = [...this.#plain, ...this.#idle, ...this.#busy]
    await Promise.all([...all.map(lane => lane.sql.end(options)), this.#readers.end(options)])
  }
}
