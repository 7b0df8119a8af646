import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { Preference } from '#contract/matching/preference.ts'
import { useWords } from '#web/lib/words/words.ts'

const choices: Preference['everyWeeks'][] = [1, 2, 4]

type Props = { value: Preference['everyWeeks']; onChange: (everyWeeks: Preference['everyWeeks']) => void }

export function CadenceChoice({ value, onChange }: Props) {
  const t = useWords('network')
  return (
    <SegmentedControl
      aria-label={t('wishes.often')}
      value={String(value)}
      data={choices.map(weeks => ({ value: String(weeks), label: t(`wishes.every${weeks}`) }))}
      onChange={chosen => onChange(Number(chosen) as Preference['everyWeeks'])}
    />
  )
}
