import { findVectors } from '#server/features/matching/embedding/actions.ts'
import type { MatchQuery } from '#server/features/matching/engine/pairing/community-index.ts'
import type { Shown } from '#server/features/matching/engine/pairing/weekly.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import * as members from '#server/features/matching/engine-data/store.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import type { Subscription } from '#server/platform/db/listen.ts'
import type { Scope } from '#server/platform/http/context.ts'

/** Batch size of members sent to the thread: serializing larger ones would block calls. */
const batchSize = 1000
/** Transactions that began before a timestamp may commit after it. */
const overlapMs = 60_000

/** Members in memory, of all communities; a larger community is held alone while it is used. */
const membersAtMost = 150_000
/** A community that nobody asked about for so long leaves the memory. */
const idleMs = 30 * 60_000

/** Vectors are written in short transactions. */
const vectorOverlapMs = 5000

type SentState = { starts: number; upTo: string | null; vectorsUpTo: string | null; members: number }
type Use = { at: number; calls: number }

/**
 * Caches the members of each community in the engine's thread and queries it. Changes since the last query are sent
 * first, so that an edit counts at once.
 */
export class Matcher {
  private readonly thread = new MatcherThread()
  private readonly sent = new Map<string, SentState>()
  private readonly refreshing = new Map<string, Promise<void>>()
  /** Least recently used first. */
  private readonly uses = new Map<string, Use>()
  private readonly membersAtMost: number
  private listening: Subscription | undefined

  constructor(options: { membersAtMost?: number } = {}) {
    this.membersAtMost = options.membersAtMost ?? membersAtMost
  }

  /** Communities in memory, the least recently used first. */
  get held(): string[] {
    return [...this.uses.keys()].filter(id => this.sent.has(id))
  }

  /** The reader's best; without a count, as many as a list has. */
  async recommend(scope: Scope, readerId: string, count: number | null): Promise<Shown[]> {
    return this.use(scope, async communityId => {
      const query = await this.prepare(scope, readerId)
      return this.thread.send('recommend', { communityId, query, count })
    })
  }

  async rate(scope: Scope, readerId: string, otherId: string): Promise<Omit<Shown, 'subjectId'> | null> {
    return this.use(scope, async communityId => {
      const query = await this.prepare(scope, readerId, { isPair: true })
      return this.thread.send('rate', { communityId, query, otherId })
    })
  }

  /** Of the others, those who may be recommended to the reader, best first. */
  async rateAmong(scope: Scope, readerId: string, otherIds: string[]): Promise<Shown[]> {
    return this.use(scope, async communityId => {
      const query = await this.prepare(scope, readerId)
      return this.thread.send('rateAmong', { communityId, query, otherIds })
    })
  }

  /** Participants whose requests the reader could answer, best first. */
  async findAnswerable(scope: Scope, readerId: string, count: number): Promise<string[]> {
    return this.use(scope, async communityId => {
      await this.refresh(scope)
      return this.thread.send('findAnswerable', { communityId, readerId, count })
    })
  }

  /** While a call uses a community it is not evicted: between its refresh and its query the index must stay. */
  private async use<T>({ community, now }: Scope, work: (communityId: string) => Promise<T>): Promise<T> {
    const { id } = community
    const calls = (this.uses.get(id)?.calls ?? 0) + 1
    this.uses.delete(id)
    this.uses.set(id, { at: now.getTime(), calls })
    try {
      return await work(id)
    } finally {
      const use = this.uses.get(id)
      if (use) use.calls--
      this.evict(now)
    }
  }

  /** Of the communities that no call uses, those unused for long leave the memory, and the least recently used until the rest fits. */
  private evict(now: Date): void {
    let members = [...this.sent.values()].reduce((sum, each) => sum + each.members, 0)
    const [newest] = [...this.uses.keys()].slice(-1)
    for (const [id, { at, calls }] of [...this.uses]) {
      const isIdle = now.getTime() - at > idleMs
      if (calls > 0 || id === newest || (!isIdle && members <= this.membersAtMost)) continue
      members -= this.sent.get(id)?.members ?? 0
      this.uses.delete(id)
      this.sent.delete(id)
      this.refreshing.delete(id)
      this.thread.send('remove', { communityId: id, participantId: null }).catch(() => {})
    }
  }

