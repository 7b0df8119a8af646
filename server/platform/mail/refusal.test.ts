import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { maxAttempts, Refusal, statusAfter, whyNotSent } from './outbox.ts'
import { refusalOf, smtpTransport } from './smtp.ts'
import type { Letter } from './store.ts'

const letter: Letter = {
  id: '019a8d5e-0000-7000-8000-000000000001',
  kind: 'test',
  recipient: 'vera@example.com',
  lang: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  plain: 'Hello',
  headers: {},
  calendarMethod: null,
  calendar: null,
  calendarFiles: [],
  isSecret: false,
  category: 'weekly',
  isSentAgain: false,
  onceKey: 'vera weekly 2026-47',
  status: 'SENDING',
  attempts: 1,
  problem: null,
  createdAt: '2026-11-17T08:00:00.000Z',
}

/** What the server does at one step of the SMTP conversation; at all others it accepts. */
type Moment = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'end'
type Scene = Partial<Record<Moment, (socket: Socket) => void>>

const says =
  (line: string) =>
  (socket: Socket): unknown =>
    socket.write(`${line}\r\n`)
const saysAndCloses =
  (line: string) =>
  (socket: Socket): unknown =>
    socket.end(`${line}\r\n`)
const breaks = (socket: Socket): unknown => socket.destroy()

const friendly: Record<Moment, (socket: Socket) => unknown> = {
  greeting: says('220 ready'),
  EHLO: says('250-hello\r\n250 AUTH PLAIN'),
  AUTH: says('235 welcome'),
  MAIL: says('250 ok'),
  RCPT: says('250 ok'),
  DATA: says('354 go ahead'),
  body: () => {},
  end: says('250 taken'),
}

async function statusOfLetterAt(scene: Scene): Promise<string> {
  const error = await errorOfLetterAt(scene)
  return error === null ? 'SENT' : statusAfter(error, letter)
}

/** Null when the letter was accepted. */
async function errorOfLetterAt(scene: Scene): Promise<unknown> {
  const play = { ...friendly, ...scene }
  const server = createServer(socket => {
    socket.on('error', () => {})
    let isBody = false
    play.greeting(socket)
    socket.on('data', data => {
      const text = data.toString()
      const verb = text.slice(0, 4) as Moment
      if (isBody) play[text.endsWith('\r\n.\r\n') ? 'end' : 'body'](socket)
      else if (verb in play) play[verb](socket)
      else socket.write('250 ok\r\n')
      isBody ||= verb === 'DATA'
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mailTransport = smtpTransport(`smtp://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`)
  try {
    await mailTransport.deliver(letter, { name: 'Club', address: 'club@example.com', replyTo: null, dkim: null })
    return null
  } catch (error) {
    return error
  } finally {
    mailTransport.close()
    server.close()
  }
}

describe('a once-only letter is', () => {
  test.each<[string, string, Scene]>([
    ['SENT', 'all goes well', {}],
    ['WAITING', 'the server is busy', { greeting: saysAndCloses('421 busy') }],
    ['WAITING', 'the server turns everyone away', { greeting: saysAndCloses('554 no service') }],
    ['WAITING', 'the server hangs up at once', { greeting: breaks }],
    ['WAITING', 'the password is wrong', { AUTH: says('535 wrong') }],
    ['WAITING', 'the server wants another way to sign in', { MAIL: says('530 sign in first') }],
    ['WAITING', 'the sender is put off', { MAIL: says('451 later') }],
    ['FAILED', 'the sender is refused', { MAIL: says('550 never') }],
    ['WAITING', 'the recipient is put off', { RCPT: says('450 later') }],
    ['FAILED', 'the recipient is unknown', { RCPT: says('550 nobody') }],
    ['WAITING', 'the connection breaks before the letter', { DATA: breaks }],
    ['FAILED', 'the server wants no letter', { DATA: says('554 never') }],
    ['UNCERTAIN', 'the connection breaks during the letter', { DATA: saysAndCloses('354 go ahead') }],
    ['UNCERTAIN', 'the connection breaks after the letter', { end: breaks }],
    ['WAITING', 'the letter is put off after it was read', { end: says('452 full') }],
    ['WAITING', 'the server says goodbye after the letter', { end: saysAndCloses('421 closing') }],
    ['FAILED', 'the letter is refused after it was read', { end: says('554 spam') }],
  ])('%s when %s', async (expected, _what, scene) => {
    expect(await statusOfLetterAt(scene)).toBe(expected)
  })
})

describe('refusalOf', () => {
  const told = (error: object) => Object.assign(new Error('as it happened'), error)

  test('is null when the letter was in transit and the server timed out or broke the protocol', () => {
    expect(refusalOf(told({ code: 'ETIMEDOUT' }), true)).toBeNull()
    expect(refusalOf(told({ code: 'EPROTOCOL', responseCode: 500 }), true)).toBeNull()
  })

  test('is final when the letter is too large for the server', () => {
    expect(refusalOf(told({ code: 'EMESSAGE' }), false)?.isFinal).toBe(true)
  })
})

test.each<[string, Scene, boolean]>([
  ['550 5.1.1 no such user', { RCPT: says('550 5.1.1 no such user') }, true],
  ['551 moved', { RCPT: says('551 user not local') }, true],
  ['a policy of the server', { RCPT: says('550 5.7.1 your address is blocked') }, false],
  ['a full mailbox', { RCPT: says('552 mailbox full') }, false],
  ['a refused sender', { MAIL: says('550 5.1.8 bad sender') }, false],
  ['a refused letter', { end: says('550 spam') }, false],
])('%s is a bounce of the address: %s', async (_what, scene, expected) => {
  const error = await errorOfLetterAt(scene)
  expect([error instanceof Refusal, (error as Refusal).isBounce]).toEqual([true, expected])
})

test.each([
  ['ACCESS', false, 'BOUNCE', true],
  ['ACCESS', false, 'COMPLAINT', true],
  ['SERVICE', false, null, true],
  ['SERVICE', false, 'BOUNCE', false],
  ['SERVICE', true, 'BOUNCE', true],
  ['weekly', true, 'COMPLAINT', false],
  ['weekly', false, 'COMPLAINT', false],
] as const)(
  'a letter of %s, sent again: %s, to an address with %s is sent: %s',
  (category, isSentAgain, bounce, expected) => {
    expect(whyNotSent({ category, isSentAgain }, bounce) === null).toBe(expected)
  },
)

test('an at-least-once letter is retried after an unknown outcome, up to the last attempt', () => {
  expect(statusAfter(new Error('lost'), { onceKey: null, attempts: maxAttempts - 1 })).toBe('WAITING')
  expect(statusAfter(new Error('lost'), { onceKey: null, attempts: maxAttempts })).toBe('FAILED')
  expect(statusAfter(new Refusal('busy', false), { onceKey: 'once', attempts: maxAttempts })).toBe('FAILED')
})
