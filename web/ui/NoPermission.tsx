import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ContactButton } from './ContactButton.tsx'

/** What someone sees in an area that is not theirs. */
export function NoPermission() {
  const t = useWords('ui')
  return (
    <EmptyState level={1} title={t('noPermission.title')} text={t('noPermission.text')} action={<ContactButton />} />
  )
}
