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
let running: Promise<void> | null = null
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

/** One at a time, so that the order is kept. */
function flush(): Promise<void> {
  running ??= run().finally(() => {
    running = null
    sendingTo = null
  })
  return running
}

async function run(): Promise<void> {
  clearTimeout(timer)
  for (;;) {
    const next = outbox.get().find(({ failure }) => failure === null)
    if (!next || !owner) return
    const { key, at: _at, failure: _failure, chatId, ...content } = next
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
        return
      }
      const failure = error instanceof CallFailure ? error.message : ''
      change(all => all.map(each => (each.key === key ? { ...each, failure } : each)))
    }
  }
}
