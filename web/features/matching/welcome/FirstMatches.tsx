import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CardGridSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { recommendationsQuery } from '../queries.ts'
import { splitRecommendations } from '../recommendation/splitRecommendations.ts'
import { TopRecommendations } from '../recommendation/TopRecommendations.tsx'
import classes from './FirstMatches.module.css'

/** Last screen of onboarding: the first matches. `to` is the next screen. */
export function FirstMatches({ to }: { to: string }) {
  const t = useWords('matching')
  const words = useRef<HTMLDivElement>(null)
  const list = useInfiniteQuery(recommendationsQuery())
  const { top } = splitRecommendations(list.data?.pages.flatMap(({ items }) => items) ?? [])
  useEffect(() => {
    scrollTo(0, 0)
    words.current?.focus({ preventScroll: true })
  }, [])
  const isSomebody = list.isPending || top.length > 0
  return (
    <div className={classes.root}>
      <div ref={words} tabIndex={-1} className={classes.words}>
        <Heading level={1}>{isSomebody ? t('first.title') : t('first.none')}</Heading>
        <Text size="lead" tone="soft" className={classes.text}>
          {isSomebody ? t('first.text') : t('first.noneText')}
        </Text>
      </div>
      {list.isPending && <CardGridSkeleton />}
      {top.length > 0 && <TopRecommendations top={top} />}
      <Button
        size="lg"
        className={classes.next ?? ''}
        rightSection={<Icon of={ArrowRight} />}
        onClick={() => goTo(to, { replace: true })}
      >
        {t(to.startsWith('/my_communities') ? 'first.action' : 'first.goOn')}
      </Button>
    </div>
  )
}
