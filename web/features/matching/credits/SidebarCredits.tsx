import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { Link } from 'react-router'
import { CreditsBar } from '#web/features/matching/credits/CreditsBar.tsx'
import { introsLeft } from '#web/features/matching/credits/refill.ts'
import { useIntroWords } from '#web/features/matching/credits/useIntroWords.ts'
import { useRefillWords } from '#web/features/matching/credits/useRefillWords.ts'
import { creditsQuery } from '#web/features/matching/queries.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SidebarCredits.module.css'

/** Balance at the bottom of the menu; on the icon rail only the bar, with a label. */
export function SidebarCredits() {
  const t = useWords('network')
  const refillWords = useRefillWords()
  const introWords = useIntroWords()
  const { data: credits } = useQuery(creditsQuery)
  const intros = credits && introsLeft(credits)
  if (!credits || intros === null || intros === undefined) return null
  const left = introWords(intros)
  return (
    <aside className={classes.root} aria-label={t('credits.left')}>
      <Link
        to="/subscriptions"
        className={classes.card}
        title={left}
        onClick={() => track('navbar click', { target: 'credits' })}
      >
        <span className={classes.head}>
          <span className={classes.bolt} data-empty={intros === 0 || undefined}>
            <Icon of={Zap} size={15} />
          </span>
          <span className={classes.intros}>{left}</span>
          <span className={classes.figures}>
            {credits.balance}/{credits.allowance}
          </span>
        </span>
        <span className={classes.bar}>
          <CreditsBar credits={credits} />
        </span>
        <span className={classes.refill}>{refillWords(credits.nextRefillAt)}</span>
      </Link>
    </aside>
  )
}
