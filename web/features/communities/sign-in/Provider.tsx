import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderSetting } from '#contract/communities/provider-setting.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { CopyField } from '../setting/CopyField.tsx'
import { settingQuery } from '../setting/queries.ts'
import classes from './Provider.module.css'
import { ProviderCheck } from './ProviderCheck.tsx'
import { ProviderSheet } from './ProviderSheet.tsx'
import { providerQuery } from './queries.ts'

/** The login service of the community itself: its addresses, and a secret that is entered and never shown. */
export function Provider({ isOn }: { isOn: boolean }) {
  const t = useWords('providerSetting')
  const { data, isError, isFetching, refetch } = useQuery(providerQuery)
  return (
    <SettingsCard title={t('title')}>
      {data && <Known setting={data} isOn={isOn} />}
      {!data && isError && !isFetching && <NotLoaded text={t('notLoaded')} onRetry={() => void refetch()} />}
      {!data && (!isError || isFetching) && <FormSkeleton />}
    </SettingsCard>
  )
}

type Asked = 'edit' | 'remove' | 'removeSecret'

function Known({ setting, isOn }: { setting: ProviderSetting; isOn: boolean }) {
  const t = useWords('providerSetting')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [version, setVersion] = useState(0)
  const { provider, redirectUrl } = setting
  const close = () => setAsked(null)
  /** The list of methods depends on it. */
  const keep = (saved: ProviderSetting, title: string) => {
    queries.setQueryData(providerQuery.queryKey, saved)
    setVersion(version + 1)
    showToast({ type: 'success', title })
    return queries.invalidateQueries({ queryKey: settingQuery.queryKey })
  }
  return (
    <>
      <SettingRow
        title={provider ? t('isSetUp', { issuer: provider.issuer }) : t('none')}
        text={provider ? <Facts provider={provider} isOn={isOn} /> : t('noneText')}
      >
        <Button variant={provider ? 'default' : 'filled'} onClick={() => setAsked('edit')}>
          {t(provider ? 'edit' : 'setUp')}
        </Button>
      </SettingRow>
      <div className={settings.block}>
        <CopyField
          label={t('redirectUrl')}
          text={t('redirectUrlText')}
          value={redirectUrl}
          copy={t('copy')}
          copied={t('copied')}
        />
      </div>
      {provider && (
        <div className={`${settings.block} ${classes.foot}`}>
          <ProviderCheck key={version} />
          <div className={classes.buttons}>
            {provider.hasSecret && (
              <Button variant="subtle" onClick={() => setAsked('removeSecret')}>
                {t('removeSecret')}
              </Button>
            )}
            <Button variant="subtle" onClick={() => setAsked('remove')}>
              {t('remove')}
            </Button>
          </div>
        </div>
      )}
      {asked === 'edit' && (
        <ProviderSheet provider={provider} onClose={close} onSaved={saved => keep(saved, t('saved'))} />
      )}
      {asked === 'removeSecret' && (
        <FormSheet
          onClose={close}
          title={t('removeSecretTitle')}
          text={t('removeSecretText')}
          action={t('removeSecret')}
          isDanger
          onSubmit={async () => keep(await api.providerSetting.removeSecret(), t('secretRemoved'))}
        />
      )}
      {asked === 'remove' && (
        <FormSheet
          onClose={close}
          title={t('removeTitle')}
          text={t('removeText')}
          action={t('remove')}
          isDanger
          onSubmit={async () => keep(await api.providerSetting.remove(), t('removed'))}
        />
      )}
    </>
  )
}

function Facts({ provider, isOn }: { provider: NonNullable<ProviderSetting['provider']>; isOn: boolean }) {
  const t = useWords('providerSetting')
  const language = useLanguage()
  const { hasSecret, secretSetAt } = provider
  const secret = secretSetAt
    ? t('secretSet', { date: longDate(secretSetAt, language) })
    : t(hasSecret ? 'secretSetByOperator' : 'noSecret')
  return (
    <>
      <div>{t(isOn ? 'isOn' : 'isOff')}</div>
      <div>{secret}</div>
    </>
  )
}
