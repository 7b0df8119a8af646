import type { BulkReply } from '#contract/events/event-report.ts'
import { interfaceConstants } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { createStore } from '#web/lib/store.ts'

export type MoveKind = 'approve' | 'reject'
export type Move = { kind: MoveKind; eventId: string; ids: string[]; message: string }
type Waiting = Move & { key: number; onSent: (result: Promise<BulkReply>) => void }

/*
 * Approvals and rejections wait until they can no longer be undone: the people are written to at once when they are sent. Leaving
 * the table or closing the page sends what waits.
 */
const waiting = createStore<Waiting[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastKey = 0

export const waitingMoves = waiting

/** Sends the move after the time for an undo. Returns its key. */
export function planMove(move: Move, onSent: Waiting['onSent']): number {
  const key = ++lastKey
  waiting.update(all => [...all, { ...move, key, onSent }])
  timers.set(
    key,
    setTimeout(() => sendMove(key), interfaceConstants.toastWithActionMs),
  )
  return key
}

/** False if it was sent already. */
export function undoMove(key: number): boolean {
  return take(key) !== undefined
}

function take(key: number): Waiting | undefined {
  clearTimeout(timers.get(key))
  timers.delete(key)
  const found = waiting.get().find(move => move.key === key)
  waiting.update(all => all.filter(move => move.key !== key))
  return found
}

function sendMove(key: number, isKeptAlive = false): void {
  const move = take(key)
  if (move) move.onSent(sendNow(move, isKeptAlive))
}

export function sendNow({ kind, eventId, ids, message }: Move, isKeptAlive = false): Promise<BulkReply> {
  return kind === 'approve'
    ? api.eventReport.approve({ id: eventId, ids }, { isKeptAlive })
    : api.eventReport.reject({ id: eventId, ids, message }, { isKeptAlive })
}

/** Sends all that waits; on closing the page in a way that outlives it. */
export function sendWaiting(isKeptAlive = false): void {
  for (const { key } of waiting.get()) sendMove(key, isKeptAlive)
}
