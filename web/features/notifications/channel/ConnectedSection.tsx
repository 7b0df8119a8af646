import { useQuery } from '@tanstack/react-query'
import type { ConnectedAccount } from '#contract/auth/provider.ts'
import type { AuthType } from '#contract/communities/community.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ChannelText } from './ChannelsSection.tsx'
import { ConnectedRow } from './ConnectedRow.tsx'
import { GoogleRow, OAuth2Row } from './ConnectRows.tsx'
import { MessengerButtons } from './MessengerButtons.tsx'
import { type ChannelState, channelsQuery, connectedQuery, type Messenger } from './useChannels.ts'

/** Accounts elsewhere that are connected to the user's, and the ways to connect others. Absent without either. */
export function ConnectedSection() {
  const t = useWords('account')
  const { data, isError, refetch } = useQuery(connectedQuery)
  const { id, authConfig } = useCommunity()
  const { user } = useSession()
  const isMissing = (method: AuthType, isIt: (account: ConnectedAccount) => boolean) =>
    data !== undefined && authConfig.some(({ authType }) => authType === method) && !data.some(isIt)
  const canAddGoogle = isMissing('GOOGLE', ({ kind }) => kind === 'GOOGLE')
  const canAddOauth2 = isMissing('OAUTH2', ({ communityId }) => communityId === id)
  const messengers = useMessengers(data ?? [])
  if (!data && !isError) return null
  if (data?.length === 0 && !canAddGoogle && !canAddOauth2 && messengers.length === 0) return null
  return (
    <SettingsCard title={t('connected.title')}>
      {isError && !data && <NotLoaded onRetry={() => void refetch()} />}
      {canAddGoogle && <GoogleRow email={user?.email ?? ''} />}
      {canAddOauth2 && <OAuth2Row isEmailConfirmed={user?.isEmailConfirmed === true} />}
      {data?.map(account => (
        <ConnectedRow key={account.id} account={account} />
      ))}
      {messengers.map(state => (
        <SettingRow key={state.channel} title={t(`connected.${state.channel}`)} text={<ChannelText state={state} />}>
          <MessengerButtons channel={state.channel} isLinked={state.account !== null} stopReason={state.stopReason} />
        </SettingRow>
      ))}
    </SettingsCard>
  )
}

type MessengerState = ChannelState & { channel: Messenger }

/** Messengers that the community has; a linked Telegram is among the accounts. */
function useMessengers(accounts: ConnectedAccount[]): MessengerState[] {
  const { hasProfile } = useSession()
  const { data } = useQuery({ ...channelsQuery, enabled: hasProfile })
  const isInList = (channel: string) => accounts.some(({ kind }) => kind === channel)
  return (data?.channels ?? []).filter(
    (state): state is MessengerState => state.channel !== 'PUSH' && state.isOffered && !isInList(state.channel),
  )
}
