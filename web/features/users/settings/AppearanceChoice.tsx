import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useWords } from '#web/lib/words.ts'

const schemes: MantineColorScheme[] = ['light', 'dark', 'auto']

export function AppearanceChoice() {
  const t = useWords('screens')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label={t('settings.appearance')}
      value={colorScheme}
      data={schemes.map(scheme => ({ value: scheme, label: t(`settings.${scheme}`) }))}
      onChange={value => setColorScheme(value as MantineColorScheme)}
    />
  )
}
