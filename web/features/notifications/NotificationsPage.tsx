import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export function NotificationsPage() {
  const t = useWords('notifications')
  const settings = useWords('settings')
  const { mode } = useSession()
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          mode === 'member' && (
            <Button component={Link} to="/settings" variant="default">
              {settings('title')}
            </Button>
          )
        }
      />
    </>
  )
}
