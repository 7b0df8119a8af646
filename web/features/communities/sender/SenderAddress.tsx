import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SenderSetting } from '#contract/communities/sender.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { senderQuery } from './queries.ts'
import { SenderRecords } from './SenderRecords.tsx'

/** The address that emails come from, and the one that waits for its DNS records. */
export function SenderAddress() {
  const t = useWords('sender')
  const { data, isError, isFetching, refetch } = useQuery(senderQuery)
  if (data) return <Known sender={data} />
  return (
    <SettingsCard title={t('address')}>
      {isError && !isFetching ? <NotLoaded text={t('notLoaded')} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </SettingsCard>
  )
}

function Known({ sender }: { sender: SenderSetting }) {
  const t = useWords('sender')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'ask' | 'remove' | null>(null)
  const [address, setAddress] = useState('')
  const { own, installationAddress } = sender
  const keep = (known: SenderSetting) => {
    queries.setQueryData(senderQuery.queryKey, known)
    // The example names the address.
    void queries.invalidateQueries({ queryKey: ['letter preview'] })
  }
  const isInstallation = sender.address === installationAddress
  const about = isInstallation ? 'installation' : own?.verifiedAt ? 'own' : 'byOperator'
  return (
    <>
      <SettingsCard title={t('address')}>
        <SettingRow title={t('now', { address: sender.address })} text={t(about)}>
          <Button variant={own ? 'default' : 'filled'} onClick={() => setAsked('ask')}>
            {t(own || !isInstallation ? 'askOther' : 'ask')}
          </Button>
        </SettingRow>
      </SettingsCard>
      {own && <SenderRecords key={own.address} own={own} onChecked={keep} onRemove={() => setAsked('remove')} />}
      {asked === 'ask' && (
        <FormSheet
          onClose={() => setAsked(null)}
          title={t('askTitle')}
          text={t('askText')}
          action={t('submit')}
          isReady={address.trim() !== ''}
          onSubmit={async () => {
            keep(await api.sender.request({ address }))
            setAddress('')
          }}
        >
          <TextInput
            label={t('askField')}
            description={t('askFieldText')}
            name="address"
            type="email"
            autoComplete="off"
            data-autofocus
            value={address}
            onChange={event => setAddress(event.currentTarget.value)}
          />
        </FormSheet>
      )}
      {asked === 'remove' && own && (
        <FormSheet
          onClose={() => setAsked(null)}
          title={t('removeTitle', { address: own.address })}
          text={t('removeText', { installation: installationAddress })}
          action={t('remove')}
          isDanger
          onSubmit={async () => {
            keep(await api.sender.remove())
            showToast({ type: 'success', title: t('removed') })
          }}
        />
      )}
    </>
  )
}
