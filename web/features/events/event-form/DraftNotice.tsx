import { Button } from '@mantine/core'
import { useState } from 'react'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'

type Props = { savedAt: string; isEditing: boolean; onDiscard: () => Promise<void> }

/** Says that the form is a draft of an earlier visit. */
export function DraftNotice({ savedAt, isEditing, onDiscard }: Props) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(Date.now)
  const when = ago(savedAt, now, language) ?? t('draft.justNow')
  const discard = async () => {
    setBusy(true)
    await onDiscard().finally(() => setBusy(false))
  }
  return (
    <Banner
      tone="info"
      title={t('draft.restored')}
      action={
        <Button variant="default" size="sm" loading={isBusy} onClick={() => void discard()}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t(isEditing ? 'draft.restoredEditText' : 'draft.restoredText', { when })}
    </Banner>
  )
}
