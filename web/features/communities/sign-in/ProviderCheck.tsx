import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ProviderCheck as Check } from '#contract/communities/provider-setting.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Provider.module.css'

const tones = { ok: 'success', warning: 'info', failed: 'danger' } as const
const summaries = { ok: 'checkedOk', warning: 'checkedWarning', failed: 'checkedFailed' } as const

/** Calls each address from the server, and says what is wrong. */
export function ProviderCheck() {
  const t = useWords('providerSetting')
  const [checks, setChecks] = useState<Check[] | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  const run = async () => setChecks((await api.providerSetting.check()).checks)
  const worst = (['failed', 'warning', 'ok'] as const).find(state => checks?.some(check => check.state === state))
  return (
    <>
      <div>
        <Button loading={isBusy} onClick={() => void attempt(run)}>
          {t('check')}
        </Button>
      </div>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {checks && worst && !isBusy && (
        <>
          <Banner tone={tones[worst]} title={t(summaries[worst])} isAlert />
          <ul className={classes.results}>
            {checks.map(check => (
              <li key={check.part} className={classes.result}>
                <Text weight="semibold">{t(`parts.${check.part}`)}</Text>
                <Chip tone={tones[check.state]}>{t(`states.${check.state}`)}</Chip>
                {check.problem && (
                  <Text size="small" tone="soft">
                    {t(`problems.${check.problem}`, { status: check.status ?? '' })}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
