import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent } from '../event/testing.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const mine = () => buildEvent(t, { communityId: here.id, responsibles: [me.userId], title: 'Tea', lang: 'en' })
const as = (lang = 'en') => ({ host: here.host, token: me.token, headers: { 'accept-language': lang } })
const russian = { language: 'ru', title: 'Чай', description: 'За одним столом.' } as const
const save = (id: string, text: { language: 'en' | 'ru'; title: string; description: string } = russian) =>
  t.call(api.translation.save, { id, ...text }, as())
const titleIn = async (id: string, lang: string) => (await t.call(api.event.get, { id }, as(lang))).body.title

describe('the translation of an event', () => {
  test('is what readers of that language see, until it is removed', async () => {
    const { id } = await mine()
    expect((await save(id)).body).toEqual(russian)
    expect((await t.call(api.translation.get, { id, language: 'ru' }, as())).body).toEqual({ translation: russian })
    expect([await titleIn(id, 'ru'), await titleIn(id, 'en')]).toEqual(['Чай', 'Tea'])
    await save(id, { ...russian, title: 'Чайный вечер' })
    expect(await titleIn(id, 'ru')).toBe('Чайный вечер')
    await t.call(api.translation.remove, { id, language: 'ru' }, as())
    expect(await titleIn(id, 'ru')).toBe('Tea')
    expect((await t.call(api.translation.get, { id, language: 'ru' }, as())).body).toEqual({ translation: null })
  })

  test('needs a title and a description, and is not in the language of the event', async () => {
    const { id } = await mine()
    expect((await save(id, { ...russian, title: ' ', description: '' })).failure).toMatchObject({
      name: 'INVALID_INPUT',
      fields: { title: expect.any(String), description: expect.any(String) },
    })
    expect((await save(id, { ...russian, language: 'en' })).failure.name).toBe('OWN_LANGUAGE')
  })

  test('is dropped when its language becomes that of the event', async () => {
    const { id } = await mine()
    await save(id)
    await t.call(api.event.update, { id, version: 1, lang: 'ru', title: 'Самовар' }, as())
    expect(await titleIn(id, 'ru')).toBe('Самовар')
  })
})
