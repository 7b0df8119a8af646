import { Button } from '@mantine/core'
import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useWords } from '#web/lib/words/words.ts'

/** The server did not respond: the link stays as it is and can be tried again. */
export function Unavailable({ onRetry, title }: { onRetry: () => void; title?: string }) {
  const t = useWords('auth')
  const failures = useWords('failures')
  return (
    <StepCard
      kind="broken"
      title={title ?? t('magic.unavailable')}
      text={failures('UNAVAILABLE')}
      actions={<Button onClick={onRetry}>{t('magic.retry')}</Button>}
      isNews
    />
  )
}
