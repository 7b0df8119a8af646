import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'

const schemes: MantineColorScheme[] = ['light', 'dark', 'auto']

export function AppearanceChoice() {
  const t = useWords('settings')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label={t('appearance')}
      value={colorScheme}
      data={schemes.map(scheme => ({ value: scheme, label: t(`${scheme}`) }))}
      onChange={value => setColorScheme(value as MantineColorScheme)}
    />
  )
}
