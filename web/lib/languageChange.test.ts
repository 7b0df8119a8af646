// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, communityId } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer

beforeEach(async () => {
  server = await startApiServer({ [`/api/community/${communityId}`]: { body: buildCommunity({ memberCount: 99 }) } })
  localStorage.clear()
})
afterEach(() => server.close())

async function open(isSignedIn: boolean) {
  openPage({}, { apiOrigin: server.origin })
  const { setSignedIn } = await import('./sessionState.ts')
  if (isSignedIn) setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: [] })
  const { currentLanguage } = await import('./language.ts')
  const { communityStore } = await import('./currentCommunity.ts')
  return { currentLanguage, communityStore, ...(await import('./languageChange.ts')) }
}

describe('a change of language', () => {
  it('is stored in the browser and loads the community anew', async () => {
    const { changeLanguage, currentLanguage, communityStore } = await open(false)
    await changeLanguage('ru')
    expect(currentLanguage()).toBe('ru')
    expect(localStorage.getItem('language')).toBe('ru-RU')
    expect(communityStore.get().memberCount).toBe(99)
    expect(server.received.map(call => call.path)).toEqual([`/api/community/${communityId}`])
  })

  it('is saved for a signed-in user, as plain text', async () => {
    server.answers['/api/current-user/lang'] = { body: {} }
    const { changeLanguage } = await open(true)
    await changeLanguage('ru')
    expect(server.received[0]).toMatchObject({ path: '/api/current-user/lang', body: 'ru' })
  })

  it('stays chosen in this browser, without a word, when it cannot be saved', async () => {
    server.answers['/api/current-user/lang'] = { status: 500, body: {} }
    server.answers[`/api/community/${communityId}`] = { status: 500, body: {} }
    const { changeLanguage, currentLanguage } = await open(true)
    await expect(changeLanguage('ru')).resolves.toBeUndefined()
    expect(currentLanguage()).toBe('ru')
    expect(localStorage.getItem('language')).toBe('ru-RU')
  })

  it('survives a reload', async () => {
    const { changeLanguage } = await open(false)
    await changeLanguage('ru')
    const { currentLanguage } = await open(false)
    expect(currentLanguage()).toBe('ru')
  })
})
