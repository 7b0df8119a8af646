import type { HashedVectors } from '#server/features/matching/engine/embedding/known-vectors.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { embeddingOf, packVectors } from './rules.ts'
import * as store from './store.ts'

/** Batch size: packing more would block calls. */
const vectorsAtOnce = 1000

export type FoundVectors = { batches: HashedVectors[]; newest: string | null }

/** Vectors of the community, or those made since; none without a provider. */
export async function findVectors(scope: Scope, since: string | null = null): Promise<FoundVectors> {
  const provider = embeddingOf(scope.config)
  const batches: HashedVectors[] = []
  let newest = since
  for (let after: string | null = null; provider; ) {
    const options = { model: provider.name, since, after, count: vectorsAtOnce }
    const rows: store.MemberVectors[] = await scope.inOwnTransaction(db => store.listVectors(db, options))
    if (rows.length > 0) batches.push(packVectors(rows))
    for (const { madeAt } of rows) if (newest === null || madeAt > newest) newest = madeAt
    if (rows.length < vectorsAtOnce) break
    after = rows.at(-1)?.id ?? null
  }
  return { batches, newest }
}
