import { describe, expect, test } from 'vitest'
import { hostNames } from './rules.ts'

describe('the community named by a host', () => {
  test.each([
    ['club.localhost:3000', 'localhost', 'club.localhost', 'club'],
    ['CLUB.localhost.', 'localhost', 'club.localhost', 'club'],
    ['localhost:3000', 'localhost', null, null],
    ['example.com', 'example.com', 'example.com', null],
    ['club.example.com', 'example.com', 'club.example.com', 'club'],
    ['home.example.com', 'home.example.com', 'home.example.com', 'home'],
    ['club.org', 'example.com', 'club.org', 'club'],
    ['club.host1', 'localhost', 'club.host1', 'club'],
    ['7seas.localhost', 'localhost', '7seas.localhost', '7seas'],
    ['127.0.0.1:3000', 'localhost', null, null],
    ['club:80.localhost', 'localhost', null, null],
    ['[::1]:3000', 'localhost', null, null],
    ['', 'localhost', null, null],
    ['a_b.localhost', 'localhost', null, null],
    ['<script>.localhost', 'localhost', null, null],
    [`${'a'.repeat(300)}.localhost`, 'localhost', null, null],
  ])('%s at an installation on %s', (host, publicHost, customDomain, label) => {
    expect(hostNames(host, publicHost)).toEqual({ customDomain, label })
  })
})