  /** Removes deleted participants from memory in every process. */
  async listen(sql: Sql): Promise<void> {
    this.listening = await sql.listen('participant_deleted', message => {
      const [communityId = '', participantId = null] = message.split(' ')
      // An empty message follows a reconnect: which participants were deleted meanwhile is unknown.
      for (const id of message ? [communityId] : [...this.sent.keys()]) this.remove(id, participantId)
    })
  }

  async close(): Promise<void> {
    await this.listening?.unlisten().catch(() => {})
    await this.thread.stop()
  }

  /** After a refresh in progress, which may have read the participant before the deletion. */
  private remove(communityId: string, participantId: string | null): void {
    const before = this.refreshing.get(communityId)
    if (!before) return
    const removed = before
      .catch(() => {})
      .then(async () => {
        if (this.sent.get(communityId)?.starts !== this.thread.starts) return
        if (!participantId) this.sent.delete(communityId)
        await this.thread.send('remove', { communityId, participantId })
      })
    removed.catch(() => {})
    this.refreshing.set(communityId, removed)
  }

  /** `isPair`: history and load of the others do not count between two. */
  private async prepare(scope: Scope, readerId: string, { isPair = false } = {}): Promise<MatchQuery> {
    await this.refresh(scope)
    const week = mondayOf(scope.now, scope.community.timeZone)
    return scope.inOwnScope(async ({ db }) => ({
      readerId,
      now: scope.now.toISOString(),
      weights: (await members.findWeights(db)) ?? [...prior],
      pairs: isPair ? [] : await members.listPairs(db, { readerId, exceptWeek: week, now: scope.now }),
      tastes: await members.listTastes(db, readerId),
      adminScores: await members.listAdminScores(db, readerId),
      rules: await members.findRules(db),
      expectedIntros: isPair ? [] : await members.listExpectedIntros(db),
    }))
  }

  /** One refresh at a time per community; calls that arrive meanwhile refresh again afterwards. */
  private async refresh(scope: Scope): Promise<void> {
    const { id } = scope.community
    const before = this.refreshing.get(id) ?? Promise.resolve()
    const refreshed = before.catch(() => {}).then(() => this.sendChanges(scope))
    this.refreshing.set(id, refreshed)
    await refreshed
  }

  private async sendChanges(scope: Scope): Promise<void> {
    const { community, now } = scope
    this.thread.start()
    const sent = this.sent.get(community.id)
    const { starts } = this.thread
    const upTo = sent?.starts === starts ? sent.upTo : null
    const since = upTo && new Date(Date.parse(upTo) - overlapMs).toISOString()
    const changed = await scope.inOwnScope(({ db }) =>
      members.listMatchMembers(db, { lang: community.lang, now, since }),
    )
    let size = sent?.members ?? 0
    for (let at = 0; at < Math.max(changed.length, 1); at += batchSize) {
      const isLast = at + batchSize >= changed.length
      size = await this.thread.send('update', {
        communityId: community.id,
        changed: changed.slice(at, at + batchSize),
        isLast,
      })
    }
    const newest = changed.reduce((most, { changedAt }) => (changedAt > most ? changedAt : most), upTo ?? '')
    const vectorsUpTo = await this.sendVectors(scope, sent?.starts === starts ? sent.vectorsUpTo : null)
    this.sent.set(community.id, { starts, upTo: newest || null, vectorsUpTo, members: size })
  }

  private async sendVectors(scope: Scope, upTo: string | null): Promise<string | null> {
    const since = upTo && new Date(Date.parse(upTo) - vectorOverlapMs).toISOString()
    const { batches, newest } = await findVectors(scope, since)
    for (const vectors of batches) await this.thread.send('vectors', { communityId: scope.community.id, vectors })
    return newest
  }
}
