import { setBadge } from '#web/lib/badges.ts'
import { api } from '#web/lib/calls/api.ts'
import { createLatest } from '#web/lib/realtime/latest.ts'

/** How many are unseen: on the bell, and in the organiser's menu. */
export const unseenCount = createLatest(
  async () => (await api.notification.countUnseen()).unseen,
  unseen => setBadge('notifications', unseen),
)

/** A call whose reply tells the count too. */
export const withUnseen = <R extends { unseen: number }>(call: Promise<R>): Promise<R> =>
  unseenCount.follow(call, ({ unseen }) => unseen)

/** Rows come into view one after another: they are marked together. */
const pauseMs = 400
const most = 100

let waiting = new Set<string>()
let isWaiting = false

export function markSeenSoon(id: string): void {
  waiting.add(id)
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => void send(), pauseMs)
}

async function send(): Promise<void> {
  const ids = [...waiting].slice(0, most)
  waiting = new Set([...waiting].slice(most))
  isWaiting = waiting.size > 0
  if (isWaiting) setTimeout(() => void send(), pauseMs)
  // What was not marked is new again at the next visit.
  await withUnseen(api.notification.markSeen({ ids })).catch(() => undefined)
}
