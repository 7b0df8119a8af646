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

/** Two communities, and every actor of the first. */
export type BaseWorld = {
  t: TestApp
  here: { id: string; domain: string; host: string }
  elsewhere: { id: string; domain: string; host: string }
  people: Record<Exclude<ActorName, 'visitor'>, Person>
  /** Profiles that every member may see. */
  subject: Both
  /** An unused domain. */
  freeDomain(): string
  /** An unused email. */
  freeEmail(): string
}

/**
 * What the samples of each slice need in the world, by the slice's noun. Each slice declares its own:
 * `declare module '#server/testing/world.ts' { interface WorldParts { intro: Both } }`, and builds it in its
 * `buildPart`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the slices
export interface WorldParts {}

export type World = BaseWorld & WorldParts
