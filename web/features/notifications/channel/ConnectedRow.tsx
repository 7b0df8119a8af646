import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ConnectedAccount } from '#contract/auth/provider.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { channelsQuery, connectedQuery } from './useChannels.ts'

export function ConnectedRow({ account }: { account: ConnectedAccount }) {
  const t = useWords('account')
  const language = useLanguage()
  const community = useCommunity()
  const isOther = account.kind === 'COMMUNITY' && account.communityId !== community.id
  const name = t(isOther ? 'connected.COMMUNITY_OTHER' : `connected.${account.kind}`, { community: community.name })
  const since = t('connected.since', { date: longDate(account.linkedAt, language) })
  return (
    <SettingRow
      title={name}
      text={
        <>
          <div>{account.name ? `${account.name}, ${since}` : since}</div>
          {!account.canRemove && t('connected.lastWay')}
        </>
      }
    >
      {account.canRemove && <RemoveButton account={account} name={name} />}
    </SettingRow>
  )
}

function RemoveButton({ account, name }: { account: ConnectedAccount; name: string }) {
  const t = useWords('account')
  const [isOpen, setOpen] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const remove = async () => {
    if (!(await attempt(async () => void (await api.provider.removeIdentity({ id: account.id }))))) return
    setOpen(false)
    void queries.invalidateQueries({ queryKey: connectedQuery.queryKey })
    void queries.invalidateQueries({ queryKey: channelsQuery.queryKey })
    showToast({ type: 'success', title: t('connected.removed', { name }) })
  }
  return (
    <>
      <Button variant="default" size="sm" aria-label={t('connected.removeOf', { name })} onClick={() => setOpen(true)}>
        {t('connected.remove')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('connected.removeTitle', { name })}
        text={t(account.kind === 'TELEGRAM' ? 'connected.removeTelegram' : 'connected.removeText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setOpen(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
              {t('connected.remove')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
