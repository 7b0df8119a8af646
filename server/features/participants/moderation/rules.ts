import { words } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { RejectionPreset } from '#contract/participants/rejection-presets.ts'
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

type Reason = { reason?: string | undefined; preset?: RejectionPreset | undefined }

/** What the rejected person reads: the moderator's own words, or the preset in the person's language. */
export const reasonFor = ({ reason, preset }: Reason, lang: Language): string =>
  reason || (preset ? words[lang].moderation.rejection.presetText[preset] : '')
