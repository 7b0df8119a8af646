import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PairToScore } from '#contract/matching/score-match.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { look, noPast, type Past, remember, setScore, shownOf } from './past.ts'
import { nextPairQuery } from './queries.ts'

export type Verdict = ReplyOf<Api['scoreMatch']['score']> & { score: number }

/** State of scoring pairs: choose, confirm, see the model's rate, next; and back to pairs that were seen before. */
export function useScoring() {
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [skipped, setSkipped] = useState<PairToScore[]>([])
  const [past, setPast] = useState<Past>(noPast)
  const next = useQuery(nextPairQuery(round, skipped))
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const seen = shownOf(past)
  const pair = seen?.pair ?? next.data?.pair

  const show = (score: number | null) => {
    setChosen(score)
    setVerdict(null)
    setProblem(null)
  }
  const move = (to: Past) => {
    setPast(to)
    show(shownOf(to)?.score ?? null)
  }
  const confirm = () =>
    attempt(async () => {
      if (!pair || chosen === null) return
      const pairIds = { firstId: pair.first.id, secondId: pair.second.id }
      const answer = await api.scoreMatch.score({ ...pairIds, internalAdminScore: chosen })
      setVerdict({ ...answer, score: chosen })
      if (seen) setPast(setScore(past, chosen))
    })
  const leave = (score: number | null) => {
    if (pair) setPast(remember(past, { pair, score }))
    show(null)
  }
  /** After a score: the next pair, or the one after a pair that was looked at again. */
  const goOn = () => {
    if (seen) {
      move(look(past, 1))
      return
    }
    leave(verdict?.score ?? null)
    setRound(now => now + 1)
  }
  const skip = () => {
    if (seen) {
      move(look(past, 1))
      return
    }
    leave(null)
    if (pair) setSkipped(before => [...before, pair])
  }
  // With the verdict the score is saved, though the attempt ends a moment later.
  const isSaving = isBusy && !verdict
  const back = () => {
    if (isSaving) return
    // A pair that has just been scored is one of those to come back to.
    if (verdict && !seen && pair) {
      const kept = remember(past, { pair, score: verdict.score })
      setRound(now => now + 1)
      move(look(kept, -1))
    } else move(look(past, -1))
  }
  const forward = () => {
    if (isSaving || !pair) return
    if (verdict) goOn()
    else skip()
  }
  /** Restarts with the first skipped pair. */
  const startOver = () => setSkipped([])
  return {
    next,
    pair,
    skipped: skipped.length,
    startOver,
    chosen,
    choose: setChosen,
    confirm,
    verdict,
    goOn,
    skip,
    back,
    forward,
    canGoBack: look(past, -1) !== past,
    isSeen: seen !== null,
    problem,
    isBusy,
  }
}
