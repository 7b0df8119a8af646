// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Weights that were fitted to the feedback of a community, also those that were refused or rolled back. */
export type WeightsRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The Monday of the week; one fit per week. */
  week: string
  /** When. */
  fittedAt: string
  /** In use; replaced by later ones; refused, as they predicted the newest weeks worse; or rolled back by an operator. */
  status: 'IN_USE' | 'REPLACED' | 'REFUSED' | 'ROLLED_BACK'
  /** One weight for each feature of the score, in the order of the code. */
  figures: number[]
  /** Feedbacks that there were, silences included. */
  examples: number
  /** Of these, likes, accepted intros and good meetings. */
  liked: number
  /** Of these, feedbacks of the newest weeks, which the fit did not see. */
  heldOut: number
  /** Mean log loss on the held-out weeks. */
  loss: number
  /** The same of the weights that were in use. */
  lossInUse: number
  /** Second derivatives of the loss of the feedback, row by row: with pull, all that other communities learn from this one, in a sum. */
  curvature: number[]
  /** Curvature times weights minus the gradient. */
  pull: number[]
}
