import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** What is needed to go on is not there; what was entered is. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useWords('onboarding')
  return (
    <EmptyState
      level={1}
      title={t('notLoaded')}
      text={t('notLoadedText')}
      action={
        <Button variant="light" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
