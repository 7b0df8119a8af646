import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { Language } from '#contract/languages.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { changeLanguage } from '#web/lib/words/changeLanguage.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'

/** All languages of the community as buttons. */
export function LanguageChoice() {
  const t = useWords('shell')
  const { langChoices } = useCommunity()
  const current = useLanguage()
  if (langChoices.length < 2) return null
  return (
    <SegmentedControl
      aria-label={t('language.label')}
      value={current}
      data={langChoices.map(language => ({ value: language, label: t(`language.${language}`) }))}
      onChange={value => void changeLanguage(value as Language)}
    />
  )
}
