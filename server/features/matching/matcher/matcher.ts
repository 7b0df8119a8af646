import type { Question } from '#server/features/matching/engine/pairing/community-index.ts'
import type { Shown } from '#server/features/matching/engine/pairing/weekly.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import * as members from '#server/features/matching/engine-data/store.ts'
import { MatchingThread } from '#server/features/matching/matcher/matcher-thread.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import type { Scope } from '#server/platform/http/context.ts'

/** Batch size of members sent to the thread: serializing larger ones would block calls. */
const portion = 1000
/** Transactions that began before a timestamp may commit after it. */
const overlapMs = 60_000

type Known = { begun: number; upTo: string | null }

/**
 * Caches the members of each community in the engine's thread and queries it. Changes since the last query are sent
 * first, so that an edit counts at once.
 */
export class Matcher {
  private readonly thread = new MatchingThread()
  private readonly known = new Map<string, Known>()
  private readonly refreshing = new Map<string, Promise<void>>()

  async recommend(scope: Scope, readerId: string, count: number): Promise<Shown[]> {
    const question = await this.prepare(scope, readerId)
    return this.thread.ask('recommend', { communityId: scope.community.id, question, count })
  }

  async rate(scope: Scope, readerId: string, otherId: string): Promise<Omit<Shown, 'subjectId'> | null> {
    const question = await this.prepare(scope, readerId)
    return this.thread.ask('rate', { communityId: scope.community.id, question, otherId })
  }

  /** Participants whose requests the reader could answer, best first. */
  async findAnswerable(scope: Scope, readerId: string, count: number): Promise<string[]> {
    await this.refresh(scope)
    return this.thread.ask('findAnswerable', { communityId: scope.community.id, readerId, count })
  }

  close(): Promise<void> {
    return this.thread.stop()
  }

  private async prepare(scope: Scope, readerId: string): Promise<Question> {
    await this.refresh(scope)
    const week = mondayOf(scope.now, scope.community.timeZone)
    return scope.inOwnScope(async ({ db }) => ({
      readerId,
      now: scope.now.toISOString(),
      weights: (await members.findWeights(db)) ?? [...prior],
      pairs: await members.listPairs(db, { readerId, exceptWeek: week, now: scope.now }),
      tastes: await members.listTastes(db, readerId),
      adminScores: await members.listAdminScores(db, readerId),
      rules: await members.findRules(db),
      expectedIntros: await members.listExpectedIntros(db),
    }))
  }

  /** One refresh at a time per community; calls that arrive meanwhile refresh again afterwards. */
  private async refresh(scope: Scope): Promise<void> {
    const { id } = scope.community
    const before = this.refreshing.get(id) ?? Promise.resolve()
    const mine = before.catch(() => {}).then(() => this.sendChanges(scope))
    this.refreshing.set(id, mine)
    await mine
  }

  private async sendChanges(scope: Scope): Promise<void> {
    const { community, now } = scope
    this.thread.start()
    const known = this.known.get(community.id)
    const { begun } = this.thread
    const upTo = known?.begun === begun ? known.upTo : null
    const since = upTo && new Date(Date.parse(upTo) - overlapMs).toISOString()
    const changed = await scope.inOwnScope(({ db }) =>
      members.listMatchMembers(db, { lang: community.lang, now, since }),
    )
    for (let at = 0; at < Math.max(changed.length, 1); at += portion) {
      const isLast = at + portion >= changed.length
      await this.thread.ask('update', { communityId: community.id, changed: changed.slice(at, at + portion), isLast })
    }
    const newest = changed.reduce((most, { changedAt }) => (changedAt > most ? changedAt : most), upTo ?? '')
    this.known.set(community.id, { begun, upTo: newest || null })
  }
}
