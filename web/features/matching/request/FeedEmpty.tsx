import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import type { FeedState } from './feedState.ts'

type Props = { state: FeedState; onClear: () => void; onCriteria: () => void }

/** Why the list is empty, with one action. */
export function FeedEmpty({ state, onClear, onCriteria }: Props) {
  const t = useWords('matching')
  if (state.search)
    return (
      <EmptyState
        title={t('feed.none')}
        text={t('feed.noneText')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('feed.clear')}
          </Button>
        }
      />
    )
  if (state.isFitting)
    return (
      <EmptyState
        title={t('feed.noFit')}
        text={t('feed.noFitText')}
        action={
          <LinkButton to="/profile" variant="default">
            {t('rejected.action')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      title={t('feed.empty')}
      text={t('feed.emptyText')}
      action={<Button onClick={onCriteria}>{t('request.write')}</Button>}
    />
  )
}
