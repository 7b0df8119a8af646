import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './BulkBar.module.css'
import type { BulkSheetProps } from './selection.ts'

/** One code for all selected members, with as many uses. */
export function AccessCodeSheet({ count, onClose }: BulkSheetProps) {
  const t = useWords('crm')
  return (
    <CodeSheet
      title={t('code.titleMany', { count })}
      text={t('code.textMany', { count })}
      code={{ uses: count }}
      onClose={onClose}
    />
  )
}

type Props = {
  title: string
  text: string
  name?: string
  code: { email?: string; uses: number }
  onClose: () => void
}

/** The code is shown once, so the sheet stays until it is closed. */
export function CodeSheet({ title, text, name = '', code, onClose }: Props) {
  const t = useWords('crm')
  const [label, setLabel] = useState(name)
  const [made, setMade] = useState<string | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  const create = () =>
    attempt(async () => setMade((await api.accessCode.create({ label: label.trim(), ...code })).code))
  const copy = async () => {
    if (made && (await copyText(made))) showToast({ type: 'success', title: t('code.copied') })
  }
  return (
    <Sheet isOpen onClose={onClose} title={title} text={made ? t('code.shown') : text}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {made === null ? (
        <form
          className={classes.form}
          onSubmit={event => {
            event.preventDefault()
            void create()
          }}
        >
          <TextInput
            label={t('code.label')}
            data-autofocus
            maxLength={limits.title.max}
            value={label}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          <Button type="submit" loading={isBusy} disabled={!label.trim()}>
            {t('code.create')}
          </Button>
        </form>
      ) : (
        <div className={classes.form}>
          <output className={classes.code}>{made}</output>
          <Button onClick={() => void copy()}>{t('code.copy')}</Button>
          <Button variant="default" onClick={onClose}>
            {t('code.close')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
