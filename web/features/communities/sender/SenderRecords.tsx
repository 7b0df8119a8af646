import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SenderRecord, SenderSetting } from '#contract/communities/sender.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CopyField } from '../setting/CopyField.tsx'
import classes from './SenderView.module.css'

type Own = NonNullable<SenderSetting['own']>
type Props = { own: Own; onChecked: (known: SenderSetting) => void; onRemove: () => void }

const tones: Record<SenderRecord['state'], ChipTone> = {
  unknown: 'neutral',
  found: 'success',
  missing: 'warning',
  differs: 'danger',
  several: 'danger',
}

/** The DNS records of an address, each with its state. */
export function SenderRecords({ own, onChecked, onRemove }: Props) {
  const t = useWords('sender')
  const language = useLanguage()
  const [isJustChecked, setJustChecked] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const { address, records, verifiedAt } = own
  const check = () =>
    attempt(async () => {
      onChecked(await api.sender.check())
      setJustChecked(true)
    })
  return (
    <SettingsCard title={t('waiting', { address })}>
      <div className={settings.block}>
        <Text>
          {verifiedAt ? t('verified', { date: longDate(verifiedAt, language) }) : t('waitingText', { address })}
        </Text>
        <ul className={classes.records}>
          {records.map(record => (
            <li key={record.kind} className={classes.record}>
              <div className={classes.head}>
                <Text weight="semibold">{t(`kinds.${record.kind}`)}</Text>
                <Chip tone={tones[record.state]}>{t(`states.${record.state}`)}</Chip>
              </div>
              {record.kind === 'SPF' && (
                <Text size="small" tone="soft">
                  {t('spfHint')}
                </Text>
              )}
              {(['name', 'value'] as const).map(part => (
                <CopyField
                  key={part}
                  label={t(part === 'name' ? 'recordName' : 'recordValue', { kind: record.kind })}
                  value={record[part]}
                  copy={t('copy')}
                  copied={t('copied')}
                />
              ))}
            </li>
          ))}
        </ul>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {isJustChecked && !isBusy && !problem && (
          <Banner
            tone={verifiedAt ? 'success' : 'warning'}
            title={t(verifiedAt ? 'checkedOk' : 'checkedFailed', { address })}
            isAlert
          />
        )}
        <div className={classes.buttons}>
          <Button loading={isBusy} onClick={() => void check()}>
            {t('check')}
          </Button>
          <Button variant="subtle" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </SettingsCard>
  )
}
