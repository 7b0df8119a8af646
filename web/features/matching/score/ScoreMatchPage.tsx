import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export function ScoreMatchPage() {
  const t = useWords('screens')
  return (
    <>
      <PageHeader title={t('scoreMatch.title')} />
      <EmptyState
        title={t('scoreMatch.empty')}
        text={t('scoreMatch.emptyText')}
        action={
          <Button component={Link} to="/">
            {t('scoreMatch.action')}
          </Button>
        }
      />
    </>
  )
}
