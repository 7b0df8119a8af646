import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelsSection.module.css'
import { refreshChannels } from './useChannels.ts'

type Props = { isOpen: boolean; isLinked: boolean; onClose: () => void }

/** Where the event stream is interrupted. */
const askAgainMs = 5000

/** Opens the bot, and waits until it was started there. */
export function TelegramSheet({ isOpen, isLinked, onClose }: Props) {
  const t = useWords('channels')
  const { user } = useSession()
  const link = useQuery({
    queryKey: ['telegram link'],
    queryFn: () => api.telegramBot.getLink(),
    enabled: isOpen,
    // It links once, and for a quarter of an hour.
    gcTime: 0,
    staleTime: 10 * 60_000,
  })
  useConnection(isOpen && !isLinked, user?.userId ?? '')
  const finish = useEffectEvent(() => {
    showToast({ type: 'success', title: t('connected', { name: t('names.TELEGRAM') }) })
    onClose()
  })
  useEffect(() => {
    if (isOpen && isLinked) finish()
  }, [isOpen, isLinked])
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('telegram.title')} text={t('telegram.text')}>
      <div className={classes.form}>
        {link.isError && <NotLoaded isCompact onRetry={() => void link.refetch()} />}
        {link.data && <LinkButton to={link.data.url}>{t('telegram.open')}</LinkButton>}
        <Text size="small" tone="quiet">
          <span role="status">{t('telegram.waiting')}</span>
        </Text>
      </div>
    </Sheet>
  )
}

/** Each event of the stream may mean that it is connected: the channels are asked. */
function useConnection(isWaiting: boolean, userId: string): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    let isOver = false
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    const listen = async () => {
      const { body } = await fetchFile(`/api/sse/telegram-connect?userId=${userId}`)
      reader = body?.getReader()
      while (reader && !isOver && !(await reader.read()).done) await refreshChannels()
    }
    void listen().catch(() => undefined)
    const timer = setInterval(() => void refreshChannels(), askAgainMs)
    return () => {
      isOver = true
      clearInterval(timer)
      void reader?.cancel().catch(() => undefined)
    }
  }, [isWaiting, userId])
}
