import type { Api } from '#contract/capabilities.ts'
import type { Endpoint, SentOf } from '#contract/endpoint.ts'
import type { ActorName, ExpectedStatuses } from './actors.ts'
import type { FactoryContext } from './factory-context.ts'
import type { BaseWorld, World, WorldParts } from './world.ts'

/** How the tests over all calls make one call, and who may make it. */
export type Sample<E extends Endpoint = Endpoint> = {
  /** Input with which the member `here` gets a 2xx. */
  input(world: World): SentOf<E>
  /** Expected status by actor when sending the sample, which is the member's: ids of people in it are the member's. */
  access: ExpectedStatuses
  /** Actor who gets a 2xx, if not the member. */
  actor?: ActorName
  /** Expected status where a 2xx would need an external service. */
  status?: number
  /**
   * For each id in the input, by its path (`id`, `answers[].questionId`), the id of a thing of the other community: the
   * reply must equal that for an unknown id. `open` where the id is visible from anywhere. The walk fails with the path
   * of an id that is missing here.
   */
  ids?(world: World): Record<string, string>
}

/** Marks an id that is not bound to the community. */
export const open = 'open'

/** A member whose row it is, and another member for rows that are about somebody. */
export type RowOwner = { communityId: string; userId: string; participantId: string; subjectId: string }

/** Builds a row of a community table, for the owner if the table is about people. */
export type BuildRow = (t: FactoryContext, owner: RowOwner) => Promise<unknown>

/** What the tests need of a slice. A call of its group without a sample does not compile. */
export type SliceTesting<Noun extends string> = {
  noun: Noun
  /** Environment that the samples need. */
  environment?: NodeJS.ProcessEnv
  /** Builders of rows of the community tables that the slice owns. */
  tables?: Record<string, BuildRow>
} & (Noun extends keyof Api
  ? { calls: { [N in keyof Api[Noun]]: Sample<Extract<Api[Noun][N], Endpoint>> } }
  : { calls?: undefined }) &
  (Noun extends keyof WorldParts
    ? { buildPart(world: BaseWorld): Promise<WorldParts[Noun]> }
    : { buildPart?(world: BaseWorld): Promise<void> })
