import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import classes from './NotLoaded.module.css'
import { Text } from './Text.tsx'

type Props = {
  onRetry: () => void
  /** 1 when it replaces the whole screen. */
  level?: 1 | 2
  text?: string
  /** One line without a drawing, for a small card. */
  isCompact?: boolean
}

/** Shown when loading failed, with a retry. As part of a screen it leaves the rest usable. */
export function NotLoaded({ onRetry, level = 2, text, isCompact = false }: Props) {
  const t = useWords('ui')
  const retry = (
    <Button variant="default" size={isCompact ? 'xs' : 'md'} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  if (!isCompact)
    return <EmptyState level={level} title={t('notLoaded')} text={text ?? t('notLoadedText')} action={retry} />
  return (
    <div className={classes.compact}>
      <Text tone="soft">{t('notLoaded')}</Text>
      {retry}
    </div>
  )
}
