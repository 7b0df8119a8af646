import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOfTicket, newTicket, readTopic, ticketLifeMs } from './rules.ts'

describe('a ticket', () => {
  test('is 32 random bytes, of which the hash is kept', () => {
    const [one, other] = [newTicket(), newTicket()]
    expect(one.ticket).toMatch(/^[\w-]{43}$/)
    expect(one.ticket).not.toBe(other.ticket)
    expect(one.hash).toEqual(createHash('sha256').update(one.ticket).digest())
    expect(hashOfTicket(one.ticket)).toEqual(one.hash)
  })

  test('holds for a minute', () => {
    expect(ticketLifeMs).toBe(60_000)
  })
})

describe('a topic', () => {
  const [longName, longRest] = ['a'.repeat(50), 'b'.repeat(200)]

  test.each([
    ['/topic/chat/1', 'chat', ['1']],
    ['/topic/community/0192-ab/presence', 'community', ['0192-ab', 'presence']],
    ['/topic/a-b/c_D', 'a-b', ['c_D']],
    [`/topic/${longName}/${longRest}`, longName, [longRest]],
  ])('%s is read', (destination, name, path) => {
    expect(readTopic(destination)).toEqual({ name, path })
  })

  test.each([
    '',
    '/topic/',
    '/topic/chat',
    '/topic/chat/',
    '/topic//1',
    'topic/chat/1',
    'x/topic/chat/1',
    '/queue/chat/1',
    '/topic/Chat/1',
    '/topic/chat/1 ',
    '/topic/chat/1?x=1',
    '/topic/chat/1\n',
    `/topic/${longName}a/1`,
    `/topic/chat/${longRest}b`,
  ])('%j is none', destination => {
    expect(readTopic(destination)).toBeNull()
  })
})
