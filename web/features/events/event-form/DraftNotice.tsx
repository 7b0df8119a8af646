import { Button } from '@mantine/core'
import { Check, CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { SaveState } from '#web/lib/forms/saver.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './EventForm.module.css'

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

/** Whether the draft is saved. */
export function DraftLine({ state }: { state: SaveState }) {
  const t = useWords('eventForm')
  return (
    <span className={classes.draft} role="status" data-state={state}>
      {state === 'saved' && <Icon of={Check} size={16} />}
      {state === 'waiting' && <Icon of={CloudOff} size={16} />}
      {state !== 'idle' && t(`draft.${state}`)}
    </span>
  )
}
