import { useWords } from '#web/lib/words/words.ts'
import { BackLink } from '#web/ui/BackLink.tsx'

/** Back to the list. */
export function NewslettersLink() {
  const t = useWords('newsletters')
  return <BackLink to="/admin/newsletters">{t('editor.back')}</BackLink>
}
