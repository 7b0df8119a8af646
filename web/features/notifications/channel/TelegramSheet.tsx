import { useEffect } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { BotLinkSheet } from './BotLinkSheet.tsx'
import { refreshChannels } from './useChannels.ts'

type Props = { isOpen: boolean; isLinked: boolean; onClose: () => void }

/** Where the event stream is interrupted. */
const askAgainMs = 5000

/** Links the account, and hears from the server when that is done. */
export function TelegramSheet({ isOpen, isLinked, onClose }: Props) {
  const t = useWords('channels')
  const { user } = useSession()
  useConnection(isOpen && !isLinked, user?.userId ?? '')
  const words = {
    title: t('telegram.title'),
    text: t('telegram.text'),
    connected: t('connected', { name: t('names.TELEGRAM') }),
  }
  const getLink = () => api.telegramBot.getLink()
  return <BotLinkSheet of="account" {...{ getLink, isOpen, isLinked, onClose, words }} />
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
