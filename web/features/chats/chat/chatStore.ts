import type { Chat, Message } from '#contract/chats/chat-shapes.ts'
import type { ChatFrame, ChatSignal } from '#contract/realtime/topics.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { untilAvailable } from '#web/lib/calls/untilAvailable.ts'
import { createLatest } from '#web/lib/realtime/latest.ts'
import { createStore } from '#web/lib/store.ts'
import { isSendingTo } from '../composer/outbox.ts'
import { unreadCount } from '../unread.ts'
import { withPresence } from '../usePresence.ts'
import {
  addChange,
  addChanges,
  addEarlier,
  addLater,
  type ChatWindow,
  hasGap,
  openWindow,
  type Page,
  partsOf,
} from './chatWindow.ts'

export type ChatState = {
  status: 'loading' | 'ready' | 'missing' | 'failed'
  chat: Chat | null
  window: ChatWindow | null
  /** Where the reader had stopped when the chat was opened; null without anything unread. */
  dividerAfter: number | null
  /** Grows with each part that replaces the earlier one: the log starts at another place. */
  opened: number
  /** The message to start at; null for the newest. */
  startsAt: number | null
  /** Whether it was asked for, and not only where the reader had stopped. */
  isAskedFor: boolean
}

/** How long a missing change may still arrive by itself. */
const patienceMs = 500

const nothing: ChatState = {
  status: 'loading',
  chat: null,
  window: null,
  dividerAfter: null,
  opened: 0,
  startsAt: null,
  isAskedFor: false,
}

export type ChatStore = ReturnType<typeof createChatStore>

