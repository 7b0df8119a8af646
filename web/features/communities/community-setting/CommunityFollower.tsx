import { useRef } from 'react'
import { realtimeConstants } from '#contract/realtime/topics.ts'
import { refreshCommunity } from '#web/lib/community/refresh.ts'
import { useTopic } from '#web/lib/realtime/useTopic.ts'

/** Without a connection pages ask every 15 s; the record of the community changes less often than that. */
const pauseMs = realtimeConstants.pollMs * 4

/** Applies what managers change to an open page: colours, texts, options and menu. Shows nothing itself. */
export function CommunityFollower() {
  const loadedAt = useRef(Date.now())
  const load = () => {
    loadedAt.current = Date.now()
    void refreshCommunity().catch(() => undefined)
  }
  useTopic('settings', load, () => {
    if (Date.now() - loadedAt.current >= pauseMs) load()
  })
  return null
}
