import { ActionIcon, Button } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { dayOfWeek, isWednesdayAhead } from '#web/features/matching/recommendation/days.ts'
import { latestMatchingDate } from '#web/features/matching/recommendation/splitRecommendations.ts'
import type { Recommendations } from '#web/features/matching/recommendation/useRecommendations.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MyCommunitiesHead.module.css'
import type { MyCommunitiesTab } from './MyCommunitiesTabs.tsx'

type Props = {
  tab: MyCommunitiesTab
  recommendations: Recommendations
  /** 0 while unknown. */
  openRequests: number
  onCriteria: () => void
}

const numbers = [null, 'one', 'two', 'three'] as const

/** Number of recommendations, and how many participants were considered. */
export function MyCommunitiesHead({ tab, recommendations, openRequests, onCriteria }: Props) {
  const t = useWords('matching')
  const number = numbers[recommendations.top.length]
  const recommendationsText = useChosenText(recommendations)
  const isFeed = tab === 'requests'
  const feedText = openRequests ? t('head.open', { count: openRequests }) : t('head.requestsText')
  const text = isFeed ? feedText : recommendationsText
  const label = t('head.criteria')
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Heading level={1}>{isFeed ? t('head.requests') : number ? t(`head.${number}`) : t('title')}</Heading>
        {text && (
          <Text tone="soft" className={classes.text}>
            {text}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        className={classes.wide ?? ''}
        leftSection={<Icon of={SlidersHorizontal} size={16} />}
        onClick={onCriteria}
      >
        {label}
      </Button>
      <ActionIcon variant="default" size="lg" className={classes.narrow ?? ''} aria-label={label} onClick={onCriteria}>
        <Icon of={SlidersHorizontal} />
      </ActionIcon>
    </div>
  )
}

/** To be chosen from fewer is no choice worth a word. */
const leastNamed = 10

/** When the people of the cards were chosen; others are added between two runs. */
function useChosenText({ first, top }: Recommendations): string | null {
  const t = useWords('matching')
  const language = useLanguage()
  const { timeZone } = useCommunity()
  const date = latestMatchingDate(top)
  if (!first || !date) return null
  const day = dayOfWeek(date, language, timeZone)
  const chosen =
    first.chosenFrom >= leastNamed
      ? t('head.chosen', { date: day, count: first.chosenFrom })
      : t('head.chosenOn', { date: day })
  return [chosen, isWednesdayAhead(new Date(), timeZone) && t('head.wednesday')].filter(Boolean).join(' ')
}