/** An open chat: what is held of it, kept as the server has it. */
export function createChatStore(chatId: string, ownId: string) {
  const state = createStore<ChatState>(nothing)
  let isClosed = false
  let gapTimer: ReturnType<typeof setTimeout> | undefined
  let isPutOff = false
  let isAsked = { earlier: false, later: false }
  /** Latest change that was heard of, also before the first page came. */
  let heardOf = 0
  /** Own messages that came by the socket while the reply to the sending is awaited: shown with it, not beside it. */
  let held: ChatFrame[] = []

  const set = (change: Partial<ChatState>) => state.update(before => ({ ...before, ...change }))

  /** The chat without its messages, of which many calls tell. */
  const about = createLatest(
    () => withPresence(api.chat.get({ id: chatId }).catch(notMissing), ({ person }) => [person]),
    chat => !isClosed && set({ chat }),
  )
  const list = (place: { around?: number; before?: number; after?: number }) =>
    withPresence(api.message.list({ id: chatId, ...place }), ({ chat }) => [chat.person])

  function notMissing(error: unknown): never {
    if (isMissing(error) && !isClosed) set({ status: 'missing' })
    throw error
  }

  function setWindow(window: ChatWindow, more: Partial<ChatState> = {}): void {
    set({ window, ...more })
    clearTimeout(gapTimer)
    if (hasGap(window)) gapTimer = setTimeout(() => void catchUp(), patienceMs)
  }

  /** What the reader has written after it counts as read. */
  function passOwn(items: Message[], readNumber: number): number {
    let passed = readNumber
    while (items.some(({ number, authorId }) => number === passed + 1 && authorId === ownId)) passed += 1
    return passed
  }

  async function open(number: number | null): Promise<void> {
    isAsked = { earlier: false, later: false }
    try {
      const around = number === null ? {} : { around: number }
      const take = about.expect()
      let page = await untilAvailable(
        () => list(around),
        () => !isClosed,
      )
      const { chat } = page
      const isFirst = state.get().chat === null
      const first = page.items[0]?.number ?? 0
      if (number === null && isFirst && chat.unread > 0 && page.hasEarlier && first > chat.readNumber + 1)
        page = await list({ around: chat.readNumber })
      if (isClosed) return
      const stopped = isFirst && chat.unread > 0 ? passOwn(page.items, chat.readNumber) : null
      setWindow(openWindow(page, heardOf), {
        status: 'ready',
        chat: state.get().chat ?? page.chat,
        dividerAfter: stopped ?? state.get().dividerAfter,
        startsAt: number ?? stopped,
        isAskedFor: number !== null,
        opened: state.get().opened + 1,
      })
      take(page.chat)
      if (isPutOff) {
        isPutOff = false
        void catchUp()
      }
    } catch (error) {
      if (!isClosed) set({ status: isMissing(error) ? 'missing' : 'failed' })
    }
  }

  async function extend(side: 'earlier' | 'later'): Promise<void> {
    const { window, opened } = state.get()
    const edge = side === 'earlier' ? window?.items[0] : window?.items.at(-1)
    const isThere = side === 'earlier' ? window?.hasEarlier : window?.hasLater
    if (!edge || !isThere || isAsked[side]) return
    isAsked[side] = true
    const asked = isAsked
    try {
      const place = side === 'earlier' ? { before: edge.number } : { after: edge.number }
      const page = await untilAvailable(
        () => list(place),
        () => !isClosed,
      )
      if (state.get().opened === opened) await show(side, page, edge.number)
    } catch {
      // The reader scrolls again.
    } finally {
      asked[side] = false
    }
  }

  /** Each part in a task of its own, and only while it still continues what is held. */
  async function show(side: 'earlier' | 'later', page: Page, edge: number): Promise<void> {
    const { opened } = state.get()
    let expected: number | undefined = edge
    for (const [index, part] of partsOf(page, side).entries()) {
      if (index > 0) await new Promise(resolve => setTimeout(resolve))
      const now = state.get()
      const held = side === 'earlier' ? now.window?.items[0] : now.window?.items.at(-1)
      if (isClosed || !now.window || now.opened !== opened || held?.number !== expected) return
      setWindow(side === 'earlier' ? addEarlier(now.window, part) : addLater(now.window, part))
      expected = (side === 'earlier' ? part.items[0] : part.items.at(-1))?.number
    }
  }

  /** All that changed after what is known. */
  const changes = createLatest(
    async () => {
      const { window } = state.get()
      if (!window || isClosed) return null
      clearTimeout(gapTimer)
      const asked = window.seq
      const call = untilAvailable(
        () => api.message.listChanges({ id: chatId, after: asked }),
        () => !isClosed,
      )
      const followed = about.follow(call.catch(notMissing), ({ chat }) => chat)
      return { asked, ...(await withPresence(followed, ({ chat }) => [chat.person])) }
    },
    reply => {
      const { window } = state.get()
      if (!reply || isClosed || !window) return
      const { asked, chat, items, isTooMany } = reply
      heardOf = Math.max(heardOf, chat.lastSeq)
      if (isTooMany) void open(null)
      else setWindow(addChanges(window, asked, chat, items))
    },
  )

  /** Before the first page it is put off: the page may have been read by then. */
  async function catchUp(): Promise<void> {
    if (state.get().window) await changes.ask()
    else isPutOff = true
  }

  function apply({ seq, message }: ChatFrame): void {
    heardOf = Math.max(heardOf, seq)
    const { window, chat } = state.get()
    if (!window || !chat) return
    const changed = message as Message | null
    setWindow(addChange(window, seq, changed))
    if (changed && changed.number > chat.lastNumber) about.tell({ ...chat, lastNumber: changed.number })
    // Name and members are not in the message.
    if (!changed || !['TEXT', 'INTRO', 'MEETING'].includes(changed.kind)) void about.ask()
  }

  return {
    state,
    open,
    extend,
    catchUp,
    refresh: about.ask,
    /** What the server has confirmed without a reply. */
    setChat: (change: Partial<Chat>) => {
      const { chat } = state.get()
      if (chat) about.tell({ ...chat, ...change })
    },
    /** A call that has just been made, whose reply is the chat. */
    follow: (call: Promise<Chat>) => about.follow(call, chat => chat),
    markRead: (number: number) =>
      about.follow(
        unreadCount.follow(api.chat.markRead({ id: chatId, number }), ({ unreadChats }) => unreadChats),
        ({ unread }) => ({ ...(state.get().chat as Chat), readNumber: number, unread }),
      ),
    onFrame: (frame: ChatFrame) => {
      const message = frame.message as Message | null
      if (message?.authorId === ownId && message.kind === 'TEXT' && !message.editedAt && isSendingTo(chatId))
        held.push(frame)
      else apply(frame)
    },
    /** The reply to an own write. */
    onReply: (message: Message) => {
      apply({ chatId, seq: message.seq, message, lastAt: message.createdAt })
      for (const frame of held.splice(0)) apply(frame)
    },
    /** A sending has ended, with or without a reply. */
    release: () => {
      if (held.length > 0 && !isSendingTo(chatId)) for (const frame of held.splice(0)) apply(frame)
    },
    onSignal: (signal: ChatSignal) => {
      const { chat } = state.get()
      // In a group the server knows who is the last.
      if (signal.type !== 'read' || signal.participantId === ownId || !chat) return
      if (chat.kind !== 'PAIR') void about.ask()
      else if (signal.number > chat.readByOthers) about.tell({ ...chat, readByOthers: signal.number })
    },
    close: () => {
      isClosed = true
      held = []
      clearTimeout(gapTimer)
    },
  }
}

/** Also an address whose id is none. */
const isMissing = (error: unknown) => error instanceof CallFailure && [400, 403, 404].includes(error.status)
