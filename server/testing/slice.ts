import type { Api } from '#contract/capabilities.ts'
import type { Endpoint, SentOf } from '#contract/endpoint.ts'
import type { ActorName, Answers } from './actors.ts'
import type { Ground } from './ground.ts'
import type { BaseWorld, World, WorldParts } from './world.ts'

/** How one call of the contract is made in the tests that go over all of them, and who may make it. */
export type Sample<E extends Endpoint = Endpoint> = {
  /** What the member `here` sends to reach a 2xx. */
  input(world: World): SentOf<E>
  /** What each actor is answered when sending the sample, which is the member's: an id of a person in it is the member's. */
  access: Answers
  /** Who reaches a 2xx, if not the member. */
  actor?: ActorName
  /** What the action answers where a 2xx would need somebody outside. */
  status?: number
  /**
   * For each id in the input, by its path (`id`, `answers[].questionId`), the id of a thing of the other community: it must be
   * answered like an id of nothing. `open` where the id names what everybody may see from anywhere. The walk fails by the path
   * of an id that is missing here.
   */
  ids?(world: World): Record<string, string>
}

/** The value of an id that is not bound to the community. */
export const open = 'open'

/** A member whose row it is, and another member for rows that are about somebody. */
export type RowOwner = { communityId: string; userId: string; participantId: string; subjectId: string }

/** Makes a row of a community's table, the owner's where the table is about people. */
export type BuildRow = (t: Ground, owner: RowOwner) => Promise<unknown>

/** What the tests need of a slice. A call of its group without a sample does not compile. */
export type SliceTesting<Noun extends string> = {
  noun: Noun
  /** Settings that the samples need the app to be started with. */
  environment?: NodeJS.ProcessEnv
  /** How a row of each table of a community that the slice owns is made. */
  tables?: Record<string, BuildRow>
} & (Noun extends keyof Api
  ? { calls: { [N in keyof Api[Noun]]: Sample<Extract<Api[Noun][N], Endpoint>> } }
  : { calls?: undefined }) &
  (Noun extends keyof WorldParts
    ? { buildPart(world: BaseWorld): Promise<WorldParts[Noun]> }
    : { buildPart?(world: BaseWorld): Promise<void> })
