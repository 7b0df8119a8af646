import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PairToScore } from '#contract/matching/scoring.ts'
import { api } from '#web/lib/client.ts'
import { useAttempt } from '#web/lib/useAttempt.ts'
import { nextPairQuery } from './queries.ts'

export type Verdict = ReplyOf<Api['scoring']['score']> & { score: number }

const idOf = (pair: PairToScore | null | undefined) => pair && `${pair.first.id} ${pair.second.id}`

/** One pair after another: choose, confirm, see what the machine thinks, go on. */
export function useScoring() {
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [skipped, setSkipped] = useState<string | null>(null)
  const next = useQuery(nextPairQuery(round))
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const pair = next.data?.pair
  const isSame = skipped !== null && idOf(pair) === skipped

  const goOn = () => {
    setChosen(null)
    setVerdict(null)
    setProblem(null)
    setRound(now => now + 1)
  }
  const confirm = () =>
    attempt(async () => {
      if (!pair || chosen === null) return
      const pairIds = { firstId: pair.first.id, secondId: pair.second.id }
      const answer = await api.scoring.score({ ...pairIds, internalAdminScore: chosen })
      setVerdict({ ...answer, score: chosen })
    })
  const skip = () => {
    setSkipped(idOf(pair) ?? null)
    goOn()
  }
  return { next, pair, isSame, chosen, choose: setChosen, confirm, verdict, goOn, skip, problem, isBusy }
}
