import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ContactButton } from './ContactButton.tsx'

/** Shown when the user lacks the permission. */
export function NoPermission() {
  const t = useWords('ui')
  return (
    <EmptyState level={1} title={t('noPermission.title')} text={t('noPermission.text')} action={<ContactButton />} />
  )
}
