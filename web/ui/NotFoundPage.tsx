import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Shown when a known address has no content. */
export function NotFoundPage() {
  const t = useWords('ui')
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to="/">
          {t('home')}
        </Button>
      }
    />
  )
}
