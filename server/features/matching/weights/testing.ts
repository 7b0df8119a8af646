import { prior } from '#server/features/matching/engine/score/probability.ts'
import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type Options = {
  communityId: string
  week?: string
  status?: 'IN_USE' | 'REPLACED' | 'REFUSED'
  figures?: number[]
  strength?: number
}

/** Weights that were fitted, with a lesson that pulls towards them. */
export async function buildWeights(t: FactoryContext, options: Options) {
  const { communityId, week = '2026-11-16', status = 'IN_USE', figures = [...prior], strength = 1 } = options
  const id = newId(t.clock.now())
  const curvature = figures.flatMap((_, row) => figures.map((_, column) => (row === column ? strength : 0)))
  await t.owner`
    insert into weights (community_id, id, week, fitted_at, status, figures, examples, liked, held_out, loss, loss_in_use, curvature, pull)
    values (${communityId}, ${id}, ${week}, ${week}::date, ${status}, ${figures}::float8[], 100, 30, 20, 0.4, 0.5, ${curvature}::float8[],
      ${figures.map(value => strength * value)}::float8[])`
  return { id }
}

export const testing: SliceTesting<'weights'> = {
  noun: 'weights',
  tables: { weights: (t, { communityId }) => buildWeights(t, { communityId }) },
}
