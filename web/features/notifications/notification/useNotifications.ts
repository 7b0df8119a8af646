import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Notification } from '#contract/notifications/notification.ts'
import { filterOf, type NotificationFilter, notificationTopics } from '#contract/notifications/notification-kinds.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { createLatest } from '#web/lib/realtime/latest.ts'
import { useTopic } from '#web/lib/realtime/useTopic.ts'
import { showToast } from '#web/lib/toasts.ts'
import { wordsOf } from '#web/lib/words/words.ts'
import { withUnseen } from './unseen.ts'

/** Loaded anew with each visit, and kept as it is during one: rows do not move while somebody reads them. */
const listQuery = (filter: NotificationFilter | null) =>
  infiniteQueryOptions({
    queryKey: ['notifications', filter],
    queryFn: ({ pageParam }) =>
      withUnseen(api.notification.list({ ...(filter ? { filter } : {}), ...(pageParam ? { after: pageParam } : {}) })),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })

const isIn = (filter: NotificationFilter | null) => (item: Notification) =>
  !filter || filterOf[notificationTopics[item.kind]] === filter

/** Lines after this one. It may be removed meanwhile, as one of a chat is that was read: then the newest of all are asked for. */
async function listNewer({ id }: Notification): Promise<Notification[]> {
  const { items } = await api.notification.listNewer({ id }).catch(error => {
    if (error instanceof CallFailure && error.status === 404) return api.notification.list({ size: 100 })
    throw error
  })
  return items
}

export function useNotifications(filter: NotificationFilter | null) {
  const list = useInfiniteQuery(listQuery(filter))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  /** Those that were new when they came: they stay so until the screen is left, or all are marked. */
  const news = useRef(new Set<string>())
  /** Numbers of those that came since. */
  const [newer, setNewer] = useState<number[]>([])
  const items = (list.data?.pages ?? []).flatMap(page => page.items)
  for (const { id, isSeen } of items) if (!isSeen) news.current.add(id)
  const newest = items.reduce<Notification | null>((one, other) => (one && one.seq > other.seq ? one : other), null)

  /** What came since; without any so far, the list itself is loaded. */
  const load = useEffectEvent(async (): Promise<number[]> => {
    if (newest) return (await listNewer(newest)).filter(isIn(filter)).map(({ seq }) => seq)
    await list.refetch()
    return []
  })
  const [latest] = useState(() => createLatest(() => load(), setNewer))
  const { isSuccess } = list
  /** Told of something while the list was under way: it may not be in it. */
  const isPutOff = useRef(false)
  const look = () => {
    if (isSuccess) void latest.ask()
    else isPutOff.current = true
  }
  useTopic('notifications', look, look)
  useEffect(() => {
    if (!isSuccess || !isPutOff.current) return
    isPutOff.current = false
    void latest.ask()
  }, [isSuccess, latest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other news
  useEffect(() => latest.tell([]), [filter])

  const showNewer = () => queries.resetQueries({ queryKey: listQuery(filter).queryKey })
  const markAll = async () => {
    try {
      await withUnseen(api.notification.markSeen({}))
      news.current.clear()
      await list.refetch()
    } catch {
      complain()
    }
  }
  const dismiss = async (id: string) => {
    setHidden(known => new Set(known).add(id))
    try {
      await withUnseen(api.notification.dismiss({ ids: [id] }))
      const t = wordsOf('notifications')
      showToast({ title: t('dismissed'), action: { label: t('undo'), run: () => void bringBack(id) } })
    } catch {
      show(id)
      complain()
    }
  }
  const bringBack = async (id: string) => {
    try {
      await withUnseen(api.notification.dismiss({ ids: [id], isDismissed: false }))
      show(id)
    } catch {
      complain()
    }
  }
  const show = (id: string) =>
    setHidden(known => {
      const rest = new Set(known)
      rest.delete(id)
      return rest
    })
  return {
    list,
    items: items.filter(({ id }) => !hidden.has(id)),
    isNew: ({ id }: Notification) => news.current.has(id),
    newer: newer.filter(seq => seq > (newest?.seq ?? 0)).length,
    showNewer,
    markAll,
    dismiss,
  }
}

const complain = () => showToast({ type: 'error', title: wordsOf('notifications')('notSaved') })
