import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'

/** Messages that are held at once; those far from the reader are dropped, and loaded again when they are wanted. */
export const maxHeld = chatLimits.page * 5

/** A part of a chat without gaps, in order, and how far its changes are known. */
export type ChatWindow = {
  items: Message[]
  hasEarlier: boolean
  hasLater: boolean
  /** All changes up to this one are known. */
  seq: number
  /** The latest change that was heard of. */
  seen: number
}

export type Page = { chat: { lastSeq: number }; items: Message[]; hasEarlier: boolean; hasLater: boolean }

/** A change is missing: it may still arrive, or the server has to be asked. */
export const hasGap = ({ seq, seen }: ChatWindow): boolean => seq < seen

/** A page that replaces what was held. */
export const openWindow = ({ chat, items, hasEarlier, hasLater }: Page, seen = 0): ChatWindow => ({
  items: inOrder(items),
  hasEarlier,
  hasLater,
  seq: chat.lastSeq,
  seen: Math.max(seen, chat.lastSeq),
})

/** Earlier messages; the latest are dropped where there are too many. */
export function addEarlier(window: ChatWindow, page: Page): ChatWindow {
  const items = merge(page.items, window.items)
  const isFull = items.length > maxHeld
  return {
    ...withPage(window, page),
    items: isFull ? items.slice(0, maxHeld) : items,
    hasEarlier: page.hasEarlier,
    hasLater: window.hasLater || isFull,
  }
}

/** Later messages; the earliest are dropped where there are too many. */
export function addLater(window: ChatWindow, page: Page): ChatWindow {
  const items = merge(window.items, page.items)
  const isFull = items.length > maxHeld
  return {
    ...withPage(window, page),
    items: isFull ? items.slice(-maxHeld) : items,
    hasEarlier: window.hasEarlier || isFull,
    hasLater: page.hasLater,
  }
}

/** Messages that are rendered in one task: more of them would hold up scrolling. */
const partSize = 10

/** A page in parts, the one beside the held messages first. */
export function partsOf(page: Page, side: 'earlier' | 'later'): Page[] {
  const items = inOrder(page.items)
  const parts: Page[] = []
  for (let at = 0; at < items.length; at += partSize) {
    const hasMore = at + partSize < items.length
    parts.push(
      side === 'earlier'
        ? { ...page, items: items.slice(-at - partSize, items.length - at), hasEarlier: hasMore || page.hasEarlier }
        : { ...page, items: items.slice(at, at + partSize), hasLater: hasMore || page.hasLater },
    )
  }
  return parts.length > 0 ? parts : [page]
}

/** Changes that came after the page was read had no message here to apply to: they have to be asked for. */
const withPage = (window: ChatWindow, { chat }: Page): ChatWindow => ({
  ...window,
  seq: Math.min(window.seq, chat.lastSeq),
  seen: Math.max(window.seen, chat.lastSeq),
})

/** One change: a frame of the socket, or the reply to an own write. In any order, and more than once. */
export function addChange(window: ChatWindow, seq: number, message: Message | null): ChatWindow {
  const { isPlaced, ...put } = message ? place(window, [message]) : { ...window, isPlaced: true }
  return { ...put, seq: isPlaced && seq === window.seq + 1 ? seq : window.seq, seen: Math.max(window.seen, seq) }
}

/** Everything that changed after `asked`, as it is now. Meanwhile a page may have come that was read before it. */
export function addChanges(window: ChatWindow, asked: number, chat: { lastSeq: number }, items: Message[]): ChatWindow {
  const { isPlaced: _isPlaced, ...put } = place(window, items)
  const seq = window.seq < asked ? window.seq : Math.max(window.seq, chat.lastSeq)
  return { ...put, seq, seen: Math.max(window.seen, chat.lastSeq) }
}

/** Only what continues the held part: a message after a missing one comes with the changes that are asked for. */
function place(window: ChatWindow, messages: Message[]): ChatWindow & { isPlaced: boolean } {
  let items = [...window.items]
  let isPlaced = true
  // The earlier ones from the latest on, because each has to continue what is held.
  const first = items[0]?.number ?? 0
  const earlier = inOrder(messages.filter(({ number }) => number < first)).toReversed()
  const others = inOrder(messages.filter(({ number }) => number >= first))
  for (const message of [...earlier, ...others]) {
    const index = message.number - (items[0]?.number ?? message.number)
    const held = items[index]
    if (held) items[index] = newer(held, message)
    else if (index === items.length) {
      if (!window.hasLater) items.push(message)
    } else if (index > items.length) isPlaced &&= window.hasLater
    else if (index === -1 && !window.hasEarlier) items.unshift(message)
    else isPlaced &&= window.hasEarlier
  }
  const isFull = items.length > maxHeld
  if (isFull) items = items.slice(-maxHeld)
  return { ...window, items, hasEarlier: window.hasEarlier || isFull, isPlaced }
}

function merge(earlier: Message[], later: Message[]): Message[] {
  const byNumber = new Map<number, Message>()
  for (const message of [...earlier, ...later]) {
    const held = byNumber.get(message.number)
    byNumber.set(message.number, held ? newer(held, message) : message)
  }
  return inOrder([...byNumber.values()])
}

const newer = (held: Message, other: Message): Message => (other.seq > held.seq ? other : held)

const inOrder = (messages: Message[]): Message[] => [...messages].sort((one, other) => one.number - other.number)
