import { History } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the options to the audit log. */
export function ChangesLink() {
  const t = useWords('changes')
  return <ScreenLink to="/admin/options/changes" icon={History} title={t('title')} text={t('text')} />
}
