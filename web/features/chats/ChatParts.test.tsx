// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MeetingState, Message } from '#contract/chats/chat-shapes.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildChat, buildMessage, chatId, otherId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser, participantId } from '#web/testing/community.ts'
import { enter, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root | null = null
let messages: Message[]

const path = `/api/chats/${chatId}`
const meetingId = '00000000-0000-7000-8000-0000000000e1'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const aFile = (own = {}) => ({
  id: '00000000-0000-7000-8000-0000000000f1',
  name: 'teas.pdf',
  type: 'application/pdf',
  bytes: 14_500,
  width: null,
  height: null,
  url: '/api/chats/files/f1?until=1&signature=x',
  ...own,
})
const aMeeting = (own: Partial<MeetingState> = {}): MeetingState => ({
  id: meetingId,
  status: 'PROPOSED',
  proposedBy: otherId,
  times: [inDays(2), inDays(3)],
  minutes: 45,
  place: 'Tea room',
  startsAt: null,
  ...own,
})
const chat = () => buildChat({ lastSeq: messages.at(-1)?.seq ?? 0, lastNumber: messages.length })
const sentTo = (to: string) => server.received.filter(({ method, path: called }) => method !== 'GET' && called === to)

beforeEach(async () => {
  messages = [buildMessage({ number: 1, text: 'Hello' })]
  localStorage.clear()
  server = await startApiServer({
    'GET /api/chats': () => ({ body: { items: [chat()], next: null, total: null, unreadChats: 0 } }),
    [`GET ${path}`]: () => ({ body: { chat: chat(), items: messages, hasEarlier: false, hasLater: false } }),
    [`GET ${path}/state`]: () => ({ body: chat() }),
    [`POST ${path}/read`]: { body: { unread: 0, unreadChats: 0 } },
    [`GET ${path}/changes`]: ({ query }) => ({
      body: { chat: chat(), items: messages.filter(({ seq }) => seq > Number(query.get('after'))), isTooMany: false },
    }),
    '/api/chats/unread': { body: { unreadChats: 0 } },
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

async function open(): Promise<void> {
  root = await openSignedIn(server, `/chats/${chatId}`, ['chats', 'chatFile', 'meetingTime'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}

describe('files', () => {
  const paste = async (...files: File[]) => {
    const field = await find('textarea')
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { files } })
    await act(async () => field.dispatchEvent(event))
  }
  const aText = (name: string, size = 10) => new File(['a'.repeat(size)], name, { type: 'text/plain' })

  it('are uploaded when they are pasted, and sent with the message', async () => {
    server.answers[`POST ${path}/files`] = { body: aFile() }
    server.answers[`POST ${path}`] = ({ body }) => {
      const { fileIds, text } = JSON.parse(body)
      expect([fileIds, text]).toEqual([[aFile().id], ''])
      messages.push(buildMessage({ number: 2, authorId: participantId, text, files: [aFile()] }))
      return { body: messages[1] }
    }
    await open()
    await shown('Hello')
    await paste(aText('teas.txt'))
    await settle(() => expect(sentTo(`${path}/files`)).toHaveLength(1))
    await find('[aria-label="Files to send"] li')
    await press('Send')
    const link = await find('[role=log] a[download]')
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([aFile().url, 'teas.pdf'])
    expect(link.textContent).toContain('14 KB')
    expect(document.querySelector('[aria-label="Files to send"]')).toBeNull()
  })

  it('say what is wrong with each, and can be removed', async () => {
    server.answers[`POST ${path}/files`] = {
      status: 400,
      body: { message: 'This kind of file cannot be sent.', code: 1187, status: 400 },
    }
    await open()
    await shown('Hello')
    await paste(aText('program.exe'), aText('large.txt', 10 * 1024 * 1024 + 1))
    await shown('This kind of file cannot be sent.')
    await shown('Files can have up to 10 MB.')
    expect(sentTo(`${path}/files`)).toHaveLength(1)
    await press('Remove program.exe')
    await press('Remove large.txt')
    await settle(() => expect(document.querySelector('[aria-label="Files to send"]')).toBeNull())
  })

  it('that are pictures have their place before they are loaded', async () => {
    messages.push(buildMessage({ number: 2, text: '', files: [aFile({ type: 'image/png', width: 900, height: 600 })] }))
    await open()
    const button = await find('button', 'Open teas.pdf')
    const image = button.querySelector('img')
    expect(image?.style.aspectRatio).toBe('900 / 600')
    expect(image?.getAttribute('src')).toBe(`${aFile().url}&size=small`)
  })
})

describe('a meeting', () => {
  const show = (meeting: MeetingState) =>
    messages.push(buildMessage({ number: 2, kind: 'MEETING', text: '', authorId: meeting.proposedBy, meeting }))
  const changeTo = (call: string, meeting: MeetingState) => {
    server.answers[`POST /api/meetings/${meetingId}/${call}`] = () => {
      messages = [messages[0] as Message, buildMessage({ number: 2, seq: 3, kind: 'MEETING', text: '', meeting })]
      return { body: meeting }
    }
  }

  it('is accepted at one of the times, and can then be put into the calendar', async () => {
    const proposed = aMeeting()
    show(proposed)
    changeTo('accept', { ...proposed, status: 'AGREED', startsAt: proposed.times[1] as string })
    await open()
    await shown('Mikhail Orlov suggests a meeting')
    await shown('45 min · Tea room')
    const buttons = [...document.querySelectorAll('button')].filter(each => each.textContent?.startsWith('Accept'))
    expect(buttons).toHaveLength(2)
    await act(async () => buttons[1]?.click())
    await shown('Meeting agreed')
    expect(JSON.parse(sentTo(`/api/meetings/${meetingId}/accept`)[0]?.body ?? '')).toEqual({
      startsAt: proposed.times[1],
    })
    await find('button', 'Add to calendar')
    await find('button', 'Cancel meeting')
  })

  it('of the reader cannot be accepted, but taken back', async () => {
    const proposed = aMeeting({ proposedBy: participantId })
    show(proposed)
    changeTo('cancel', { ...proposed, status: 'CANCELLED' })
    await open()
    await shown('You suggested a meeting')
    expect(document.body.textContent).not.toContain('Accept')
    await press('Take back')
    await shown('No meeting was agreed')
  })

  it('shows what stands now when the other was faster', async () => {
    show(aMeeting())
    server.answers[`POST /api/meetings/${meetingId}/accept`] = () => {
      messages[1] = buildMessage({
        number: 2,
        seq: 3,
        kind: 'MEETING',
        text: '',
        meeting: aMeeting({ status: 'CANCELLED' }),
      })
      return { status: 409, body: { message: 'The times have changed meanwhile.', code: 1189, status: 409 } }
    }
    await open()
    await shown('Mikhail Orlov suggests a meeting')
    const accept = [...document.querySelectorAll('button')].find(each => each.textContent?.startsWith('Accept'))
    await act(async () => accept?.click())
    await shown('The times have changed meanwhile.')
    await shown('No meeting was agreed')
  })

  it('says which times have passed, and offers those to come', async () => {
    show(aMeeting({ times: [inDays(-1), inDays(2)] }))
    await open()
    await shown('has passed')
    expect(document.querySelectorAll('section s')).toHaveLength(1)
    expect(
      [...document.querySelectorAll('button')].filter(each => each.textContent?.startsWith('Accept')),
    ).toHaveLength(1)
  })

  it.each([
    ['Past meeting', { status: 'AGREED', startsAt: inDays(-1) }, 0],
    ['Meeting cancelled', { status: 'CANCELLED', startsAt: inDays(2) }, 1],
    ['No meeting was agreed', { status: 'CANCELLED' }, 0],
  ] as const)('that is over is called “%s” and has no buttons', async (title, own, struck) => {
    show(aMeeting(own))
    await open()
    const card = (await find('p', title)).closest('section')
    expect(card?.querySelectorAll('button')).toHaveLength(0)
    expect(card?.querySelectorAll('s')).toHaveLength(struck)
  })

  it('is proposed at up to three times, in the zones of both', async () => {
    const times = [
      '2030-11-20T08:00:00.000Z',
      '2030-11-20T11:00:00.000Z',
      '2030-11-21T08:00:00.000Z',
      '2030-11-22T08:00:00.000Z',
    ]
    server.answers[`GET ${path}/meeting-times`] = {
      body: { times, myTimeZone: 'Europe/Berlin', theirTimeZone: 'Asia/Yekaterinburg' },
    }
    server.answers[`POST ${path}/meetings`] = {
      body: buildMessage({ number: 2, kind: 'MEETING', meeting: aMeeting() }),
    }
    await open()
    await press('Plan a meeting')
    const choices = () => [...document.querySelectorAll<HTMLElement>('fieldset button[aria-pressed]')]
    await settle(() => expect(choices()).toHaveLength(4))
    expect(choices()[0]?.textContent).toBe('Wed, 20 Nov · 9:0013:00 for Mikhail Orlov')
    for (const index of [0, 1, 2, 3]) await act(async () => choices()[index]?.click())
    expect(choices().map(each => each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'true', 'true'])
    await press('Suggest')
    await settle(() => expect(sentTo(`${path}/meetings`)).toHaveLength(1))
    expect(JSON.parse(sentTo(`${path}/meetings`)[0]?.body ?? '')).toEqual({
      times: times.slice(1),
      minutes: 30,
      place: '',
    })
  })
})

describe('a text', () => {
  it('has the name of the reader marked where it mentions them', async () => {
    const { firstName, lastName } = buildParticipant()
    messages.push(buildMessage({ number: 2, text: `Who has flour? @${firstName} ${lastName}, do you?` }))
    await open()
    expect((await find('mark')).textContent).toBe(`@${firstName} ${lastName}`)
  })

  it('of an intro without words says so', async () => {
    messages = [buildMessage({ number: 1, kind: 'INTRO', text: '' })]
    await open()
    await shown('Sent without a message')
  })
})

describe('search', () => {
  it('shows messages of all chats with the words marked, and opens the chat there', async () => {
    const { id, number, kind, authorId, createdAt } = buildMessage({ number: 7 })
    const message = {
      id,
      number,
      kind,
      authorId,
      createdAt,
      text: 'x',
      subjectId: null,
      isDeleted: false,
      fileCount: 0,
    }
    server.answers['GET /api/chats/search'] = ({ query }) => {
      expect(query.get('query')).toBe('tea')
      const found = { chatId, chatName: 'Mikhail Orlov', message, excerpt: 'a \u0001tea\u0002 room' }
      return { body: { items: [found], next: null, total: null } }
    }
    await open()
    await shown('Hello')
    await enter('Search chats', 'tea')
    const mark = await find('mark', 'tea')
    expect(mark.closest('a')?.getAttribute('href')).toBe(`/chats/${chatId}?message=7`)
  })
})
