import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'

/** Export of personal data. */
export function DataSection() {
  const t = useWords('participants')
  const { problem, isBusy, attempt } = useAttempt()
  const download = async () => {
    saveFile('my-data.json', await (await fetchFile('/api/users/export')).blob())
    showToast({ type: 'success', title: t('settings.exported') })
  }
  return (
    <SettingsCard title={t('settings.data')}>
      <SettingRow
        title={t('settings.export')}
        text={
          <>
            {t('settings.exportText')}
            {problem && (
              <Text tone="danger">
                <span role="alert">{problem}</span>
              </Text>
            )}
          </>
        }
      >
        <Button
          variant="default"
          leftSection={<Icon of={Download} size={16} />}
          loading={isBusy}
          onClick={() => void attempt(download)}
        >
          {t('settings.exportButton')}
        </Button>
      </SettingRow>
    </SettingsCard>
  )
}
