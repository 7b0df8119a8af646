import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, NumberInput, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './NewslettersPage.module.css'
import { settingsQuery } from './queries.ts'

/** How fast newsletters are sent, and whether opens and clicks are counted. */
export function SettingsSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const settings = useQuery({ ...settingsQuery, enabled: isOpen })
  const [perMinute, setPerMinute] = useState(60)
  const [countsOpens, setCountsOpens] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  useEffect(() => {
    if (!settings.data) return
    setPerMinute(settings.data.perMinute)
    setCountsOpens(settings.data.countsOpens)
  }, [settings.data])
  const canUpdate = settings.data?.canUpdate === true

  const save = () =>
    void attempt(async () => {
      await api.newsletter.updateSettings({ perMinute, countsOpens })
      await queries.invalidateQueries(settingsQuery)
      showToast({ type: 'success', title: t('sending.saved') })
      onClose()
    })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('sending.title')}
      actions={
        canUpdate && (
          <Button loading={isBusy} onClick={save}>
            {t('menu.save')}
          </Button>
        )
      }
    >
      <div className={classes.stack}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {settings.isError && <NotLoaded onRetry={() => void settings.refetch()} />}
        {settings.data && !canUpdate && <Banner tone="info" title={t('sending.readOnly')} />}
        <NumberInput
          label={t('sending.perMinute')}
          description={t('sending.perMinuteHint')}
          min={1}
          max={newsletterLimits.perMinute}
          allowDecimal={false}
          disabled={!canUpdate}
          value={perMinute}
          onChange={value => setPerMinute(Number(value) || 1)}
        />
        <Switch
          label={t('sending.counts')}
          description={t('sending.countsHint')}
          disabled={!canUpdate}
          checked={countsOpens}
          onChange={({ currentTarget }) => setCountsOpens(currentTarget.checked)}
        />
      </div>
    </Sheet>
  )
}
