import { findReasonProfiles } from '#server/features/matching/engine-data/store.ts'
import {
  callModel,
  findPause,
  ModelProviderFailure,
  pauseProvider,
  setSucceeded,
  takeRestOfBudget,
  unusableReply,
} from '#server/features/matching/model-provider/actions.ts'
import { topPlaces } from '#server/features/matching/recommendation/rules.ts'
import { currentWeeks } from '#server/features/matching/run/rules.ts'
import { listTimeZones } from '#server/features/matching/run/store.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { isZone, localTime } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import type { JudgedTexts } from './claim.ts'
import { instructionsFor } from './phrases.ts'
import {
  hashOf,
  judgedTextsOf,
  type LanguageModelConfig,
  languageModelOf,
  type ModelJudgement,
  readJudgement,
  saysNothing,
  tracedSentence,
} from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'pair-judgement.make': Turn
  }
}

const providerName = 'language model'
/** One call for each, beside each other. */
const pairsAtOnce = 8
const maxBytes = 100_000
const mostTokens = 800
/** A pair whose texts have changed, or on which there was no answer, is judged again after this time: nobody uses up the budget alone. */
const retryAfterMs = 24 * 3600_000
/** Also after the cooldown, when the pair could be recommended again. */
const keptMs = 26 * 7 * 24 * 3600_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

type Provider = NonNullable<ReturnType<typeof languageModelOf>>
type AskedPair = store.UnjudgedPair & { reader: JudgedTexts; other: JudgedTexts }

/** Whose pairs are next: those of one reader, or of all, who are walked over twice: the first places first. */
type Turn = { readerId?: string; after?: number; isRest?: boolean }

/** Judges the pairs of the community's lists, unless no provider is configured. Queued as often as it likes, it runs once. */
export async function queueJudging(
  { community, queue, config }: Pick<Scope, 'community' | 'queue' | 'config'>,
  turn: Turn = {},
  runAt?: Date,
): Promise<void> {
  if (!languageModelOf(config)) return
  const options = { key: `pair judgement ${turn.readerId ?? community.id}`, queue: 'pair judgement', isLast: true }
  await queue('pair-judgement.make', turn, { ...options, ...(runAt ? { runAt } : {}) })
}

/**
 * Judges some pairs, and queues itself for more. Reading, calling and writing are separate, so that no transaction is open during a call.
 * Each call has the texts of one pair, so that what one member wrote reaches no other pair.
 */
const makeJob = job(
  'pair-judgement.make',
  async (turn, scope) => {
    const provider = languageModelOf(scope.config)
    const taken = provider && (await scope.inOwnScope(own => takePairs(own, provider, turn)))
    if (!taken) return
    const { pairs, next, at } = taken
    if (pairs.length === 0) return scope.inOwnScope(own => queueJudging(own, next, at))
    const answers = await Promise.all(pairs.map(pair => judge(pair, provider)))
    const problem = await findProblem(answers, provider)
    await scope.inOwnScope(async own => {
      const answered = pairs.flatMap((pair, place): store.NewJudgement[] => {
        const answer = answers[place] as Answer
        return answer instanceof ModelProviderFailure && problem ? [] : [judgementOf(pair, answer)]
      })
      await save(own, provider, answered)
      if (problem) return queueJudging(own, turn, await pauseProvider(own, providerName, problem))
      await setSucceeded(own, providerName)
      await queueJudging(own, next)
    })
  },
  { holdsTransaction: false },
)

/** Pairs to judge, with their budget taken, and whose turn is next. Without pairs, nothing may be sent before `at`. */
type Taken = { pairs: AskedPair[]; next: Turn; at?: Date }

async function takePairs(scope: Scope, { model }: Provider, turn: Turn): Promise<Taken | null> {
  const { db, config, community, now } = scope
  const pausedUntil = await findPause(scope, providerName)
  if (pausedUntil) return { pairs: [], next: turn, at: pausedUntil }
  const lists = {
    model,
    week: mondayOf(now, community.timeZone),
    today: localTime(now, community.timeZone).day,
    lang: community.lang,
    retriedBefore: before(now, retryAfterMs),
    count: pairsAtOnce,
  }
  const mostPlace = turn.readerId || turn.isRest ? null : topPlaces
  const shown = await store.listUnjudged(db, lists, { ...turn, mostPlace })
  const last = shown.at(-1)
  if (!last) {
    const after = turn.readerId ? null : await store.findNextTurn(db, lists.week, turn.after)
    if (after !== null) return { pairs: [], next: { ...turn, after } }
    return mostPlace === null ? null : { pairs: [], next: { isRest: true } }
  }
  const nextAfter = (pair: store.UnjudgedPair) => (turn.readerId ? turn : { ...turn, after: pair.turn })
  const all = await withTexts(scope, shown)
  const isSilent = ({ reader, other }: AskedPair) => saysNothing(reader) || saysNothing(other)
  await save(scope, { model }, all.filter(isSilent).map(unanswered))
  const pairs = all.filter(pair => !isSilent(pair))
  if (pairs.length === 0) return all.length > 0 ? { pairs, next: nextAfter(last) } : null
  const limits = {
    provider: providerName,
    perMinute: config.LANGUAGE_MODEL_RATE,
    daily: config.LANGUAGE_MODEL_DAILY,
    dailyOfCommunity: config.LANGUAGE_MODEL_DAILY_COMMUNITY,
  }
  const taken = await takeRestOfBudget(scope, limits, pairs.length)
  // The walk over all comes to this reader as well.
  if (taken instanceof Date) return turn.readerId ? null : { pairs: [], next: turn, at: taken }
  const some = pairs.slice(0, taken)
  return { pairs: some, next: nextAfter(some.at(-1) ?? last) }
}

