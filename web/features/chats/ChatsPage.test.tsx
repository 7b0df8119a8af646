// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#contract/chats/chat-shapes.ts'
import { act } from '#web/testing/act.ts'
import { type Answer, type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildChat, buildMessage, chatId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser, participantId } from '#web/testing/community.ts'
import { enter, fieldOf, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root | null = null
/** The chat as the server of these tests has it. */
let messages: Message[]

const path = `/api/chats/${chatId}`
const seqOf = () => Math.max(0, ...messages.map(({ seq }) => seq))
const chat = (own = {}) => buildChat({ lastSeq: seqOf(), lastNumber: messages.length, ...own })
const page = (own = {}) => ({ body: { chat: chat(own), items: messages, hasEarlier: false, hasLater: false } })

const keep = (text: string): Message => {
  const next = buildMessage({ number: messages.length + 1, seq: seqOf() + 1, authorId: participantId, text })
  messages.push(next)
  return next
}

beforeEach(async () => {
  messages = [buildMessage({ number: 1, text: 'Hello' })]
  localStorage.clear()
  server = await startApiServer({
    'GET /api/chats': () => ({
      body: {
        items: [chat({ lastMessage: { ...messages.at(-1), fileCount: 0, meetingStatus: null } })],
        next: null,
        total: null,
        unreadChats: 0,
      },
    }),
    [`GET ${path}`]: () => page(),
    [`POST ${path}`]: ({ body }) => ({ body: keep(JSON.parse(body).text) }),
    [`GET ${path}/state`]: () => ({ body: chat() }),
    [`POST ${path}/read`]: { body: { unread: 0, unreadChats: 0 } },
    [`GET ${path}/changes`]: ({ query }) => ({
      body: { chat: chat(), items: messages.filter(({ seq }) => seq > Number(query.get('after'))), isTooMany: false },
    }),
    '/api/chats/unread': { body: { unreadChats: 3 } },
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

async function open(to = `/chats/${chatId}`): Promise<void> {
  root = await openSignedIn(server, to, ['chats'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}

const texts = () => [...document.querySelectorAll('[role=log] [class*=bubble]')].map(each => each.textContent)
const sent = () => server.received.filter(({ method, path: to }) => method === 'POST' && to === path)
const write = async (text: string) => {
  await enter('Message', text)
  const field = await fieldOf('Message')
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
}

describe('sending', () => {
  it('shows a message at once, before the server has it, and once afterwards', async () => {
    let answer: (reply: Answer) => void = () => undefined
    server.answers[`POST ${path}`] = () => new Promise<Answer>(resolve => (answer = resolve))
    await open()
    await shown('Hello')
    await write('Good morning')
    await settle(() => expect(texts()).toEqual(['Hello', 'Good morning']))
    expect(document.body.textContent).toContain('Sending…')
    await settle(() => expect(sent()).toHaveLength(1))
    answer({ body: keep('Good morning') })
    await settle(() => expect(document.body.textContent).not.toContain('Sending…'))
    expect(texts()).toEqual(['Hello', 'Good morning'])
    expect(await fieldOf('Message')).toHaveProperty('value', '')
  })

  it('keeps the order of several, one call after the other', async () => {
    await open()
    await shown('Hello')
    await write('one')
    await write('two')
    await write('three')
    await settle(() => expect(messages).toHaveLength(4))
    expect(sent().map(({ body }) => JSON.parse(body).text)).toEqual(['one', 'two', 'three'])
    await settle(() => expect(texts()).toEqual(['Hello', 'one', 'two', 'three']))
  })

  it('says why a message was refused, and sends it again with the same key', async () => {
    const accept = server.answers[`POST ${path}`]
    server.answers[`POST ${path}`] = { status: 429, body: { message: 'Too many messages', code: 1008, status: 429 } }
    await open()
    await shown('Hello')
    await write('Good morning')
    await shown('Not sent: Too many messages')
    server.answers[`POST ${path}`] = accept as Answer
    await press('Try again')
    // "Not sent" goes with the press, before the server is asked.
    await settle(() => expect(sent()).toHaveLength(2))
    await settle(() => expect(document.body.textContent).not.toContain('Sending…'))
    expect(document.body.textContent).not.toContain('Not sent')
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key'])
    expect(first).toBe(second)
    expect(texts()).toEqual(['Hello', 'Good morning'])
  })

  it('keeps an unsent message over a reload and sends it then', async () => {
    server.answers[`POST ${path}`] = { status: 503, body: { message: 'Away', code: 1009, status: 503 } }
    await open()
    await shown('Hello')
    await write('Good morning')
    await settle(() => expect(sent()).toHaveLength(1))
    const [{ headers: before } = { headers: {} }] = sent()
    await act(async () => root?.unmount())
    server.answers[`POST ${path}`] = ({ body }) => ({ body: keep(JSON.parse(body).text) })
    await open()
    await settle(() => expect(messages.at(-1)?.text).toBe('Good morning'))
    expect(sent().at(-1)?.headers['idempotency-key']).toBe(before['idempotency-key' as never])
    await settle(() => expect(localStorage.getItem('chatOutbox')).toBeNull())
  })

  it('discards a refused message', async () => {
    server.answers[`POST ${path}`] = { status: 409, body: { message: 'Closed', code: 1181, status: 409 } }
    await open()
    await shown('Hello')
    await write('Good morning')
    await shown('Not sent: Closed')
    await press('Delete')
    await settle(() => expect(texts()).toEqual(['Hello']))
    expect(localStorage.getItem('chatOutbox')).toBeNull()
  })
})

describe('a draft', () => {
  it('is kept for its chat, and for its author alone', async () => {
    await open()
    await shown('Hello')
    await enter('Message', 'Not yet')
    await act(async () => root?.unmount())
    await open()
    await shown('Hello')
    expect(await fieldOf('Message')).toHaveProperty('value', 'Not yet')
    const { draftOf } = await import('./composer/drafts.ts')
    expect(draftOf('somebody else', chatId)).toBe('')
    expect(draftOf(participantId, 'another')).toBe('')
  })

  it('is shown in the list and removed with log-out', async () => {
    localStorage.setItem('chatDrafts', JSON.stringify({ participantId, texts: { [chatId]: 'Not yet' } }))
    await open('/chats')
    await shown('Draft: Not yet')
    const { signOut } = await import('#web/lib/session/session.ts')
    await act(async () => signOut())
    expect(localStorage.getItem('chatDrafts')).toBeNull()
  })
})

describe('a chat', () => {
  it('catches up on everything that was missed', async () => {
    await open()
    await shown('Hello')
    messages[0] = { ...(messages[0] as Message), text: 'Hello!', seq: 2, editedAt: '2026-11-16T11:00:00.000Z' }
    messages.push(buildMessage({ number: 2, seq: 3, text: 'Are you there?' }))
    const { catchUpAll } = await import('#web/lib/realtime/topics.ts')
    await act(async () => catchUpAll())
    await settle(() => expect(texts()).toEqual(['Hello!', 'Are you there?']))
    await shown('edited')
  })

  it('shows frames of the socket, and asks for what lies between', async () => {
    await open()
    await shown('Hello')
    messages.push(buildMessage({ number: 2, seq: 2, text: 'one' }), buildMessage({ number: 3, seq: 3, text: 'two' }))
    const { deliver } = await import('#web/lib/realtime/topics.ts')
    await act(async () => deliver('chats', { chatId, seq: 3, message: messages[2], lastAt: '' }))
    await settle(() => expect(texts()).toEqual(['Hello', 'one', 'two']))
    await act(async () => deliver('chats', { chatId: 'another', seq: 9, message: messages[2], lastAt: '' }))
    expect(texts()).toHaveLength(3)
  })

  it('shows an own message once when its frame comes before the reply', async () => {
    let answer: (reply: Answer) => void = () => undefined
    server.answers[`POST ${path}`] = () => new Promise<Answer>(resolve => (answer = resolve))
    await open()
    await shown('Hello')
    await write('Good morning')
    await settle(() => expect(sent()).toHaveLength(1))
    const { deliver } = await import('#web/lib/realtime/topics.ts')
    const kept = keep('Good morning')
    await act(async () => deliver('chats', { chatId, seq: kept.seq, message: kept, lastAt: '' }))
    expect(texts()).toEqual(['Hello', 'Good morning'])
    answer({ body: kept })
    await settle(() => expect(document.body.textContent).not.toContain('Sending…'))
    expect(texts()).toEqual(['Hello', 'Good morning'])
  })

  it('shows who is typing', async () => {
    await open()
    await shown('Hello')
    const { deliver } = await import('#web/lib/realtime/topics.ts')
    const { person } = buildChat()
    await act(async () => deliver(`/topic/chat/${chatId}`, { type: 'typing', participantId: person?.id }))
    await shown('Mikhail is typing…')
  })

  it('tells only that messages cannot be sent when it is closed', async () => {
    server.answers[`GET ${path}`] = () => page({ isOpen: false })
    await open()
    await shown('Messages cannot be sent in this chat.')
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('opens at a message, and makes only safe links', async () => {
    messages = [buildMessage({ number: 7, seq: 7, text: 'see https://tea.example and javascript:alert(1)' })]
    await open(`/chats/${chatId}?message=7`)
    await shown('see')
    expect(server.received.find(({ path: to }) => to === path)?.query.get('around')).toBe('7')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=log] a')]
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://tea.example/', 'noopener noreferrer nofollow'],
    ])
  })

  it('marks what was seen as read', async () => {
    server.answers[`GET ${path}`] = () => page({ unread: 1, readNumber: 0 })
    await open()
    await shown('New')
    await settle(() => {
      const mark = server.received.find(({ path: to }) => to === `${path}/read`)
      expect(JSON.parse(mark?.body ?? '{}')).toEqual({ number: 1 })
    })
  })

  it('changes the last own message by arrow up, and leaves it by Escape', async () => {
    keep('Good morning')
    await open()
    await shown('Good morning')
    const field = await fieldOf('Message')
    const key = (name: string) =>
      act(async () => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
      })
    await key('ArrowUp')
    await shown('Editing your message')
    expect(field.value).toBe('Good morning')
    await key('Escape')
    await settle(() => expect(document.body.textContent).not.toContain('Editing your message'))
    expect(field.value).toBe('')
  })

  it('that is not there says so', async () => {
    server.answers[`GET ${path}`] = { status: 404, body: { message: 'no', code: 1180, status: 404 } }
    await open()
    await find('h1', 'This chat is not here')
  })
})

describe('the list', () => {
  it('has the last message and the count of unread ones, and the menu that of chats', async () => {
    server.answers['GET /api/chats'] = {
      body: {
        items: [chat({ unread: 2, lastMessage: { ...messages[0], fileCount: 0, meetingStatus: null } })],
        next: null,
        total: null,
        unreadChats: 1,
      },
    }
    await open('/chats')
    const row = await find(`a[href="/chats/${chatId}"]`)
    expect(row.textContent).toContain('Mikhail Orlov')
    expect(row.textContent).toContain('Hello')
    expect(row.textContent).toContain('2 unread messages')
    await settle(() => expect(document.querySelector('nav a[href="/chats"]')?.textContent).toBe('Chats33 new'))
    await shown('Choose a chat')
  })

  it.each<[string, object, object?]>([
    ['Suggests a meeting', { kind: 'MEETING', meetingStatus: 'PROPOSED' }],
    ['You suggested a meeting', { kind: 'MEETING', meetingStatus: 'PROPOSED', authorId: participantId }],
    ['Meeting agreed', { kind: 'MEETING', meetingStatus: 'AGREED' }],
    ['Meeting cancelled', { kind: 'MEETING', meetingStatus: 'CANCELLED' }],
    ['Intro', { kind: 'INTRO' }],
    [
      'Someone left the chat',
      { kind: 'LEFT', subjectId: participantId.replace(/.$/, 'f') },
      { kind: 'GROUP', person: null },
    ],
  ])('says “%s” of a last message without a text', async (line, last, own = {}) => {
    const lastMessage = { ...messages[0], text: '', fileCount: 0, meetingStatus: null, ...last }
    server.answers['GET /api/chats'] = {
      body: { items: [chat({ ...own, lastMessage })], next: null, total: null, unreadChats: 0 },
    }
    await open('/chats')
    const row = await find(`a[href="/chats/${chatId}"]`)
    expect(row.textContent).toMatch(new RegExp(`${line}$`))
  })

  it('tells how chats begin when there is none', async () => {
    server.answers['GET /api/chats'] = { body: { items: [], next: null, total: null, unreadChats: 0 } }
    await open('/chats')
    await shown('A chat opens by itself when somebody accepts your intro')
    expect((await find('main a', 'Find people')).getAttribute('href')).toBe('/my_communities')
    expect(document.body.textContent).not.toContain('Choose a chat')
  })
})
