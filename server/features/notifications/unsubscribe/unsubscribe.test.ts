import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { unsubscribePath, unsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const member = async () => {
  const person = await buildParticipantUser(t, here.id)
  const [row] = await t.owner<{ id: string }[]>`select id from participant where user_id = ${person.id}`
  const participantId = row?.id ?? ''
  const token = unsubscribeToken(participantId, t.config.SESSION_SECRET)
  const session = (await buildSession(t, person)).token
  const settings = async () => {
    const { body } = await t.call(api.letter.listTopics, {}, { host: here.host, token: session })
    return { isEmailOn: body.isEmailOn, off: body.topics.flatMap(({ topic, isOn }) => (isOn ? [] : [topic])) }
  }
  return { participantId, token, settings }
}
const headers = (lang: string) => ({
  host: here.host,
  'accept-language': lang,
  'content-type': 'application/x-www-form-urlencoded',
})
const open = (url: string, lang = 'en') =>
  t.app.server.inject({ url, headers: { host: here.host, 'accept-language': lang } })
const post = (url: string, payload = '', lang = 'en') =>
  t.app.server.inject({ method: 'POST', url, payload, headers: headers(lang) })
const ofEvents = ['participation', 'eventChanges', 'eventReminders', 'eventStarts', 'eventFeedback', 'eventMessages']
const onIn = (html: string) => [...html.matchAll(/name="topic" value="(\w+)" checked/g)].map(([, topic]) => topic)

describe('the link of a letter', () => {
  test('opens a page that changes nothing, says what it is about and offers the topics', async () => {
    const person = await member()
    const url = unsubscribePath(person.participantId, 'weekly', t.config.SESSION_SECRET)
    for (let time = 0; time < 3; time++) await open(url)
    const page = await open(url)
    expect(page.body).toContain('Unsubscribe from “Weekly recommendations”?')
    expect(onIn(page.body)).toEqual([
      'weekly',
      'intros',
      'requests',
      'meetings',
      'messages',
      ...ofEvents,
      'community',
      'newsletters',
    ])
    expect((await open(url, 'ru')).body).toContain('Отписаться от писем «Рекомендации недели»?')
    expect(await person.settings()).toEqual({ isEmailOn: true, off: [] })
  })

  test('unsubscribes from its topic by one POST of the mail program, and can be undone', async () => {
    const person = await member()
    const url = unsubscribePath(person.participantId, 'weekly', t.config.SESSION_SECRET)
    const done = await post(url, 'List-Unsubscribe=One-Click')
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('You are unsubscribed from “Weekly recommendations”')
    expect(onIn(done.body)).toEqual([
      'intros',
      'requests',
      'meetings',
      'messages',
      ...ofEvents,
      'community',
      'newsletters',
    ])
    expect(await person.settings()).toEqual({ isEmailOn: true, off: ['weekly'] })
    expect((await open(url)).body).toContain('You are unsubscribed from “Weekly recommendations”')
    const [undo = ''] = /\/api\/unsubscribe\/undo[^"]+/.exec(done.body) ?? []
    expect((await post(undo.replaceAll('&amp;', '&'))).body).toContain('Your emails are back on')
    expect(await person.settings()).toEqual({ isEmailOn: true, off: [] })
  })

  test('of an earlier release, without a topic, ends all letters, and can be undone', async () => {
    const person = await member()
    const done = await post(`/api/unsubscribe?token=${person.token}`, 'List-Unsubscribe=One-Click')
    expect(done.body).toContain('You will get no more emails from')
    expect(onIn(done.body)).toEqual([])
    expect(await person.settings()).toEqual({ isEmailOn: false, off: [] })
    await post(`/api/unsubscribe/undo?token=${person.token}`)
    expect(await person.settings()).toEqual({ isEmailOn: true, off: [] })
  })

  test('saves the switches of the page; with none on, letters are off altogether', async () => {
    const person = await member()
    const save = (form: string) => post(`/api/unsubscribe/topics?token=${person.token}`, form)
    const saved = await save('topic=intros&topic=meetings&topic=unknown')
    expect(onIn(saved.body)).toEqual(['intros', 'meetings'])
    expect(await person.settings()).toEqual({
      isEmailOn: true,
      off: ['weekly', 'requests', 'messages', ...ofEvents, 'community', 'newsletters'],
    })
    expect(onIn((await save('')).body)).toEqual([])
    expect(await person.settings()).toMatchObject({ isEmailOn: false })
    expect(onIn((await save('topic=weekly')).body)).toEqual(['weekly'])
    expect(await person.settings()).toMatchObject({ isEmailOn: true })
  })

  test('is refused with a forged token, on every path', async () => {
    const person = await member()
    const forged = `${person.token.slice(0, -2)}xx`
    expect((await open(`/api/unsubscribe?token=${forged}`)).statusCode).toBe(400)
    for (const path of ['', '/undo', '/topics'])
      expect((await post(`/api/unsubscribe${path}?token=${forged}`)).statusCode).toBe(400)
    expect(await person.settings()).toEqual({ isEmailOn: true, off: [] })
  })

  test("has the community's colours for light and dark, its mark and cover, and no scripts", async () => {
    const person = await member()
    const { body, headers } = await open(`/api/unsubscribe?token=${person.token}`)
    expect(body).toContain('prefers-color-scheme:dark')
    expect(body).toContain('/art/icon.png')
    expect(body).toContain('/art/cover.svg')
    expect(body).toContain('href="/settings"')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/)
    expect(headers['content-security-policy']).not.toContain('script-src')
  })
})