/** The texts of each pair as far as its reader may see them. */
async function withTexts({ db }: Scope, shown: store.UnjudgedPair[]): Promise<AskedPair[]> {
  const pairs: AskedPair[] = []
  for (const pair of shown) {
    const profiles = await findReasonProfiles(db, pair.readerId, [pair.otherId])
    const [reader, other] = [profiles.get(pair.readerId), profiles.get(pair.otherId)]
    if (reader && other && !other.isClosed)
      pairs.push({ ...pair, reader: judgedTextsOf(reader), other: judgedTextsOf(other) })
  }
  return pairs
}

type Answer = ModelJudgement | ModelProviderFailure

const judge = (pair: Pick<AskedPair, 'reader' | 'other' | 'lang'>, provider: Provider): Promise<Answer> =>
  ask(pair, provider).catch((error: unknown) => {
    if (error instanceof ModelProviderFailure) return error
    throw error
  })

async function ask(
  { reader, other, lang }: Pick<AskedPair, 'reader' | 'other' | 'lang'>,
  { url, key, model, timeoutMs }: Provider,
): Promise<ModelJudgement> {
  const messages = [
    { role: 'system', content: instructionsFor(lang) },
    { role: 'user', content: JSON.stringify({ reader, other }) },
  ]
  const body = { model, messages, max_tokens: mostTokens, response_format: { type: 'json_object' } }
  const reply = await callModel({ url, key }, { path: '/chat/completions', body, timeoutMs, maxBytes })
  const judgement = readJudgement(reply)
  if (!judgement) throw unusableReply('answered no usable judgement')
  return judgement
}

const noTexts: JudgedTexts = { request: '', offer: '', about: '', work: '', topics: '' }
/** Judged by every provider that works: tells whether the texts of a pair are the problem. */
const probe = {
  lang: 'en' as const,
  reader: { ...noTexts, request: 'A lawyer for a lease' },
  other: { ...noTexts, about: 'I am a lawyer.' },
}

/**
 * What keeps the provider from working. A pair on which alone it gives no answer is none: what one member wrote does not stop the others.
 */
async function findProblem(answers: Answer[], provider: Provider): Promise<ModelProviderFailure | null> {
  const failures = answers.filter(answer => answer instanceof ModelProviderFailure)
  const isForAll = ({ problem }: ModelProviderFailure) => problem.kind === 'refused' || problem.status === 429
  const forAll = failures.find(isForAll)
  if (forAll || failures.length < answers.length) return forAll ?? null
  const probed = await judge(probe, provider)
  return probed instanceof ModelProviderFailure ? (failures[0] ?? null) : null
}

const unanswered = (pair: AskedPair): store.NewJudgement => ({
  ...pair,
  hash: hashOf(pair.reader, pair.other),
  verdict: null,
  sentence: null,
})

const judgementOf = (pair: AskedPair, answer: Answer): store.NewJudgement =>
  answer instanceof ModelProviderFailure
    ? unanswered(pair)
    : {
        ...unanswered(pair),
        verdict: answer.verdict,
        sentence: tracedSentence(answer, { ...pair, language: pair.lang }),
      }

/** In the order in which a changed profile locks them. */
async function save(
  { db, community, now }: Scope,
  { model }: Pick<Provider, 'model'>,
  judgements: store.NewJudgement[],
) {
  const keyOf = ({ readerId, otherId }: store.NewJudgement) => `${readerId} ${otherId}`
  for (const judgement of judgements.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    await store.saveJudgement(db, { communityId: community.id, model, at: now }, judgement)
}

/** Also for pairs whose lists nobody has just made: profiles that have changed, and days without an answer. */
async function keepJudging(scope: Scope): Promise<void> {
  if (!languageModelOf(scope.config)) return store.removeAll(scope.db)
  await store.removeMadeBefore(scope.db, before(scope.now, keptMs))
  await queueJudging(scope)
}

export const pairJudgementJobs: Job[] = [makeJob]

const dayIn = (zone: string, now: Date) => localTime(now, isZone(zone) ? zone : 'UTC').day

export const pairJudgementChores = (config: LanguageModelConfig): Chore[] => [
  {
    name: 'judge pairs',
    cron: '25 2 * * *',
    async run({ now, sql, inEachCommunity }) {
      const due = await store.listCommunitiesDue(sql, {
        model: languageModelOf(config)?.model ?? null,
        retriedBefore: before(now, retryAfterMs),
        madeBefore: before(now, keptMs),
        zones: currentWeeks(await listTimeZones(sql), now).map(each => ({ ...each, today: dayIn(each.zone, now) })),
      })
      await inEachCommunity(keepJudging, due)
    },
  },
]
