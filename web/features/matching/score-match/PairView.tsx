import type { PairToScore } from '#contract/matching/score-match.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Assistance } from './Assistance.tsx'
import { PairHistory } from './PairHistory.tsx'
import classes from './PairView.module.css'
import { ScoreBar } from './ScoreBar.tsx'
import { ScoredParticipantCard } from './ScoredParticipantCard.tsx'
import type { useScoring } from './useScoring.ts'
import { VerdictCard } from './VerdictCard.tsx'

type Props = { pair: PairToScore; scoring: ReturnType<typeof useScoring> }

/** A pair with everything needed to score it; the score bar stays in view. */
export function PairView({ pair, scoring }: Props) {
  const ids = { firstId: pair.first.id, secondId: pair.second.id }
  const { verdict, problem } = scoring
  return (
    <>
      <div className={classes.people}>
        <ScoredParticipantCard person={pair.first} />
        <ScoredParticipantCard person={pair.second} />
      </div>
      <div className={classes.around}>
        <Assistance pair={ids} />
        <PairHistory pair={ids} people={[pair.first, pair.second]} />
      </div>
      <div className={classes.dock}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {verdict ? (
          <VerdictCard verdict={verdict} onNext={scoring.goOn} onBack={scoring.back} />
        ) : (
          <ScoreBar scoring={scoring} />
        )}
      </div>
    </>
  )
}
