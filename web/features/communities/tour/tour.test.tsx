// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, userId } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

const both = (text: string) => ({ en: text, ru: `${text} по-русски` })
const targets = ['myCommunities', 'participants', 'events', 'none'] as const
const tourTo = (finishLink: string): CommunityOption => ({
  optionType: 'GUIDED_TOUR',
  settings: {
    steps: targets.map((target, place) => ({
      target,
      title: both(`Title ${place + 1}`),
      text: both(`Text ${place + 1}`),
    })),
    finishLink,
  },
})

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({ '/api/participant/tutorial-seen': { body: {} } })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  await server.close()
})

type Given = {
  path?: string
  firstLogin?: boolean
  isTutorialSeen?: boolean
  finishLink?: string
  hasHelpPressed?: boolean
}

/** Opens a page of a member with the menu; from then on time is the test's. Returns the links that were clicked. */
async function open(given: Given = {}): Promise<string[]> {
  const { path = '/contacts', firstLogin = true, isTutorialSeen = false, finishLink = '/events' } = given
  openPage({ community: buildCommunity({ options: [tourTo(finishLink)] }) }, { apiOrigin: server.origin }, path)
  const { stored } = await import('#web/lib/browser/storage.ts')
  stored.token.set('a.b.c')
  stored.firstLogin.set(firstLogin)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui', 'tour'])
  const [
    { createRoot },
    router,
    { ThemeProvider },
    { CapabilitiesProvider },
    { communities },
    follower,
    { setSignedIn },
  ] = await Promise.all([
    import('react-dom/client'),
    import('react-router'),
    import('#web/ui/ThemeProvider.tsx'),
    import('#web/shell/capabilities.tsx'),
    import('../capability.ts'),
    import('./TourFollower.tsx'),
    import('#web/lib/session/state.ts'),
    import('./Tour.tsx'),
  ])
  const { bootstrap } = await import('#web/lib/browser/bootstrap.ts')
  setSignedIn({ user: buildUser(), participant: buildParticipant({ isTutorialSeen }), permissions: [] })
  const clicked: string[] = []
  if (given.hasHelpPressed) (await import('./tourRequest.ts')).requestTour()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <ThemeProvider look={bootstrap.community.brandConfig}>
        <router.MemoryRouter initialEntries={[path]}>
          <CapabilitiesProvider capabilities={[communities]}>
            <nav>
              <router.Link to="/events" onClick={() => clicked.push('/events')} />
            </nav>
            <follower.TourFollower />
          </CapabilitiesProvider>
        </router.MemoryRouter>
      </ThemeProvider>,
    ),
  )
  return clicked
}

