import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DoorGuest, RecordedCheckIn } from '#contract/events/check-in.ts'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import {
  hashOf,
  type Recorded,
  type Verdict,
  verdictOf,
  verdictOn,
  withoutSent,
  withQueue,
  withResults,
} from './door.ts'

const local = openStorage('localStorage')
const pollMs = 5000
const atOnce = 200

async function loadGuests(eventId: string): Promise<DoorGuest[]> {
  const guests: DoorGuest[] = []
  let after: string | undefined
  do {
    const page = await api.checkIn.listGuests({ id: eventId, size: 100, ...(after ? { after } : {}) })
    guests.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return guests
}

/** The list at the door. Arrivals are kept on the device until the server has them, so that it works without a connection. */
export function useDoor(eventId: string) {
  const cache = useQueryClient()
  const queryKey = ['door', eventId]
  // Before they leave the queue: else they would be missing on this device until the next answer.
  const keep = (results: RecordedCheckIn[]) => {
    const isAsked = cache.isFetching({ queryKey, exact: true }) > 0
    cache.setQueryData<DoorGuest[]>(queryKey, before => before && withResults(before, results))
    // The reply to an earlier request may lack them.
    if (isAsked) void guests.refetch()
  }
  const queue = useQueue(eventId, results => keep(results))
  const guests = useQuery({ queryKey, queryFn: () => loadGuests(eventId), staleTime: 0 })
  const counts = useQuery({
    queryKey: [...queryKey, 'counts'],
    queryFn: () => api.checkIn.getCounts({ id: eventId }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    retry: false,
  })
  const shown = withQueue(guests.data ?? [], queue.items)
  const here = shown.filter(({ checkedInAt }) => checkedInAt !== null).length
  const refetch = useEffectEvent(() => void guests.refetch())
  const known = counts.data ? `${counts.data.going} ${counts.data.checkedIn}` : ''
  // Another device has recorded somebody, or somebody joined.
  useEffect(() => {
    if (known) refetch()
  }, [known])
  const now = () => new Date().toISOString()
  return {
    guests: shown,
    isLoading: guests.isPending,
    isFailed: guests.isError && !guests.data,
    error: guests.error,
    retry: () => void guests.refetch(),
    counts: {
      going: guests.data?.length ?? counts.data?.going ?? 0,
      here: guests.data ? here : (counts.data?.checkedIn ?? 0),
    },
    waiting: queue.items.length,
    refused: queue.refused,
    arrive(guest: DoorGuest): Verdict {
      const at = now()
      const verdict = verdictOn(guest, at)
      if (verdict.kind === 'checkedIn') queue.add({ participationId: guest.participationId, at })
      return verdict
    },
    async scan(ticket: string | null): Promise<Verdict> {
      if (ticket === null) return { kind: 'unknown' }
      const hash = await hashOf(ticket)
      const guest = hash === null ? undefined : shown.find(({ ticketHash }) => ticketHash === hash)
      const at = now()
      if (guest) {
        const verdict = verdictOn(guest, at)
        if (verdict.kind === 'checkedIn') queue.add({ ticket, participationId: guest.participationId, at })
        return verdict
      }
      try {
        const { results } = await api.checkIn.record({ id: eventId, checkIns: [{ ticket, at }] })
        const fresh = results[0]?.participationId ? ((await guests.refetch()).data ?? shown) : shown
        return verdictOf(results[0], fresh)
      } catch (error) {
        if (error instanceof CallFailure && error.status === 400) return { kind: 'unknown' }
        queue.add({ ticket, at })
        return { kind: 'later' }
      }
    },
    async undo(guest: DoorGuest): Promise<void> {
      if (queue.drop(guest.participationId)) return
      await api.checkIn.undo({ id: eventId, participationId: guest.participationId })
      await guests.refetch()
    },
  }
}

/** Sends what was recorded, in order, until the server has it. Sending twice does no harm: the first record counts. */
function useQueue(eventId: string, onRecorded: (results: RecordedCheckIn[]) => void) {
  const stored = storedJson<Recorded[]>(local, `door ${eventId}`)
  const [items, setItems] = useState<Recorded[]>(() => stored.get() ?? [])
  const [refused, setRefused] = useState(0)
  const isSending = useRef(false)
  const change = (next: (before: Recorded[]) => Recorded[]) =>
    setItems(before => {
      const after = next(before)
      if (after.length > 0) stored.set(after)
      else stored.clear()
      return after
    })
  const send = useEffectEvent(async () => {
    if (isSending.current || items.length === 0) return
    isSending.current = true
    const sent = items.slice(0, atOnce)
    try {
      const checkIns = sent.map(({ ticket, participationId, at }) =>
        ticket ? { ticket, at } : { ...(participationId ? { participationId } : {}), at },
      )
      const { results } = await api.checkIn.record({ id: eventId, checkIns })
      onRecorded(results)
      setRefused(count => count + results.filter(({ result }) => result === 'unknown' || result === 'notGoing').length)
      change(before => withoutSent(before, sent))
    } catch {
      // Without a connection: tried again by the timer and when it is back.
    } finally {
      isSending.current = false
    }
  })
  useEffect(() => {
    if (items.length > 0) void send()
  }, [items.length])
  useEffect(() => {
    const sendNow = () => void send()
    const timer = setInterval(sendNow, pollMs)
    window.addEventListener('online', sendNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendNow)
    }
  }, [])
  return {
    items,
    refused,
    add: (item: Recorded) => change(before => [...before, item]),
    /** Takes back what is not sent yet. */
    drop(participationId: string): boolean {
      const isWaiting = !isSending.current && items.some(item => item.participationId === participationId)
      if (isWaiting) change(before => before.filter(item => item.participationId !== participationId))
      return isWaiting
    },
  }
}
