// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Chat, Message } from '#contract/chats/chat-shapes.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildChat, buildMessage, buildPerson, chatId, otherId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser, participantId } from '#web/testing/community.ts'
import { enter, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root | null = null
let chat: Chat
let messages: Message[]

const path = `/api/chats/${chatId}`
const leilaId = '00000000-0000-7000-8000-0000000000d2'
const leila = buildPerson({ id: leilaId, slug: 'leila', firstName: 'Leila', lastName: 'Haddad' })
const group = () =>
  buildChat({
    kind: 'GROUP',
    name: 'Breakfast',
    person: null,
    faces: [buildPerson()],
    can: { add: true, rename: true, leave: true, block: false, meet: false },
  })

beforeEach(async () => {
  // Fields that grow with their text listen to it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  chat = buildChat()
  messages = [
    buildMessage({ number: 1, text: 'Hello' }),
    buildMessage({ number: 2, text: 'Good morning', authorId: participantId }),
  ]
  localStorage.clear()
  const now = () => ({ ...chat, lastSeq: Math.max(...messages.map(({ seq }) => seq)), lastNumber: messages.length })
  server = await startApiServer({
    'GET /api/chats': () => ({ body: { items: [now()], next: null, total: null, unreadChats: 0 } }),
    'GET /api/chats/unread': { body: { unreadChats: 0 } },
    'GET /api/chats/candidates': { body: [buildPerson(), leila] },
    [`GET ${path}`]: () => ({ body: { chat: now(), items: messages, hasEarlier: false, hasLater: false } }),
    [`GET ${path}/state`]: () => ({ body: now() }),
    [`GET ${path}/participants`]: { body: [{ ...buildPerson(), isMember: true, readNumber: 0 }] },
    [`POST ${path}/read`]: { body: { unread: 0, unreadChats: 0 } },
    [`GET ${path}/changes`]: () => ({ body: { chat: now(), items: messages, isTooMany: false } }),
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  Reflect.deleteProperty(document, 'fonts')
  await server.close()
})

async function open(to = `/chats/${chatId}`, words = ['chats', 'chatFile', 'meetingTime']): Promise<void> {
  root = await openSignedIn(server, to, words as never)
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}

const become = (own: Partial<Chat>): Chat => {
  chat = { ...chat, ...own }
  return chat
}
const sent = (call: string): unknown => {
  const found = server.received.find(({ method, path: to }) => `${method} ${to}` === call)
  return found && JSON.parse(found.body || '{}')
}
const choose = async (name: string) => {
  let field: HTMLElement | null | undefined
  await settle(() => {
    const label = [...document.querySelectorAll('[role=dialog] label')].find(each => each.textContent?.endsWith(name))
    field = label?.querySelector<HTMLElement>('input')
    expect(field, name).toBeTruthy()
  })
  await act(async () => field?.click())
}
/** A button of the sheet; the page behind it may have one with the same name. */
const confirm = async (name: string) => {
  const button = await find('[role=dialog] button[type=submit]', name)
  await act(async () => button.click())
}
const messageMenu = async (index: number, item: string) => {
  await find('button', 'Actions on the message')
  const open = document.querySelectorAll<HTMLElement>('[aria-label="Actions on the message"]')[index]
  await act(async () => open?.click())
  const choice = await find('[role=menuitem]', item)
  await act(async () => choice.click())
}

describe('a new chat', () => {
  it('leads to people where nobody is connected yet', async () => {
    server.answers['GET /api/chats/candidates'] = { body: [] }
    await open('/chats?new=chat')
    await shown('There is nobody to write to yet')
    expect((await find('a', 'Find people')).getAttribute('href')).toBe('/my_communities')
  })

  it('starts with one person, or with several under a name', async () => {
    server.answers['POST /api/chats'] = () => ({ body: chat })
    await open('/chats?new=chat')
    await choose('Mikhail Orlov')
    await find('[role=dialog] button[type=submit]', 'Start chat')
    await choose('Leila Haddad')
    await shown('2 people chosen')
    await enter('Name of the group', ' Breakfast ')
    await confirm('Start group chat')
    await settle(() => expect(location.pathname).toBe(`/chats/${chatId}`))
    expect(sent('POST /api/chats')).toEqual({ participantIds: [otherId, leilaId], name: 'Breakfast' })
  })
})

describe('a group', () => {
  beforeEach(() => {
    chat = group()
  })

  it('is renamed', async () => {
    server.answers[`PATCH ${path}`] = ({ body }) => ({ body: become({ name: JSON.parse(body).name }) })
    await open()
    await press('Rename')
    await enter('Name of the group', 'Brunch')
    await confirm('Save')
    await find('h1', 'Brunch')
    expect(sent(`PATCH ${path}`)).toEqual({ name: 'Brunch' })
  })

  it('gets more people', async () => {
    server.answers[`POST ${path}/participants`] = () => ({ body: become({ memberCount: 3 }) })
    await open()
    await press('Add people')
    await choose('Leila Haddad')
    await confirm('Add')
    await shown('3 people')
    expect(sent(`POST ${path}/participants`)).toEqual({ participantIds: [leilaId] })
  })

  it('is left after a question', async () => {
    server.answers[`POST ${path}/leave`] = { body: {} }
    await open()
    await press('Leave chat')
    await shown('Leave “Breakfast”?')
    expect(sent(`POST ${path}/leave`)).toBeUndefined()
    await confirm('Leave chat')
    await settle(() => expect(location.pathname).toBe('/chats'))
    expect(sent(`POST ${path}/leave`)).toEqual({})
  })
})

describe('a chat of two', () => {
  it('is muted and heard of again', async () => {
    server.answers[`POST ${path}/mute`] = ({ body }) => {
      chat = { ...chat, isMuted: JSON.parse(body).isMuted }
      return { body: {} }
    }
    await open()
    await press('Mute')
    await find('button', 'Unmute')
    expect(sent(`POST ${path}/mute`)).toEqual({ isMuted: true })
    // The list is loaded anew first.
    await settle(() => expect(document.querySelector('[data-loading]')).toBeNull())
    await press('Unmute')
    await find('button', 'Mute')
    expect(chat.isMuted).toBe(false)
  })

  it('is closed when the other is blocked', async () => {
    server.answers[`POST /api/participant/${otherId}/block`] = () => {
      chat = { ...chat, isOpen: false, can: { ...chat.can, block: false } }
      return { body: {} }
    }
    await open()
    await press('Block')
    await shown('You can unblock people in the settings.')
    await confirm('Block')
    await shown('Messages cannot be sent in this chat.')
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('a message', () => {
  const change = (index: number, own: Partial<Message>) => {
    const before = messages[index] as Message
    messages[index] = { ...before, seq: messages.length + 1, ...own }
    return messages[index]
  }

  it('is reported with a reason', async () => {
    server.answers[`POST ${path}/report`] = { body: {} }
    await open()
    await messageMenu(0, 'Report')
    await shown('What is wrong with it?')
    await choose('Rude or harassing')
    await enter('Anything to add? (optional)', 'Twice')
    await confirm('Report')
    await shown('Thank you. Moderators will look at it.')
    expect(sent(`POST ${path}/report`)).toEqual({ messageId: messages[0]?.id, reason: 'RUDE', text: 'Twice' })
  })

  it('gets a reaction, which a second press takes back', async () => {
    const call = `POST ${path}/messages/${messages[0]?.id}/reactions`
    server.answers[call] = ({ body }) => ({
      body: change(0, { reactions: JSON.parse(body).isOn ? [{ emoji: '🎉', participantIds: [participantId] }] : [] }),
    })
    await open()
    await messageMenu(0, 'React with 🎉')
    const reaction = () => document.querySelector<HTMLElement>('[role=log] button[aria-pressed]')
    await settle(() => expect(reaction()?.textContent).toContain('🎉'))
    expect(sent(call)).toEqual({ emoji: '🎉', isOn: true })
    await act(async () => reaction()?.click())
    await settle(() => expect(server.received.filter(({ path: to }) => to.endsWith('/reactions'))).toHaveLength(2))
    expect(messages[0]?.reactions).toEqual([])
  })

  it('is deleted after a question and leaves a trace', async () => {
    server.answers[`DELETE ${path}/messages/${messages[1]?.id}`] = () => ({
      body: change(1, { isDeleted: true, text: '' }),
    })
    await open()
    await messageMenu(1, 'Delete')
    await shown('A trace stays that a message was deleted.')
    await confirm('Delete message')
    await shown('This message was deleted')
    expect(document.querySelector('[role=log]')?.textContent).not.toContain('Good morning')
  })
})

describe('blocked people', () => {
  it('stand in the settings, and can be unblocked', async () => {
    let blocked = [{ id: otherId, firstName: 'Mikhail', lastName: 'Orlov', avatarUrl: null }]
    server.answers['GET /api/participant/blocked'] = () => ({ body: blocked })
    server.answers[`DELETE /api/participant/${otherId}/block`] = () => {
      blocked = []
      return { body: {} }
    }
    await open('/settings', ['chats', 'settings'])
    await find('h2', 'Blocked people')
    await press('Unblock Mikhail Orlov')
    await shown('You have blocked nobody.')
    expect(sent(`DELETE /api/participant/${otherId}/block`)).toEqual({})
  })
})
