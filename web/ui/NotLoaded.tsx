import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props = {
  onRetry: () => void
  /** 1 when it replaces the whole screen. */
  level?: 1 | 2
  text?: string
}

/** Shown when loading failed, with a retry. As part of a screen it leaves the rest usable. */
export function NotLoaded({ onRetry, level = 2, text }: Props) {
  const t = useWords('ui')
  return (
    <EmptyState
      level={level}
      title={t('notLoaded')}
      text={text ?? t('notLoadedText')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
