import { haveOf, textHash, wantOf } from '#server/features/matching/engine/embedding/profile-texts.ts'
import { callModel, ModelProviderFailure, unusableReply } from '#server/features/matching/model-provider/actions.ts'
import { dayOf, nextDay, pauseAfter } from '#server/features/matching/model-provider/rules.ts'
import * as budget from '#server/features/matching/model-provider/store.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { embeddingOf, readVectors } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'embedding.make': Record<string, never>
  }
}

export const providerName = 'embedding'
const membersAtOnce = 32
const maxBytes = 16_000_000
/** Accepted by every provider: tells whether it refuses one text, or all. */
const probe = 'A baker looks for a lawyer.'

type Provider = NonNullable<ReturnType<typeof embeddingOf>>

/** Jobs of all communities run one at a time, after all others: a slow provider takes one place of the workers. */
const queueMake = ({ community, queue }: Scope, runAt?: Date): Promise<void> =>
  queue(
    'embedding.make',
    {},
    { key: `embedding ${community.id}`, queue: 'embedding', isLast: true, ...(runAt ? { runAt } : {}) },
  )

/** Vectors to write, and the texts of those that are still to be made. */
type Batch = { members: store.NewVectors[]; missing: { side: store.Side; text: string }[] }

/**
 * Makes the vectors of some changed profiles, and queues itself for more. Reading, calling and writing are separate, so that no
 * transaction is open during a call. A provider that fails is left alone for a while; matching goes on without it.
 */
const makeJob = job(
  'embedding.make',
  async (_payload, scope) => {
    const provider = embeddingOf(scope.config)
    if (!provider) return
    const batch = await scope.inOwnScope(own => takeBatch(own, provider))
    if (batch === 'done') return
    if (batch instanceof Date) return scope.inOwnScope(own => queueMake(own, batch))
    try {
      await fill(batch.missing, provider)
    } catch (error) {
      if (!(error instanceof ModelProviderFailure)) throw error
      return scope.inOwnScope(own => fail(own, error))
    }
    await scope.inOwnScope(async own => {
      await budget.setSucceeded(own.db, providerName)
      await save(own, provider, batch.members)
      await queueMake(own)
    })
  },
  { holdsTransaction: false },
)

/** The next texts, with their budget taken; a date when nothing may be sent before. */
async function takeBatch(scope: Scope, provider: Provider): Promise<Batch | Date | 'done'> {
  const { db, config, community, now } = scope
  const state = await budget.findProvider(db, providerName)
  if (state && new Date(state.pausedUntil) > now) return new Date(state.pausedUntil)
  const batch = batchOf(await store.listChanged(db, provider.name, membersAtOnce))
  const count = batch.missing.length
  if (count === 0) {
    await save(scope, provider, batch.members)
    return batch.members.length < membersAtOnce ? 'done' : now
  }
  const day = dayOf(now)
  const pausedUntil = new Date(now.getTime() + Math.ceil((60_000 * count) / config.EMBEDDING_RATE))
  const taking = { communityId: community.id, provider: providerName, day, count, now, pausedUntil }
  if (!(await budget.takeBudget(db, taking, config.EMBEDDING_DAILY, config.EMBEDDING_DAILY_COMMUNITY)))
    return nextDay(now)
  return batch
}

/** Only texts that have changed are sent again. */
function batchOf(changed: store.ChangedProfile[]): Batch {
  const missing: Batch['missing'] = []
  const sideOf = (text: string, known: string | null): store.Side | null => {
    const hash = textHash(text)
    if (hash === known) return null
    const side: store.Side = { hash, vector: null }
    if (text !== '') missing.push({ side, text })
    return side
  }
  const members = changed.map(({ id, changedAt, wantHash, haveHash, ...fields }) => ({
    participantId: id,
    changedAt,
    want: sideOf(wantOf(fields), wantHash),
    have: sideOf(haveOf(fields), haveHash),
  }))
  return { members, missing }
}

/** A text that the provider refuses stays without a vector; what one member wrote does not stop the others. */
async function fill(missing: Batch['missing'], provider: Provider, isKnownToWork = false): Promise<void> {
  const texts = missing.map(({ text }) => text)
  const vectors = await embed(texts, provider).catch((error: unknown) => {
    if (error instanceof ModelProviderFailure && error.problem.kind === 'input') return error
    throw error
  })
  if (Array.isArray(vectors)) {
    for (const [at, { side }] of missing.entries()) side.vector = vectors[at] ?? null
    return
  }
  if (!isKnownToWork) await embed([probe], provider)
  if (missing.length === 1) return
  const half = Math.ceil(missing.length / 2)
  await fill(missing.slice(0, half), provider, true)
  await fill(missing.slice(half), provider, true)
}

async function embed(input: string[], { dimension, model, timeoutMs, ...provider }: Provider): Promise<Int8Array[]> {
  const body = { model, input, ...(dimension === undefined ? {} : { dimensions: dimension }) }
  const reply = await callModel(provider, { path: '/embeddings', body, timeoutMs, maxBytes })
  const vectors = readVectors(reply, input.length, dimension)
  if (!vectors) throw unusableReply('answered no usable vectors')
  return vectors
}

async function save({ db, community }: Scope, { name }: Provider, members: store.NewVectors[]): Promise<void> {
  for (const member of members) await store.saveVectors(db, { communityId: community.id, model: name }, member)
}

/** The operator reads of it once, in the log, and until it works again in `model_provider`. */
async function fail(scope: Scope, { message, problem }: ModelProviderFailure): Promise<void> {
  const { db, now, log } = scope
  const failures = (await budget.findProvider(db, providerName))?.failures ?? 0
  const pausedUntil = new Date(now.getTime() + pauseAfter(problem, failures, now))
  if (await budget.setFailed(db, providerName, message, pausedUntil)) log.warn(`the embedding provider ${message}`)
  await queueMake(scope, pausedUntil)
}

/** Queues the work where profiles have changed, however they were changed. */
async function queueIfChanged(scope: Scope): Promise<void> {
  const provider = embeddingOf(scope.config)
  if (!provider) return store.removeAll(scope.db)
  await store.removeInactive(scope.db)
  if (await store.hasChanged(scope.db, provider.name)) await queueMake(scope)
}

export const embeddingJobs: Job[] = [makeJob]

export const embeddingChores: Chore[] = [
  { name: 'make vectors', cron: '* * * * *', run: ({ inEachCommunity }) => inEachCommunity(queueIfChanged) },
]
