import { featureNames } from '#server/features/matching/engine/score/features.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Fit, listFits, rollBack } from '../weights/store.ts'

/*
 * Commands of `npm run matching`. Each runs in one community and returns lines to print.
 */

export type Options = { rollback?: boolean | undefined }

export const commands: Record<string, { usage: string; run(scope: Scope, options: Options): Promise<string[]> }> = {
  weights: { usage: '[--rollback]', run: weights },
}

const shownFits = 12

/** Lists the fits of the last weeks; with --rollback, the weights before those in use are in use from then on. */
async function weights({ db, community }: Scope, { rollback }: Options): Promise<string[]> {
  const done = rollback ? await rollBack(db) : null
  const fits = await listFits(db, shownFits)
  const inUse = fits.find(({ status }) => status === 'IN_USE')
  const notes = []
  if (rollback && !done) notes.push(`${community.domain} uses no weights of its own: there is nothing to roll back.`)
  if (done) notes.push(`The weights of ${done.gone} are rolled back. ${after(done.back)}`)
  if (fits.length === 0) return [...notes, `${community.domain} has no weights of its own yet.`]
  return [...notes, ...fits.map(describe), ...(inUse ? [valuesOf(inUse)] : [])]
}

const after = (back: string | null) =>
  back ? `Those of ${back} are in use again.` : 'Until the next fit, those of the installation are in use.'

const describe = ({ week, status, examples, liked, heldOut, loss, lossInUse }: Fit) =>
  `${week} ${status}: ${examples} answers, ${liked} of them yes; log loss on ${heldOut} newest: ${loss.toFixed(4)}, before: ${lossInUse.toFixed(4)}`

const valuesOf = ({ week, figures }: Fit) =>
  `In use, of ${week}: ${featureNames.map((name, at) => `${name} ${(figures[at] ?? 0).toFixed(2)}`).join(', ')}`
