import type { Message } from '#contract/chats/chat-shapes.ts'
import { type OutboxMessage, stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { listen } from '#web/lib/events.ts'
import { createStore } from '#web/lib/store.ts'

type NewMessage = Pick<OutboxMessage, 'chatId' | 'text' | 'replyToId' | 'fileIds'>

/** Messages that the server has not confirmed, in the order of writing. */
export const outbox = createStore<OutboxMessage[]>([])

const retryMs = 5000

let owner: string | null = null
let isRunning = false
let timer: ReturnType<typeof setTimeout> | undefined
/** The chat to which a message is on its way. */
let sendingTo: string | null = null
const sentListeners = new Set<(message: Message) => void>()

/** Reads what is kept for a person and continues to send it. */
export function openOutbox(participantId: string): void {
  if (owner === participantId) return
  owner = participantId
  outbox.set(keptFor(participantId))
  void flush()
}

function keptFor(participantId: string): OutboxMessage[] {
  const kept = stored.chatOutbox.get()
  return kept?.participantId === participantId ? kept.messages : []
}

listen('signedOut', () => {
  owner = null
  clearTimeout(timer)
  outbox.set([])
})
addEventListener('online', () => void flush())

export function send(message: NewMessage): void {
  const added = { ...message, key: newIdempotencyKey(), at: new Date().toISOString(), failure: null }
  change(all => [...all, added])
  void flush()
}

/** Sends a refused message again, at its place. */
export function retry(key: string): void {
  change(all => all.map(each => (each.key === key ? { ...each, failure: null } : each)))
  void flush()
}

export function discard(key: string): void {
  change(all => all.filter(each => each.key !== key))
}

export const isSendingTo = (chatId: string): boolean => sendingTo === chatId

/** Called with each message that the server has confirmed. */
export function onSent(listener: (message: Message) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** What is kept has the messages of other tabs too, so it is changed by itself. */
function change(next: (all: OutboxMessage[]) => OutboxMessage[]): void {
  if (!owner) return
  outbox.update(next)
  const messages = next(keptFor(owner))
  if (messages.length > 0) stored.chatOutbox.set({ participantId: owner, messages })
  else stored.chatOutbox.clear()
}

/**
 * Sends one message at a time, so that the order is kept. The end is marked in the same step in which nothing was left to send:
 * a message that is written right afterwards begins anew.
 */
async function flush(): Promise<void> {
  if (isRunning) return
  isRunning = true
  clearTimeout(timer)
  try {
    for (let next = findNext(); next; next = findNext()) if (!(await sendNext(next))) return
  } finally {
    isRunning = false
  }
}

const findNext = () => (owner ? outbox.get().find(({ failure }) => failure === null) : undefined)

/** Whether the one after it can be sent now. */
async function sendNext({ key, at: _at, failure: _failure, chatId, ...content }: OutboxMessage): Promise<boolean> {
  sendingTo = chatId
  try {
    const message = await api.message.send({ id: chatId, ...content }, { idempotencyKey: key })
    sendingTo = null
    discard(key)
    for (const listener of [...sentListeners]) listener(message)
  } catch (error) {
    sendingTo = null
    const isLater = error instanceof CallFailure && (error.isUnavailable || error.status >= 500 || error.isSessionEnd)
    if (isLater) {
      timer = setTimeout(() => void flush(), retryMs)
      return false
    }
    const failure = error instanceof CallFailure ? error.message : ''
    change(all => all.map(each => (each.key === key ? { ...each, failure } : each)))
  }
  return true
}
