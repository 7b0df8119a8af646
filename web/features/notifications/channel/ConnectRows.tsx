import { Button } from '@mantine/core'
import { useGoogleWindow } from '#web/features/auth/provider/useGoogleSignIn.ts'
import { useOauth2Start } from '#web/features/auth/provider/useOauth2Start.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'
import { connectedQuery } from './useChannels.ts'

/** The account at Google of the same address. */
export function GoogleRow({ email }: { email: string }) {
  const t = useWords('account')
  const name = t('connected.GOOGLE')
  const { problem, isBusy, start } = useGoogleWindow(async token => {
    await api.provider.connectGoogle({ token })
    await queries.invalidateQueries({ queryKey: connectedQuery.queryKey })
    showToast({ type: 'success', title: t('connected.added', { name }) })
  })
  return (
    <SettingRow
      title={name}
      text={
        <>
          {t('connected.googleText', { email })}
          {problem && (
            <Text tone="danger">
              <span role="alert">{t('connected.googleRefused', { email })}</span>
            </Text>
          )}
        </>
      }
    >
      <ConnectButton name={name} isBusy={isBusy} onPress={() => void start()} />
    </SettingRow>
  )
}

/** The account at the community's own provider. */
export function OAuth2Row({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const t = useWords('account')
  const { name: community } = useCommunity()
  const { problem, isBusy, start } = useOauth2Start('connect')
  const name = t('connected.COMMUNITY', { community })
  return (
    <SettingRow
      title={name}
      text={
        <>
          {isEmailConfirmed ? t('connected.communityText', { community }) : t('connected.unconfirmed')}
          {problem && (
            <Text tone="danger">
              <span role="alert">{problem}</span>
            </Text>
          )}
        </>
      }
    >
      {isEmailConfirmed && <ConnectButton name={name} isBusy={isBusy} onPress={() => void start()} />}
    </SettingRow>
  )
}

function ConnectButton({ name, isBusy, onPress }: { name: string; isBusy: boolean; onPress: () => void }) {
  const t = useWords('account')
  return (
    <Button variant="light" size="sm" loading={isBusy} aria-label={t('connected.addOf', { name })} onClick={onPress}>
      {t('connected.add')}
    </Button>
  )
}
