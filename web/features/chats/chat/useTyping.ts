import { useEffect, useState } from 'react'
import { typingShownMs } from '#contract/chats/chat-fields.ts'

/** Who is typing now: each is shown for some seconds after the last sign. */
export function useTyping(): { ids: string[]; add: (id: string) => void; remove: (id: string) => void } {
  const [until, setUntil] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (until.size === 0) return undefined
    const next = Math.min(...until.values()) - Date.now()
    const timer = setTimeout(
      () => setUntil(known => new Map([...known].filter(([, end]) => end > Date.now()))),
      Math.max(0, next) + 1,
    )
    return () => clearTimeout(timer)
  }, [until])
  return {
    ids: [...until.keys()],
    add: id => setUntil(known => new Map(known).set(id, Date.now() + typingShownMs)),
    remove: id => setUntil(known => (known.has(id) ? new Map([...known].filter(([each]) => each !== id)) : known)),
  }
}
