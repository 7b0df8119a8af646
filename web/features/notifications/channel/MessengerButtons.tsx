import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CodeSheet } from './CodeSheet.tsx'
import { TelegramSheet } from './TelegramSheet.tsx'
import { type Messenger, refreshChannels } from './useChannels.ts'

type Props = { channel: Messenger; isLinked: boolean; stopReason: string | null }

/** Connects and disconnects an account in a messenger. */
export function MessengerButtons({ channel, isLinked, stopReason }: Props) {
  const t = useWords('channels')
  const [isOpen, setOpen] = useState(false)
  const isStopped = stopReason !== null
  // The bot itself does not work, which the reader cannot change.
  const isOfBot = stopReason === 'REVOKED' || stopReason === 'BROKEN'
  const name = t(`names.${channel}`)
  const close = () => setOpen(false)
  return (
    <>
      {(!isLinked || (isStopped && !isOfBot)) && (
        <Button
          variant={isLinked ? 'default' : 'light'}
          size="sm"
          aria-label={t('connectOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t(isLinked ? 'reconnect' : 'connect')}
        </Button>
      )}
      {/* Telegram's account is disconnected in the list of connected accounts, where it may be a way in. */}
      {isLinked && channel !== 'TELEGRAM' && <DisconnectButton channel={channel} />}
      {channel === 'TELEGRAM' ? (
        <TelegramSheet isOpen={isOpen} isLinked={isLinked && !isStopped} onClose={close} />
      ) : (
        <CodeSheet channel={channel} isOpen={isOpen} onClose={close} />
      )}
    </>
  )
}

function DisconnectButton({ channel }: { channel: 'SLACK' | 'DISCORD' }) {
  const t = useWords('channels')
  const { isBusy, attempt } = useAttempt()
  const name = t(`names.${channel}`)
  const disconnect = async () => {
    const isDone = await attempt(async () => {
      await api.messenger.disconnect({ channel })
      await refreshChannels()
    })
    showToast(
      isDone ? { type: 'success', title: t('disconnected', { name }) } : { type: 'error', title: t('notSaved') },
    )
  }
  return (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      aria-label={t('disconnectOf', { name })}
      onClick={() => void disconnect()}
    >
      {t('disconnect')}
    </Button>
  )
}
