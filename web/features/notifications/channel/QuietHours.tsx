import { Button, Switch } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { zoneCity } from '#contract/events/zone-city.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { readTime } from '#web/lib/words/typedTime.ts'
import { useWords } from '#web/lib/words/words.ts'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import classes from './ChannelsSection.module.css'
import { refreshChannels } from './useChannels.ts'

type Hours = { from: string; until: string }

const usual: Hours = { from: '22:00', until: '08:00' }

/** Hours in which messengers and push stay silent. */
export function QuietHours({ known }: { known: { quietHours: Hours | null; timeZone: string } }) {
  const t = useWords('channels')
  const [hours, setHours] = useState(known.quietHours)
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  /** One after the other: an attempt is ignored while another is running, and the switch would show what was not saved. */
  const saving = useRef(Promise.resolve())
  const save = (quietHours: Hours | null) => {
    saving.current = saving.current.then(async () => {
      const isSaved = await attempt(async () => {
        await api.channel.updateQuietHours({ quietHours })
        await refreshChannels()
      })
      if (isSaved) showToast({ type: 'success', title: t('saved') })
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [from, until] = [hours?.from, hours?.until].map(time => readTime(time ?? ''))
    if (!from || !until || from === until) return setProblem(t('quiet.wrong'))
    save({ from, until })
  }
  const toggle = (isOn: boolean) => {
    setHours(isOn ? usual : null)
    save(isOn ? usual : null)
  }
  return (
    <>
      <div className={classes.channel}>
        <SettingRow title={t('quiet.title')} text={t('quiet.text', { zone: zoneCity(known.timeZone, useLanguage()) })}>
          <Switch
            aria-label={t('quiet.isOn')}
            checked={hours !== null}
            onChange={event => toggle(event.currentTarget.checked)}
          />
        </SettingRow>
      </div>
      {hours && (
        <form className={settings.block} onSubmit={submit}>
          <div className={classes.hours}>
            <TimeField label={t('quiet.from')} value={hours.from} onChange={from => setHours({ ...hours, from })} />
            <TimeField label={t('quiet.until')} value={hours.until} onChange={until => setHours({ ...hours, until })} />
            <Button type="submit" variant="default" loading={isBusy}>
              {t('quiet.save')}
            </Button>
          </div>
          {problem && (
            <Text tone="danger">
              <span role="alert">{problem}</span>
            </Text>
          )}
        </form>
      )}
    </>
  )
}
