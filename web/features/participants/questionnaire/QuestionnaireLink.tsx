import { ClipboardList } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the options to the questions to newcomers. */
export function QuestionnaireLink() {
  const t = useWords('questionnaire')
  return <ScreenLink to="/admin/options/questionnaire" icon={ClipboardList} title={t('title')} text={t('link')} />
}