const card = () => document.querySelector('[aria-modal="true"]')
const title = () => card()?.querySelector('h2')?.textContent
/** Texts are promises that React waits for, whatever the clock says. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isShown = () => eventually(() => act(async () => expect(card()).not.toBeNull()))
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    each => each.textContent === name,
  )
  expect(button, name).toBeDefined()
  await act(async () => button?.click())
  await pass(300)
}
const seen = () => server.received.filter(({ path }) => path === '/api/participant/tutorial-seen').length
const flag = (name: string) => localStorage.getItem(`harbour.tour.${name}`)
const openDialog = (): HTMLElement => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  return dialog
}
const help = async () => {
  const { requestTour } = await import('./tourRequest.ts')
  await act(async () => requestTour())
  await pass(300)
}

describe('after the first login the tour', () => {
  it('starts after 2 s', async () => {
    await open()
    const openedAt = Date.now()
    await pass(1999)
    expect(flag('step')).toBeNull()
    await pass(1)
    expect(flag('step')).toBe('1')
    expect(JSON.parse(flag('lastShown') ?? '')).toEqual({ userId, at: openedAt + 2000 })
    await isShown()
    expect(title()).toBe('Title 1')
    expect(card()?.textContent).toContain('Step 1 of 4')
  })

  it.each([
    ['a later login', { firstLogin: false }],
    ['one who has seen it on another device', { isTutorialSeen: true }],
    ['a newcomer in the onboarding', { path: '/onboarding' }],
  ])('does not start for %s', async (_who, given) => {
    await open(given)
    await pass(30_000)
    expect(card()).toBeNull()
  })

  it.each(['completed', 'skipped'])('does not start when it was %s', async name => {
    localStorage.setItem('harbour.tour.firstLogin', userId)
    localStorage.setItem(`harbour.tour.${name}`, 'true')
    await open()
    await pass(30_000)
    expect(card()).toBeNull()
  })

  it("starts for somebody else on the same device, whatever became of the former user's", async () => {
    localStorage.setItem('harbour.tour.firstLogin', 'somebody')
    localStorage.setItem('harbour.tour.completed', 'true')
    await open()
    await pass(2000)
    await isShown()
    expect([flag('completed'), flag('firstLogin')]).toEqual([null, userId])
  })
})

describe('while a dialog is open the start', () => {
  it('is tried again every second', async () => {
    await open()
    const dialog = openDialog()
    await pass(2000 + 4500)
    dialog.remove()
    await pass(499)
    expect(flag('step')).toBeNull()
    await pass(1)
    expect(flag('step')).toBe('1')
  })

  it('is tried for the last time after 10 s', async () => {
    await open()
    const dialog = openDialog()
    await pass(2000 + 9500)
    dialog.remove()
    await pass(499)
    expect(flag('step')).toBeNull()
    await pass(1)
    expect(flag('step')).toBe('1')
  })

  it('is given up after 10 s', async () => {
    await open()
    const dialog = openDialog()
    await pass(2000 + 10_000)
    dialog.remove()
    await pass(60_000)
    expect(card()).toBeNull()
  })
})

describe('the steps', () => {
  const go = async (...names: string[]) => {
    for (const name of names) await press(name)
  }

  it('go forward and back between 1 and 4, by buttons and arrows', async () => {
    await open()
    await pass(2000)
    await isShown()
    const arrow = async (key: string) => {
      await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key })))
      return title()
    }
    expect(await arrow('ArrowLeft')).toBe('Title 1')
    await go('Next', 'Next')
    expect(title()).toBe('Title 3')
    await go('Back')
    expect([title(), flag('step')]).toEqual(['Title 2', '2'])
    expect(await arrow('ArrowRight')).toBe('Title 3')
    expect(await arrow('ArrowRight')).toBe('Title 4')
    expect(await arrow('ArrowRight')).toBe('Title 4')
    expect(await arrow('ArrowLeft')).toBe('Title 3')
    await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true })))
    expect(title()).toBe('Title 3')
  })

  it('keep the focus when a screen behind takes it, but not from a dialog above', async () => {
    await open()
    await pass(2000)
    await isShown()
    const focused = () => document.activeElement?.textContent
    expect(focused()).toBe('Next')
    document.querySelector<HTMLElement>('nav a')?.focus()
    expect(focused()).toBe('Next')
    const dialog = openDialog()
    dialog.tabIndex = -1
    dialog.focus()
    expect(document.activeElement).toBe(dialog)
    dialog.remove()
  })

  it('are skipped: this is saved in the browser and on the server', async () => {
    await open()
    await pass(2000)
    await isShown()
    await go('Next', 'Skip tour')
    expect([card(), flag('skipped'), flag('completed')]).toEqual([null, 'true', null])
    vi.useRealTimers()
    await eventually(() => expect(seen()).toBe(1))
  })

  it('are completed: this is saved in both, and the link of the menu is clicked 0.5 s later', async () => {
    const clicked = await open()
    await pass(2000)
    await isShown()
    await go('Next', 'Next', 'Next')
    expect(title()).toBe('Title 4')
    const finish = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].at(-1)
    expect(finish?.textContent).toBe('Finish')
    await act(async () => finish?.click())
    expect([flag('completed'), flag('step'), flag('skipped')]).toEqual(['true', null, null])
    await pass(499)
    expect(clicked).toEqual([])
    await pass(1)
    expect(clicked).toEqual(['/events'])
    await pass(5000)
    expect([card(), clicked.length]).toEqual([null, 1])
    vi.useRealTimers()
    await eventually(() => expect(seen()).toBe(1))
  })

  it('are completed with an address that the menu does not have: it is opened', async () => {
    await open({ finishLink: '/settings' })
    await pass(2000)
    await isShown()
    await go('Next', 'Next', 'Next', 'Finish')
    await pass(500)
    expect(location.pathname).toBe('/settings')
  })
})

describe('in the middle of the tour a reload', () => {
  it('resumes at the saved step', async () => {
    localStorage.setItem('harbour.tour.step', '3')
    localStorage.setItem('harbour.tour.lastShown', JSON.stringify({ userId, at: Date.now() }))
    await open({ firstLogin: false, isTutorialSeen: true })
    await pass(2000)
    await isShown()
    expect(title()).toBe('Title 3')
  })

  it('by somebody else does not', async () => {
    localStorage.setItem('harbour.tour.step', '3')
    localStorage.setItem('harbour.tour.lastShown', JSON.stringify({ userId: 'somebody', at: Date.now() }))
    await open({ firstLogin: false })
    await pass(30_000)
    expect(card()).toBeNull()
  })
})

describe('Help', () => {
  it('clears what was saved and starts the tour again from step 1', async () => {
    for (const name of ['completed', 'skipped']) localStorage.setItem(`harbour.tour.${name}`, 'true')
    localStorage.setItem('harbour.tour.step', '3')
    localStorage.setItem('harbour.tour.firstLogin', userId)
    await open({ firstLogin: false, isTutorialSeen: true })
    await help()
    await isShown()
    expect(title()).toBe('Title 1')
    expect(['completed', 'skipped', 'firstLogin', 'step'].map(flag)).toEqual([null, null, null, '1'])
  })

  it('is not lost when it is pressed before its script is loaded', async () => {
    await open({ firstLogin: false, hasHelpPressed: true })
    await pass(0)
    await isShown()
  })

  it('starts the tour again after each press', async () => {
    await open({ firstLogin: false })
    for (let times = 0; times < 2; times++) {
      await help()
      await isShown()
      await press('Skip tour')
      expect(card()).toBeNull()
    }
  })

  it('waits for a dialog to close', async () => {
    await open({ firstLogin: false })
    const dialog = openDialog()
    await help()
    expect(card()).toBeNull()
    dialog.remove()
    await pass(1000)
    await isShown()
  })
})

it('a first login is one until the menu was shown: Help after a reload is not followed by another start', async () => {
  await open()
  const { markLoggedIn } = await import('#web/lib/session/firstLogin.ts')
  markLoggedIn()
  await pass(2000)
  await isShown()
  await act(async () => root.unmount())
  vi.useRealTimers()
  for (const name of ['step', 'lastShown', 'firstLogin']) localStorage.removeItem(`harbour.tour.${name}`)
  await open()
  expect(flag('firstLogin')).toBeNull()
  await pass(30_000)
  expect(card()).toBeNull()
})
