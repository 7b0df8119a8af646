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

async function open(isSignedIn: boolean, hasProfile = true) {
  openPage({}, { apiOrigin: server.origin })
  const { setSignedIn } = await import('../session/state.ts')
  const participant = hasProfile ? buildParticipant() : null
  if (isSignedIn) setSignedIn({ user: buildUser(), participant, permissions: [] })
  const { currentLanguage } = await import('./language.ts')
  const { communityStore } = await import('../community/community.ts')
  return { currentLanguage, communityStore, ...(await import('./changeLanguage.ts')) }
}

describe('changing the language', () => {
  it('stores it in the browser and reloads the community', async () => {
    const { changeLanguage, currentLanguage, communityStore } = await open(false)
    await changeLanguage('ru')
    expect(currentLanguage()).toBe('ru')
    expect(localStorage.getItem('language')).toBe('ru-RU')
    expect(communityStore.get().memberCount).toBe(99)
    expect(server.received.map(call => call.path)).toEqual([`/api/community/${communityId}`])
  })

  it('saves it for the profile in this community', async () => {
    server.answers['/api/participant/update-language'] = { body: {} }
    const { changeLanguage } = await open(true)
    await changeLanguage('ru')
    const [saved, ...rest] = server.received
    expect(saved?.path).toBe('/api/participant/update-language')
    expect(JSON.parse(saved?.body ?? '')).toEqual({ communityId, language: 'ru' })
    expect(rest.map(call => call.path)).not.toContain('/api/current-user/lang')
  })

  it('saves it for a user without a profile here, as plain text', async () => {
    server.answers['/api/current-user/lang'] = { body: {} }
    const { changeLanguage } = await open(true, false)
    await changeLanguage('ru')
    expect(server.received[0]).toMatchObject({ path: '/api/current-user/lang', body: 'ru' })
  })

  it('saves it for the user when it cannot be saved for the profile', async () => {
    server.answers['/api/participant/update-language'] = { status: 500, body: {} }
    server.answers['/api/current-user/lang'] = { body: {} }
    const { changeLanguage } = await open(true)
    await changeLanguage('ru')
    expect(server.received.map(call => call.path).slice(0, 2)).toEqual([
      '/api/participant/update-language',
      '/api/current-user/lang',
    ])
  })

  it('keeps it in this browser, silently, when it cannot be saved', async () => {
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
