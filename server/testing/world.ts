import type { ActorName } from './actors.ts'
import type { TestApp } from './harness.ts'

export type Person = {
  userId: string
  email: string
  password: string
  communityId: string
  participantId: string | null
}

/** A thing of this community, and one of the same kind in the other. */
export type Both<Thing = string> = { here: Thing; elsewhere: Thing }

/** Two communities, and everyone who may call the first. */
export type BaseWorld = {
  t: TestApp
  here: { id: string; domain: string; host: string }
  elsewhere: { id: string; domain: string; host: string }
  people: Record<Exclude<ActorName, 'visitor'>, Person>
  /** Member profiles that every member may see. */
  subject: Both
  /** A domain that nobody has. */
  freeDomain(): string
  /** An address that nobody has. */
  freeEmail(): string
}

/**
 * What the samples of each slice need in the world, by the slice's noun. Each slice adds its own:
 * `declare module '#server/testing/world.ts' { interface WorldParts { intro: Both } }`, and makes it in its `buildPart`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the slices
export interface WorldParts {}

export type World = BaseWorld & WorldParts
