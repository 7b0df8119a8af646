import type { Recommendation } from '#contract/matching/recommendation.ts'
import { RecommendationCard } from './RecommendationCard.tsx'
import classes from './TopRecommendations.module.css'

export function TopRecommendations({ top }: { top: Recommendation[] }) {
  return (
    <ul className={classes.root}>
      {top.map(recommendation => (
        <RecommendationCard key={recommendation.matchingId} recommendation={recommendation} />
      ))}
    </ul>
  )
}
