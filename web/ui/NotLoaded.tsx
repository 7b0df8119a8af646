import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Part of a screen could not be fetched; the rest stays usable. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useWords('ui')
  return (
    <EmptyState
      title={t('notLoaded')}
      text={t('notLoadedText')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
