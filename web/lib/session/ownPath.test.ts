import { expect, it } from 'vitest'
import { isOwnPath } from './redirects.ts'

it.each(['/', '/events', '/events?show=past#top', '/%2F%2Fevil.example', '/@evil.example', '/.//x', '/ü'])(
  '%j is a path of this site',
  path => {
    expect(isOwnPath(path)).toBe(true)
    expect(new URL(path, 'https://club.example').host).toBe('club.example')
  },
)

it.each([
  null,
  '',
  'events',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/events\\..',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/ /evil.example',
  '/events ',
  ' /events',
  'x/events',
  'https://evil.example/',
  'javascript:alert(1)',
])('%j is refused', path => {
  expect(isOwnPath(path)).toBe(false)
})
