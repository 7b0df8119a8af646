import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'

/** Appearance settings, also for visitors. */
export function GeneralSection() {
  const t = useWords('settings')
  const account = useWords('account')
  return (
    <SettingsCard title={account('settings.general')}>
      <SettingRow title={t('language')} text={t('languageText')}>
        <LanguageChoice />
      </SettingRow>
      <SettingRow title={t('appearance')} text={t('appearanceText')}>
        <AppearanceChoice />
      </SettingRow>
    </SettingsCard>
  )
}

const schemes: MantineColorScheme[] = ['light', 'dark', 'auto']

function AppearanceChoice() {
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
