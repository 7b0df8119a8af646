import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Chat } from '#contract/chats/chat-shapes.ts'
import { loadAgain } from '#web/lib/realtime/useTopic.ts'
import { chatListKey } from '../queries.ts'
import type { ChatStore } from './chatStore.ts'

const pauseMs = 300

/** Tells the server how far the reader has come, a moment after they have. */
export function useReadMark(store: ChatStore, chat: Chat): (number: number) => void {
  const queryClient = useQueryClient()
  const told = useRef(chat.readNumber)
  const seen = useRef(chat.readNumber)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = () => {
    clearTimeout(timer.current)
    const [before, number] = [told.current, seen.current]
    if (number <= before) return
    told.current = number
    store.markRead(number).then(
      () => void loadAgain(queryClient, chatListKey),
      () => {
        told.current = before
      },
    )
  }
  const latest = useRef(tell)
  latest.current = tell
  // Who leaves the chat before the pause is over has read it all the same.
  useEffect(() => () => latest.current(), [])
  return number => {
    if (number <= told.current) return
    seen.current = number
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), pauseMs)
  }
}
