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

/** A community that nobody asked about for so long is read as a whole: marks of changed figures are kept for longer. */
const keptMs = 24 * 3600_000

type SentState = {
  starts: number
  /** By the clock of the calls. */
  at: Date
  upTo: string | null
  /** Marks that were read, and until when by the clock of the database. */
  figures: { upTo: string; known: Set<string> }
  vectorsUpTo: string | null
  members: number
}
const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString()

type Use = { at: number; calls: number }

/**
 * Caches the members of each community in the engine's thread and queries it. Changes since the last query are sent
 * first, so that an edit, an answer or the score of a meeting counts at once.
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
      const query = await this.prepare(scope, readerId, { isPair: true, otherIds: [otherId] })
      return this.thread.send('rate', { communityId, query, otherId })
    })
  }

  /** Of the others, those who may be recommended to the reader, best first. */
  async rateAmong(scope: Scope, readerId: string, otherIds: string[]): Promise<Shown[]> {
    return this.use(scope, async communityId => {
      const query = await this.prepare(scope, readerId, { otherIds })
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

  /** `isPair`: history and load of the others do not count between two. `otherIds`: nobody else is asked about. */
  private async prepare(
    scope: Scope,
    readerId: string,
    { isPair = false, otherIds = null }: { isPair?: boolean; otherIds?: string[] | null } = {},
  ): Promise<MatchQuery> {
    await this.refresh(scope)
    const week = mondayOf(scope.now, scope.community.timeZone)
    return scope.inOwnScope(async ({ db }) => ({
      readerId,
      now: scope.now.toISOString(),
      weights: (await members.findWeights(db)) ?? [...prior],
      pairs: isPair ? [] : await members.listPairs(db, { readerId, exceptWeek: week, now: scope.now }),
      tastes: await members.listTastes(db, readerId, otherIds),
      adminScores: await members.listAdminScores(db, readerId),
      unfit: await members.listUnfit(db, readerId),
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
    const { starts } = this.thread
    const known = this.sent.get(community.id)
    const sent = known?.starts === starts && now.getTime() - known.at.getTime() < keptMs ? known : undefined
    const upTo = sent?.upTo ?? null
    const { marks, changed } = await scope.inOwnScope(async ({ db }) => ({
      // Before the members, so that what changes meanwhile is read again.
      marks: await members.listFigureChanges(db, {
        since: sent ? before(sent.figures.upTo, overlapMs) : null,
        after: sent?.at ?? now,
        now,
      }),
      changed: await members.listMatchMembers(db, { now, since: upTo && before(upTo, overlapMs) }),
    }))
    let size = sent?.members ?? 0
    for (let at = 0; at < Math.max(changed.length, 1); at += batchSize) {
      const isLast = at + batchSize >= changed.length
      size = await this.thread.send('update', {
        communityId: community.id,
        changed: changed.slice(at, at + batchSize),
        isLast,
      })
    }
    await this.sendFigures(scope, marks, sent?.figures.known)
    const newest = changed.reduce((most, { changedAt }) => (changedAt > most ? changedAt : most), upTo ?? '')
    const vectorsUpTo = await this.sendVectors(scope, sent?.vectorsUpTo ?? null)
    this.sent.set(community.id, {
      starts,
      at: sent && sent.at > now ? sent.at : now,
      upTo: newest || null,
      figures: { upTo: marks.at, known: new Set(marks.changes) },
      vectorsUpTo,
      members: size,
    })
  }

  /** Of members with a mark that was not read before. */
  private async sendFigures(
    scope: Scope,
    { changes, asked }: { changes: string[]; asked: string[] },
    known: Set<string> = new Set(),
  ): Promise<void> {
    const marked = changes.filter(each => !known.has(each)).map(each => each.slice(0, each.indexOf(' ')))
    const ids = [...new Set([...marked, ...asked])]
    for (let at = 0; at < ids.length; at += batchSize) {
      const some = ids.slice(at, at + batchSize)
      const changed = await scope.inOwnScope(({ db }) => members.listFigures(db, some, scope.now))
      await this.thread.send('figures', { communityId: scope.community.id, changed })
    }
  }

  private async sendVectors(scope: Scope, upTo: string | null): Promise<string | null> {
    const { batches, newest } = await findVectors(scope, upTo && before(upTo, vectorOverlapMs))
    for (const vectors of batches) await this.thread.send('vectors', { communityId: scope.community.id, vectors })
    return newest
  }
}
