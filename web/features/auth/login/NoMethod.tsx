import { Button } from '@mantine/core'
import { broadcast } from '#web/lib/events.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export function NoMethod() {
  const t = useWords('auth')
  return (
    <EmptyState
      title={t('login.noMethod')}
      text={t('login.noMethodText')}
      action={
        <Button variant="light" onClick={() => broadcast('openContact')}>
          {t('login.contact')}
        </Button>
      }
    />
  )
}
