import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { describeMailProblems, isReservedSender } from './sender.ts'

describe('a sender', () => {
  test.each([
    ['hello@samovar.example', true],
    ['hello@example.com', true],
    ['hello@mail.example.ORG', true],
    ['hello@example.net', true],
    ['hello@club.test', true],
    ['hello@club.invalid', true],
    ['root@localhost', true],
    ['hello@samovar.org', false],
    ['example@samovar.org', false],
    ['hello@myexample.com', false],
    ['hello@example.com.br', false],
    ['hello@test.de', false],
  ])('%s is at a reserved domain: %s', (address, isReserved) => {
    expect(isReservedSender(address)).toBe(isReserved)
  })
})

describe('problems of letters', () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    DATABASE_URL: 'postgres://db.example/app',
    PUBLIC_URL: 'https://samovar.org',
  }
  const problemsOf = (more: NodeJS.ProcessEnv) => describeMailProblems(readConfig({ ...production, ...more }))

  test('are a missing mail server and a sender that nobody can be', () => {
    expect(problemsOf({})).toEqual([
      'SMTP_URL is not set: letters wait in the outbox, and nobody can sign in by letter',
      'MAIL_FROM is hello@samovar.example, at a domain that nobody owns: mail servers refuse such letters',
    ])
    expect(problemsOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'hello@samovar.org' })).toEqual([])
  })

  test('are none outside production, where the demo shows letters', () => {
    expect(describeMailProblems(readConfig({}))).toEqual([])
  })
})
