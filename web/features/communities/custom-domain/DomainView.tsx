import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomDomain } from '#contract/communities/custom-domain.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './DomainView.module.css'
import { domainQuery } from './queries.ts'

/** Part of the admin area: a domain of the community's own, proved by a DNS record. */
export function DomainView() {
  const t = useWords('communitySetting')
  const { data, isError, isFetching, refetch } = useQuery(domainQuery)
  return (
    <div className={settings.root}>
      <PageHeader title={t('domain.title')} text={t('domain.text')} />
      {data && <Domain domain={data} />}
      {!data && isError && !isFetching && <NotLoaded text={t('domain.notLoaded')} onRetry={() => void refetch()} />}
      {!data && (!isError || isFetching) && <FormSkeleton />}
    </div>
  )
}

function Domain({ domain }: { domain: CustomDomain }) {
  const t = useWords('communitySetting')
  const queries = useQueryClient()
  const [sheet, setSheet] = useState<'ask' | 'remove' | null>(null)
  const [hostName, setHostName] = useState('')
  const { problem, isBusy, attempt } = useAttempt()
  const keep = (known: CustomDomain) => queries.setQueryData(domainQuery.queryKey, known)
  const { pending } = domain
  async function check(): Promise<void> {
    const verified = await api.customDomain.verify()
    keep(verified)
    showToast({ type: 'success', title: t('domain.verified', { hostName: verified.hostName ?? '' }) })
  }
  const label = domain.hostName ?? pending?.hostName ?? ''
  return (
    <>
      <SettingsCard title={t('domain.now')}>
        <SettingRow title={domain.communityUrl} text={domain.hostName ? t('domain.text') : t('domain.none')}>
          <Button variant={pending ? 'default' : 'filled'} onClick={() => setSheet('ask')}>
            {t(domain.hostName || pending ? 'domain.askOther' : 'domain.ask')}
          </Button>
        </SettingRow>
      </SettingsCard>
      {pending && (
        <SettingsCard title={t('domain.pending', { hostName: pending.hostName })}>
          <div className={settings.block}>
            <Text>{t('domain.step1')}</Text>
            <DnsRecord type="TXT" name={pending.record.name} value={pending.record.value} />
            <Text>{t('domain.step2')}</Text>
            <DnsRecord type="CNAME" name={pending.hostName} value={domain.target} />
            {problem && <Banner tone="warning" title={problem} isAlert />}
            <div>
              <Button loading={isBusy} onClick={() => void attempt(check)}>
                {t('domain.check')}
              </Button>
            </div>
          </div>
        </SettingsCard>
      )}
      {label && (
        <div className={classes.foot}>
          <Button variant="default" onClick={() => setSheet('remove')}>
            {t(domain.hostName ? 'domain.remove' : 'domain.cancel')}
          </Button>
        </div>
      )}
      <FormSheet
        isOpen={sheet === 'ask'}
        onClose={() => setSheet(null)}
        title={t('domain.ask')}
        action={t('domain.submit')}
        isReady={hostName.trim() !== ''}
        onSubmit={async () => {
          keep(await api.customDomain.request({ hostName: hostName.trim() }))
          setHostName('')
        }}
      >
        <TextInput
          label={t('domain.hostName')}
          description={t('domain.hostNameText')}
          name="hostName"
          inputMode="url"
          autoCapitalize="none"
          value={hostName}
          onChange={event => setHostName(event.currentTarget.value)}
        />
      </FormSheet>
      <FormSheet
        isOpen={sheet === 'remove'}
        onClose={() => setSheet(null)}
        title={t('domain.removeTitle', { hostName: label })}
        {...(domain.hostName && { text: t('domain.removeText', { target: domain.target }) })}
        action={t(domain.hostName ? 'domain.remove' : 'domain.cancel')}
        isDanger
        onSubmit={async () => {
          keep(await api.customDomain.remove())
          showToast({ type: 'success', title: t('domain.removed') })
        }}
      />
    </>
  )
}

function DnsRecord({ type, name, value }: { type: string; name: string; value: string }) {
  const t = useWords('communitySetting')
  return (
    <dl className={classes.record}>
      <dt>{t('domain.type')}</dt>
      <dd>{type}</dd>
      <dt>{t('domain.name')}</dt>
      <dd>
        <code>{name}</code>
      </dd>
      <dt>{t('domain.value')}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </dl>
  )
}
