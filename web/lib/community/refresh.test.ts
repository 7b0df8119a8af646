// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, communityId } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

const special: CommunityOption = { optionType: 'SPECIAL_LANDING', settings: {} }
const legal: CommunityOption = { optionType: 'LEGAL_DOCS', settings: { set: 'EN' } }
const navigation = { tabs: { events: {} }, customTabs: [] }
const optionsPath = `/api/community/${communityId}/options`
const navigationPath = '/api/community/domain/harbour/navigation'

let server: ApiServer

beforeEach(async () => {
  server = await startApiServer()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

async function open(own: Parameters<typeof openPage>[0] = {}) {
  openPage(own, { apiOrigin: server.origin })
  const { communityStore } = await import('./community.ts')
  return { communityStore, ...(await import('./refresh.ts')) }
}

describe('options', () => {
  it('are refreshed and stored for this community', async () => {
    server.answers[optionsPath] = { body: [special] }
    const { communityStore, refreshOptions } = await open()
    await refreshOptions()
    expect(communityStore.get().options).toEqual([special])
    expect(JSON.parse(localStorage.getItem(`options.${communityId}`) ?? '')).toEqual([special])
  })

  it('keep their stored value when they cannot be loaded, which is only logged', async () => {
    localStorage.setItem(`options.${communityId}`, JSON.stringify([legal]))
    server.answers[optionsPath] = { status: 500, body: {} }
    const { communityStore, refreshOptions } = await open()
    await expect(refreshOptions()).resolves.toBeUndefined()
    expect(communityStore.get().options).toEqual([legal])
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

describe('the navigation', () => {
  it('is fetched by domain', async () => {
    server.answers[navigationPath] = { body: navigation }
    const { communityStore, refreshNavigation } = await open()
    await refreshNavigation()
    expect(communityStore.get().customNavigation).toEqual(navigation)
  })

  it.each([true, false])('is not fetched for the default community, named by the host or not: %s', async named => {
    const { refreshNavigation } = await open({
      isNamedByHost: named,
      community: buildCommunity({ domain: 'square' }),
    })
    await refreshNavigation()
    expect(server.received).toEqual([])
  })

  it('is fetched for a community named by the query or the browser', async () => {
    server.answers[navigationPath] = { body: navigation }
    const { communityStore, refreshNavigation } = await open({ isNamedByHost: false })
    await refreshNavigation()
    expect(communityStore.get().customNavigation).toEqual(navigation)
  })

  it('is the default one when it cannot be fetched', async () => {
    const { communityStore, refreshNavigation } = await open({
      community: buildCommunity({ customNavigation: navigation }),
    })
    await refreshNavigation()
    expect(communityStore.get().customNavigation).toBeNull()
  })
})
