import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/chats/chat-shapes.ts'
import {
  addChange,
  addChanges,
  addEarlier,
  addLater,
  type ChatWindow,
  hasGap,
  maxHeld,
  openWindow,
  type Page,
  partsOf,
} from './chatWindow.ts'

const messageOf = (number: number, seq: number, text = ''): Message => ({
  id: `m${number}`,
  chatId: 'chat',
  number,
  seq,
  kind: 'TEXT',
  authorId: 'other',
  text,
  subjectId: null,
  meeting: null,
  replyTo: null,
  files: [],
  reactions: [],
  createdAt: '2026-11-16T10:00:00.000Z',
  editedAt: null,
  isDeleted: false,
})

/** The server: numbered changes to numbered messages. */
function startServer() {
  const messages: Message[] = []
  let lastSeq = 0
  const chat = () => ({ lastSeq })
  const page = (from: number, size: number): Page => {
    const start = Math.max(0, from)
    const items = messages.slice(start, start + size)
    return { chat: chat(), items, hasEarlier: start > 0, hasLater: start + size < messages.length }
  }
  return {
    messages,
    chat,
    send: () => {
      lastSeq += 1
      messages.push(messageOf(messages.length + 1, lastSeq))
      return { seq: lastSeq, message: messages.at(-1) as Message }
    },
    edit: (index: number) => {
      const held = messages[index % messages.length]
      if (!held) return null
      lastSeq += 1
      messages[held.number - 1] = messageOf(held.number, lastSeq, `edited ${lastSeq}`)
      return { seq: lastSeq, message: messages[held.number - 1] as Message }
    },
    newest: (size: number) => page(messages.length - size, size),
    before: (number: number, size: number) => {
      const from = Math.max(0, number - 1 - size)
      return page(from, number - 1 - from)
    },
    after: (number: number, size: number) => page(number, size),
    changes: (after: number) => ({ chat: chat(), items: messages.filter(({ seq }) => seq > after) }),
  }
}

const numbers = ({ items }: ChatWindow) => items.map(({ number }) => number)

