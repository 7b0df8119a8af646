import { describe, expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

describe('the redirect target after a sign-in', () => {
  const asked: string[] = []
  const communities = {
    ownsOrigin: async (origin: string) => {
      asked.push(origin)
      return origin === 'https://club.example'
    },
  }

  test.each([
    [undefined, null],
    ['', null],
    ['/events?show=past#top', '/events?show=past#top'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['https://club.example', 'https://club.example/'],
    ['https://club.example/events', 'https://club.example/events'],
    ['HTTPS://CLUB.example/a b', 'https://club.example/a%20b'],
    ['http://club.example/', null],
    ['https://club.example:8443/', null],
    ['https://club.example.evil.example/', null],
    ['https://evil.example/?https://club.example', null],
    ['https://user@club.example/', null],
    ['ftp://club.example/', null],
  ])('%j: %j', async (wanted, expected) => {
    expect(await safeRedirect(wanted, communities)).toBe(expected)
  })

  test('looks up communities by origin, and only for absolute addresses', async () => {
    asked.length = 0
    await safeRedirect('/events', communities)
    await safeRedirect('mailto:a@b.example', communities)
    expect(asked).toEqual([])
    await safeRedirect('https://other.example/path?query', communities)
    expect(asked).toEqual(['https://other.example'])
  })
})
