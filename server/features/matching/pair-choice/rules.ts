import { createHash } from 'node:crypto'
import type { PairChoiceKind } from '#contract/matching/pair-choice.ts'
import type { Rules } from '../engine/pairing/member.ts'

export type ChosenPair = { firstId: string; secondId: string; choice: PairChoiceKind }

/** Choices of one run. More would be rules. */
export const choicesAtMost = 200

const pairsOf = (choices: ChosenPair[], wanted: PairChoiceKind) =>
  choices
    .filter(({ choice }) => choice === wanted)
    .map(({ firstId, secondId }): [string, string] => [firstId, secondId])

/** The rules of one run: a skipped pair is one that never meets, a pinned one is required. */
export const withChoices = (rules: Rules, choices: ChosenPair[]): Rules => ({
  ...rules,
  neverPairs: [...rules.neverPairs, ...pairsOf(choices, 'SKIP')],
  mustPairs: [...rules.mustPairs, ...pairsOf(choices, 'PIN')],
})

/** The same for the same choices in any order. */
export function hashOf(choices: ChosenPair[]): string {
  const lines = choices.map(({ firstId, secondId, choice }) => `${firstId} ${secondId} ${choice}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
