import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { exportReport } from './exportReport.ts'

/** Saves the participants as CSV; says how much has come while it comes. */
export function ExportButton({ eventId }: { eventId: string }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const [bytes, setBytes] = useState<number | null>(null)
  const run = async (): Promise<void> => {
    setBytes(0)
    try {
      const { name, content } = await exportReport(eventId, setBytes)
      saveFile(name, content)
      showToast({ type: 'success', title: t('exported') })
    } catch {
      showToast({ type: 'error', title: t('notExported'), action: { label: t('retry'), run: () => void run() } })
    } finally {
      setBytes(null)
    }
  }
  const size = Math.ceil((bytes ?? 0) / 1024).toLocaleString(language)
  return (
    <Button
      variant="default"
      leftSection={<Icon of={Download} size={16} />}
      disabled={bytes !== null}
      onClick={() => void run()}
    >
      {bytes === null ? t('export') : t('exporting', { size })}
    </Button>
  )
}
