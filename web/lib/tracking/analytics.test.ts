// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { communityId } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

async function open(analyticsUrl: string | null) {
  openPage({}, { analyticsUrl })
  const sendBeacon = vi.fn((_url: string, _body: string) => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  return { sendBeacon, ...(await import('./analytics.ts')) }
}

describe('an analytics event', () => {
  it('is sent to the configured address with user and community', async () => {
    const { track, setAnalyticsUser, sendBeacon } = await open('https://stats.example/collect')
    setAnalyticsUser('user-1')
    track('navbar click', { target: 'events' })
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect(url).toBe('https://stats.example/collect')
    expect(JSON.parse(body ?? '')).toMatchObject({
      event: 'navbar click',
      data: { target: 'events' },
      communityId,
      userId: 'user-1',
    })
  })

  it('is not sent without a configured address', async () => {
    const { track, sendBeacon } = await open(null)
    track('loaded', { community: 'harbour' })
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