describe('a chat window', () => {
  it('appends what follows, and replaces what is newer', () => {
    const server = startServer()
    server.send()
    let window = openWindow(server.newest(10))
    const second = server.send()
    window = addChange(window, second.seq, second.message)
    const edit = server.edit(0)
    window = addChange(window, edit?.seq ?? 0, edit?.message ?? null)
    // A late copy of an earlier state changes nothing.
    window = addChange(window, 1, messageOf(1, 1))
    expect(window.items).toEqual(server.messages)
    expect(window).toMatchObject({ seq: 3, seen: 3 })
    expect(hasGap(window)).toBe(false)
  })

  it('knows that a change is missing, and catches up on it', () => {
    const server = startServer()
    let window = openWindow(server.newest(10))
    server.send()
    const second = server.send()
    window = addChange(window, second.seq, second.message)
    expect(hasGap(window)).toBe(true)
    const { chat, items } = server.changes(window.seq)
    window = addChanges(window, window.seq, chat, items)
    expect(window.items).toEqual(server.messages)
    expect(hasGap(window)).toBe(false)
  })

  it('that was empty has all messages, whichever of them came first', () => {
    const server = startServer()
    let window = openWindow(server.newest(10))
    const sent = [server.send(), server.send(), server.send(), server.send()]
    window = addChange(window, 3, sent[2]?.message ?? null)
    expect(hasGap(window)).toBe(true)
    const { chat, items } = server.changes(window.seq)
    window = addChanges(window, window.seq, chat, items)
    expect(numbers(window)).toEqual([1, 2, 3, 4])
  })

  it('does not append where later messages are not held', () => {
    const server = startServer()
    for (let count = 0; count < 30; count++) server.send()
    let window = openWindow(server.before(11, 10))
    const sent = server.send()
    window = addChange(window, sent.seq, sent.message)
    expect(numbers(window).at(-1)).toBe(10)
    expect(hasGap(window)).toBe(false)
  })

  it('asks for changes that came while a page was on its way', () => {
    const server = startServer()
    for (let count = 0; count < 30; count++) server.send()
    let window = openWindow(server.newest(10))
    const page = server.before(21, 10)
    const edit = server.edit(12)
    window = addChange(window, edit?.seq ?? 0, edit?.message ?? null)
    window = addEarlier(window, page)
    expect(hasGap(window)).toBe(true)
    expect(openWindow(page, 31)).toMatchObject({ seq: 30, seen: 31 })
  })

  it('holds a bounded number of messages in both directions', () => {
    const server = startServer()
    for (let count = 0; count < 10_000; count++) server.send()
    let window = openWindow(server.newest(40))
    while (window.hasEarlier) window = addEarlier(window, server.before(window.items[0]?.number ?? 0, 40))
    expect(numbers(window)).toEqual(Array.from({ length: maxHeld }, (_, index) => index + 1))
    expect(window.hasLater).toBe(true)
    while (window.hasLater) window = addLater(window, server.after(window.items.at(-1)?.number ?? 0, 40))
    expect(window.items).toHaveLength(maxHeld)
    expect(window.items.at(-1)?.number).toBe(10_000)
    expect(window.hasEarlier).toBe(true)
    const sent = server.send()
    window = addChange(window, sent.seq, sent.message)
    expect(window.items).toHaveLength(maxHeld)
    expect(window.items.at(-1)?.number).toBe(10_001)
  })

  it('adds a page part by part, and holds what it would hold at once', () => {
    const server = startServer()
    for (let count = 0; count < 500; count++) server.send()
    for (const [side, add, page] of [
      ['earlier', addEarlier, server.before(231, 37)],
      ['later', addLater, server.after(240, 37)],
      ['earlier', addEarlier, server.before(1, 40)],
    ] as const) {
      const held = openWindow(server.before(241, page.items.length === 0 ? 240 : 10))
      const parts = partsOf(page, side)
      expect(parts.map(({ items }) => items.length)).toEqual(page.items.length === 0 ? [0] : [10, 10, 10, 7])
      let window: ChatWindow = held
      for (const part of parts) {
        window = add(window, part)
        const [first = 0] = numbers(window)
        expect(numbers(window)).toEqual(window.items.map((_, index) => first + index))
      }
      expect(window).toEqual(add(held, page))
    }
    const [first] = partsOf(server.before(21, 40), 'earlier')
    expect(first).toMatchObject({ hasEarlier: true })
    expect(partsOf(server.before(21, 40), 'earlier').at(-1)).toMatchObject({ hasEarlier: false })
    expect(partsOf(server.after(480, 40), 'later').map(({ hasLater }) => hasLater)).toEqual([true, false])
  })

  it("has the server's state after any order of frames, replies, pages and catch-ups", () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant({ kind: 'send' as const, value: 0 }) },
      { weight: 2, arbitrary: fc.nat(40).map(value => ({ kind: 'edit' as const, value })) },
      /** A frame arrives: any of those that are on their way. */
      { weight: 6, arbitrary: fc.nat(10).map(value => ({ kind: 'frame' as const, value })) },
      { weight: 1, arbitrary: fc.nat(10).map(value => ({ kind: 'lose' as const, value })) },
      /** Pages and changes are read now and arrive later. */
      { weight: 1, arbitrary: fc.constant({ kind: 'askEarlier' as const, value: 0 }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'askLater' as const, value: 0 }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'askChanges' as const, value: 0 }) },
      { weight: 3, arbitrary: fc.nat(4).map(value => ({ kind: 'reply' as const, value })) },
    )
    fc.assert(
      fc.property(fc.nat(30), fc.array(step, { maxLength: 60 }), (first, steps) => {
        const server = startServer()
        for (let count = 0; count < first; count++) server.send()
        let window = openWindow(server.newest(10))
        const frames: { seq: number; message: Message }[] = []
        const replies: ((held: ChatWindow) => ChatWindow)[] = []
        const isAsked = { earlier: false, later: false }
        for (const { kind, value } of steps) {
          const change = kind === 'send' ? server.send() : kind === 'edit' ? server.edit(value) : null
          if (change) frames.push(change)
          if (kind === 'frame' || kind === 'lose') {
            const [frame] = frames.splice(value % Math.max(1, frames.length), 1)
            if (frame && kind === 'frame') window = addChange(window, frame.seq, frame.message)
          }
          if (kind === 'askEarlier' && window.hasEarlier && !isAsked.earlier) {
            const page = server.before(window.items[0]?.number ?? 1, 5)
            isAsked.earlier = true
            replies.push(held => {
              isAsked.earlier = false
              return addEarlier(held, page)
            })
          }
          if (kind === 'askLater' && window.hasLater && !isAsked.later) {
            const page = server.after(window.items.at(-1)?.number ?? 0, 5)
            isAsked.later = true
            replies.push(held => {
              isAsked.later = false
              return addLater(held, page)
            })
          }
          if (kind === 'askChanges') {
            const asked = window.seq
            const { chat, items } = server.changes(asked)
            replies.push(held => addChanges(held, asked, chat, items))
          }
          const [reply] = kind === 'reply' ? replies.splice(value % Math.max(1, replies.length), 1) : []
          if (reply) window = reply(window)
        }
        const { chat, items } = server.changes(window.seq)
        window = addChanges(window, window.seq, chat, items)
        const from = window.items[0]?.number ?? 1
        const expected = server.messages.slice(from - 1, window.hasLater ? from - 1 + window.items.length : undefined)
        expect(window.items).toEqual(expected)
        expect(window.hasEarlier).toBe(from > 1)
      }),
      { numRuns: 500 },
    )
  })
})
