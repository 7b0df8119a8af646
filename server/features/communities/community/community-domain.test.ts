import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildCommunity } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let token: string
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { domain: 'harbour' })
  const { id: userId } = await buildUser(t)
  token = (await buildSession(t, await buildConnection(t, { communityId: here.id, userId }))).token
})
afterAll(() => t.stop())

const check = async (domain: string) =>
  (await t.call(api.community.checkDomain, { domain }, { host: here.host, token })).body
const create = (more: Record<string, unknown>) =>
  t.call(api.community.create, { domain: 'founded', title: 'Tea', ...more }, { host: here.host, token })

describe('the label of a new community', () => {
  test('is free, with the address that it would have', async () => {
    expect(await check('tea-house')).toEqual({
      problem: null,
      suggestion: null,
      url: 'http://tea-house.localhost:3000',
    })
  })

  test('is taken, and a free one like it is suggested', async () => {
    await buildCommunity(t, { domain: 'harbour-2' })
    expect(await check('Harbour')).toMatchObject({ problem: 'taken', suggestion: 'harbour-3' })
  })

  test('is reserved', async () => {
    expect(await check('admin')).toMatchObject({ problem: 'reserved', suggestion: 'admin-2' })
  })

  test('is suggested within the length of a label', async () => {
    const long = `${'a'.repeat(36)}-bcd`
    await buildCommunity(t, { domain: long })
    expect((await check(long)).suggestion).toBe(`${'a'.repeat(36)}-2`)
  })
})

describe('a founder', () => {
  test('chooses languages, look and ways to log in', async () => {
    const { body } = await create({
      titleRu: 'Чай',
      lang: 'ru',
      langChoices: ['ru'],
      displayFont: 'serif',
      signIn: ['MAGIC', 'OTP'],
    })
    expect(body).toMatchObject({
      title: { en: 'Tea', ru: 'Чай' },
      lang: 'ru',
      langChoices: ['ru'],
      authConfig: [{ authType: 'MAGIC' }, { authType: 'OTP' }],
      brandConfig: { displayFont: 'serif', title: { ru: 'Чай' } },
    })
  })

  test.each([
    ['a language that readers cannot choose', { lang: 'en', langChoices: ['ru'] }, 'INVALID_INPUT'],
    ['no way to log in', { signIn: [] }, 'INVALID_INPUT'],
    ['the way of a provider that has to be configured first', { signIn: ['OAUTH2'] }, 'INVALID_INPUT'],
    ['only a way that does not work here', { signIn: ['GOOGLE'] }, 'NO_SIGN_IN_METHOD'],
  ])('is refused %s', async (_name, more, name) => {
    expect((await create({ domain: 'refused', ...more })).failure.name).toBe(name)
  })
})
