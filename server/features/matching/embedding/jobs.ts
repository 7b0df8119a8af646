import {
  callModel,
  findPause,
  ModelProviderFailure,
  pauseProvider,
  setSucceeded,
  takeRestOfBudget,
  unusableReply,
} from '#server/features/matching/model-provider/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { type Batch, batchOf, cutBatch, type EmbeddingConfig, embeddingOf, readVectors } from './rules.ts'
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
      return scope.inOwnScope(async own => queueMake(own, await pauseProvider(own, providerName, error)))
    }
    await scope.inOwnScope(async own => {
      await setSucceeded(own, providerName)
      await save(own, provider, batch.members)
      await queueMake(own)
    })
  },
  { holdsTransaction: false },
)

/** The next texts, with their budget taken; a date when nothing may be sent before. */
async function takeBatch(scope: Scope, provider: Provider): Promise<Batch | Date | 'done'> {
  const { db, config, now } = scope
  const pausedUntil = await findPause(scope, providerName)
  if (pausedUntil) return pausedUntil
  const batch = batchOf(await store.listChanged(db, provider.name, membersAtOnce))
  const count = batch.missing.length
  if (count === 0) {
    await save(scope, provider, batch.members)
    return batch.members.length < membersAtOnce ? 'done' : now
  }
  const limits = {
    provider: providerName,
    perMinute: config.EMBEDDING_RATE,
    daily: config.EMBEDDING_DAILY,
    dailyOfCommunity: config.EMBEDDING_DAILY_COMMUNITY,
  }
  const taken = await takeRestOfBudget(scope, limits, count)
  return taken instanceof Date ? taken : cutBatch(batch, taken)
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

/** Queues the work where profiles have changed, however they were changed. */
async function queueIfChanged(scope: Scope): Promise<void> {
  const provider = embeddingOf(scope.config)
  if (!provider) return store.removeAll(scope.db)
  await store.removeInactive(scope.db)
  if (await store.hasChanged(scope.db, provider.name)) await queueMake(scope)
}

export const embeddingJobs: Job[] = [makeJob]

/** Every profile is compared with its vectors when the server starts, since the model may be another one, and then so often. */
const compareAllMs = 3_600_000

/** A transaction that was open at the last comparison of all may have written a change from before it. */
const changedBeforeMs = 600_000

/** In between only profiles that have changed since. */
export function embeddingChores(config: EmbeddingConfig): Chore[] {
  let comparedAll = Number.NEGATIVE_INFINITY
  return [
    {
      name: 'make vectors',
      cron: '* * * * *',
      async run({ now, sql, inEachCommunity }) {
        const isAll = now.getTime() - comparedAll >= compareAllMs
        const since = isAll ? null : new Date(comparedAll - changedBeforeMs)
        const due = await store.listCommunitiesDue(sql, embeddingOf(config)?.name ?? null, since)
        if (isAll) comparedAll = now.getTime()
        await inEachCommunity(queueIfChanged, due)
      },
    },
  ]
}
