import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import { dayOfWeek } from './days.ts'
import classes from './MoreRecommendations.module.css'
import { RecommendationRow } from './RecommendationRow.tsx'
import { useNextListAt } from './useNextListAt.ts'
import type { Recommendations } from './useRecommendations.ts'

const rowsAtFirst = 4

/** The rest of the list, initially collapsed. */
export function MoreRecommendations({ recommendations }: { recommendations: Recommendations }) {
  const t = useWords('matching')
  const language = useLanguage()
  const { timeZone } = useCommunity()
  const { list, first, more } = recommendations
  const nextAt = useNextListAt(first?.nextRunAt)
  const [isWhole, setWhole] = useState(false)
  const [news, setNews] = useState('')
  const rows = isWhole ? more : more.slice(0, rowsAtFirst)
  const hidden = more.length - rows.length
  const showMore = async () => {
    setWhole(true)
    const loaded = hidden > 0 ? hidden : (await list.fetchNextPage()).data?.pages.at(-1)?.items.length
    setNews(t('list.shown', { count: loaded ?? 0 }))
  }
  return (
    <section>
      <Heading level={2} className={classes.title}>
        {t('list.more')}
      </Heading>
      <ul className={classes.rows}>
        {rows.map(recommendation => (
          <RecommendationRow key={recommendation.matchingId} recommendation={recommendation} />
        ))}
        {(hidden > 0 || list.hasNextPage) && (
          <li className={classes.end}>
            <Button variant="subtle" size="sm" loading={list.isFetchingNextPage} onClick={() => void showMore()}>
              {hidden > 0 ? t('list.show', { count: hidden }) : t('list.load')}
            </Button>
          </li>
        )}
        {hidden === 0 && !list.hasNextPage && nextAt && (
          <li className={classes.end}>
            <Text size="small" tone="quiet">
              {t('list.next', { date: dayOfWeek(nextAt, language, timeZone) })}
            </Text>
          </li>
        )}
      </ul>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </section>
  )
}
