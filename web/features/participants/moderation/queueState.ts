import { limits } from '#contract/limits.ts'

export const queueTabs = ['PENDING', 'CONFIRMED', 'REJECTED', 'ALL'] as const
export type QueueTab = (typeof queueTabs)[number]

/** What the queue shows, kept in the address. Pages count from 1; the API accepts the first 51. */
export type QueueState = { tab: QueueTab; search: string; page: number; person: string }

/** `isReplaced`: without a new entry of the history. */
export type ChangeQueue = (change: Partial<QueueState>, options?: { isReplaced: boolean }) => void

export const rowsPerPage = 20
const lastPage = 51

export function readQueueState(query: string): QueueState {
  const given = new URLSearchParams(query)
  const person = given.get('person') ?? ''
  return {
    tab: queueTabs.find(tab => tab === given.get('status')) ?? 'PENDING',
    search: (given.get('search') ?? '').trim().slice(0, limits.search.max),
    page: Math.min(Math.max(Math.trunc(Number(given.get('page'))) || 1, 1), lastPage),
    person: /^[0-9a-f-]{36}$/.test(person) ? person : '',
  }
}

/** The query with its question mark; empty for the first page of those who wait. */
export function writeQueueState({ tab, search, page, person }: QueueState): string {
  const query = new URLSearchParams()
  if (tab !== 'PENDING') query.set('status', tab)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  if (person) query.set('person', person)
  return query.size > 0 ? `?${query}` : ''
}

type QueueMove = 'confirm' | 'reject' | 'next' | 'previous'

const moves: Record<string, QueueMove> = { KeyA: 'confirm', KeyR: 'reject', KeyJ: 'next', KeyK: 'previous' }

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** By physical key, so that it works with a Russian layout. */
export const queueKey = ({ code, ctrlKey, metaKey, altKey }: Pressed): QueueMove | null =>
  ctrlKey || metaKey || altKey ? null : (moves[code] ?? null)

/** Who comes after the chosen one, or before; stays at the ends. */
export function neighbour(ids: string[], chosen: string, step: 1 | -1): string {
  const at = ids.indexOf(chosen)
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? ''
}

/** Who is shown once these are decided: the next who is left, else the one before. */
export function afterDeciding(ids: string[], decided: string[]): string {
  const isLeft = (id: string) => !decided.includes(id)
  const last = Math.max(...decided.map(id => ids.indexOf(id)))
  return ids.slice(last + 1).find(isLeft) ?? ids.slice(0, Math.max(last, 0)).findLast(isLeft) ?? ''
}
