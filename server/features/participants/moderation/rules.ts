import type { ModerationStatus } from '#contract/users/user.ts'

type Decision = { current: ModerationStatus; seen: ModerationStatus | undefined; wanted: ModerationStatus }

/**
 * What a decision does. `conflict`: another moderator has decided since the caller looked. Two who confirm agree; two who reject may
 * have given different reasons, and the owner has read the first.
 */
export function outcomeOf({ current, seen, wanted }: Decision): 'change' | 'nothing' | 'conflict' {
  if (seen !== undefined && seen !== current)
    return wanted === current && wanted !== 'REJECTED' ? 'nothing' : 'conflict'
  return wanted === current && wanted !== 'REJECTED' ? 'nothing' : 'change'
}

/** Fewer decisions say nothing about the next one. */
export const fewestDecisions = 3
