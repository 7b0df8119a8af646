import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { nextPairQuery } from './queries.ts'

export type Verdict = ReplyOf<Api['scoreMatch']['score']> & { score: number }

/** State of scoring pairs: choose, confirm, see the model's rate, next. */
export function useScoring() {
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [skipped, setSkipped] = useState(0)
  const next = useQuery(nextPairQuery(round, skipped))
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const pair = next.data?.pair

  const clear = () => {
    setChosen(null)
    setVerdict(null)
    setProblem(null)
  }
  const takeNext = () => {
    clear()
    setRound(now => now + 1)
  }
  const confirm = () =>
    attempt(async () => {
      if (!pair || chosen === null) return
      const pairIds = { firstId: pair.first.id, secondId: pair.second.id }
      const answer = await api.scoreMatch.score({ ...pairIds, internalAdminScore: chosen })
      setVerdict({ ...answer, score: chosen })
    })
  const skip = () => {
    clear()
    setSkipped(now => now + 1)
  }
  /** Restarts with the first skipped pair. */
  const startOver = () => setSkipped(0)
  return {
    next,
    pair,
    skipped,
    startOver,
    chosen,
    choose: setChosen,
    confirm,
    verdict,
    goOn: takeNext,
    skip,
    problem,
    isBusy,
  }
}
