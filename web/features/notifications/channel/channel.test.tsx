// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { userId } from '#web/testing/community.ts'
import { openSection } from '#web/testing/section.tsx'
import { enter, find, press, settle, shown } from '#web/testing/signedInPage.tsx'
import type { ChannelState } from './useChannels.ts'

const state = (channel: ChannelState['channel'], own: Partial<ChannelState> = {}): ChannelState => ({
  channel,
  isOffered: true,
  account: null,
  stopReason: null,
  isOn: true,
  topics: [
    { topic: 'intros', isOn: true },
    { topic: 'messages', isOn: false },
  ],
  ...own,
})
const reply = (channels: ChannelState[], quietHours: { from: string; until: string } | null = null) => ({
  body: { channels, quietHours, timeZone: 'Europe/Berlin' },
})
const list = 'GET /api/participant/channels'

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({
    [list]: reply([state('TELEGRAM'), state('SLACK'), state('DISCORD', { isOffered: false })]),
    'POST /api/participant/channels': {},
    'POST /api/participant/quiet-hours': {},
    'POST /api/participant/update-notification-pref': {},
    'GET /api/auth/identities': { body: [] },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const openChannels = async () => {
  root = await openSection(server, ['channels', 'notifications'], async () => {
    const { ChannelsSection } = await import('./ChannelsSection.tsx')
    return ChannelsSection
  })
}
const openAccounts = async () => {
  root = await openSection(server, ['channels', 'notifications', 'account'], async () => {
    const { ConnectedSection } = await import('./ConnectedSection.tsx')
    return ConnectedSection
  })
}
const sent = (path: string) =>
  server.received.filter(call => call.method !== 'GET' && call.path === path).map(call => JSON.parse(call.body || '{}'))
/** The rows behind the dialog have a button of the same name. */
const finish = async () => {
  const button = await find('[role=dialog] button', 'Connect')
  await act(async () => button.click())
}
const toggle = async (name: string) => {
  const box = await find('input[role=switch]', name)
  await act(async () => box.click())
}

describe('channels in the settings', () => {
  it('are offered to be connected; what the community does not have is not shown', async () => {
    await openChannels()
    await find('button', 'Connect Telegram')
    await find('button', 'Connect Slack')
    expect(document.body.textContent).not.toContain('Discord')
    expect(document.querySelector('details')).toBeNull()
  })

  it('are absent where the community has none', async () => {
    server.answers[list] = reply([state('TELEGRAM', { isOffered: false })])
    await openChannels()
    const { queries } = await import('#web/lib/calls/queryClient.ts')
    await settle(() => expect(queries.getQueryData(['notification channels', 'messengers'])).toBeDefined())
    expect(document.body.textContent).not.toContain('Messengers and browser')
  })

  it('that are connected have switches for the whole and for each topic', async () => {
    server.answers[list] = reply([state('TELEGRAM', { account: '@anna' })])
    await openChannels()
    await shown('Connected as @anna')
    const topics = [...document.querySelectorAll<HTMLInputElement>('details input')]
    expect(topics.map(({ checked }) => checked)).toEqual([true, false])
    await act(async () => topics[1]?.click())
    await settle(() =>
      expect(sent('/api/participant/channels')).toEqual([{ channel: 'TELEGRAM', topic: 'messages', isOn: true }]),
    )
    await toggle('Send to Telegram')
    await settle(() =>
      expect(sent('/api/participant/update-notification-pref')).toEqual([{ contactType: 'TELEGRAM', disable: true }]),
    )
    await settle(() => expect(document.querySelector('details')).toBeNull())
  })

  it('whose switch was not saved are as before', async () => {
    server.answers[list] = reply([state('TELEGRAM', { account: '@anna' })])
    server.answers['POST /api/participant/channels'] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await openChannels()
    await shown('Connected as @anna')
    const box = () => document.querySelectorAll<HTMLInputElement>('details input')[0]
    await act(async () => box()?.click())
    await shown('This was not saved.')
    await settle(() => expect(box()?.checked).toBe(true))
  })

  it('that stopped say why, and can be connected again', async () => {
    server.answers[list] = reply([state('TELEGRAM', { account: '@anna', stopReason: 'BLOCKED' })])
    await openChannels()
    await shown('you may have blocked the bot')
    await find('button', 'Connect Telegram')
    expect(document.querySelector('details')).toBeNull()
  })

  it('whose bot does not work say so, and offer nothing that would not help', async () => {
    server.answers[list] = reply([state('SLACK', { account: 'anna', stopReason: 'BROKEN' })])
    await openChannels()
    await shown('once the managers have connected it')
    expect(document.querySelector('[aria-label="Connect Slack"]')).toBeNull()
  })

  it('Telegram is opened by its link, and connected once the bot was started there', async () => {
    server.answers['GET /api/telegram/link'] = { body: { url: 'https://t.me/samovar_bot?start=abc', isOffered: true } }
    let start = () => {}
    const started = new Promise<void>(resolve => {
      start = resolve
    })
    server.answers['GET /api/sse/telegram-connect'] = async ({ query }) => {
      expect(query.get('userId')).toBe(userId)
      await started
      return { text: 'data: connected\n\n' }
    }
    await openChannels()
    await press('Connect Telegram')
    const link = await find('a', 'Open Telegram')
    expect(link.getAttribute('href')).toBe('https://t.me/samovar_bot?start=abc')
    server.answers[list] = reply([state('TELEGRAM', { account: '@anna' })])
    start()
    await shown('Telegram is connected')
    await shown('Connected as @anna')
  })

  it('Slack is connected by a code that comes there as a message', async () => {
    server.answers['POST /api/messenger/SLACK/code'] = {
      body: { username: 'anna.s', expiresAt: '2026-11-17T10:00:00.000Z' },
    }
    server.answers['POST /api/messenger/SLACK/connect'] = {
      status: 400,
      body: { message: 'This code is wrong.', code: 1020, name: 'INVALID_CODE', status: 400 },
    }
    await openChannels()
    await press('Connect Slack')
    await enter('Your email in the Slack workspace of Harbour', 'anna@harbour.example')
    await press('Send me a code')
    await shown('We sent a code to anna.s as a direct message.')
    await enter('Code', '123456')
    await finish()
    await shown('This code is wrong.')
    server.answers['POST /api/messenger/SLACK/connect'] = {}
    server.answers[list] = reply([state('SLACK', { account: 'anna.s' })])
    await finish()
    await shown('Slack is connected')
    expect(sent('/api/messenger/SLACK/connect').at(-1)).toEqual({ code: '123456' })
    await find('button', 'Disconnect Slack')
  })

  it('save each press of the switch, also one that comes while the last is being saved', async () => {
    await openChannels()
    await toggle('Quiet hours')
    await toggle('Quiet hours')
    await settle(() =>
      expect(sent('/api/participant/quiet-hours')).toEqual([
        { quietHours: { from: '22:00', until: '08:00' } },
        { quietHours: null },
      ]),
    )
  })

  it('are silent in quiet hours, whose times must differ', async () => {
    await openChannels()
    await toggle('Quiet hours')
    await settle(() =>
      expect(sent('/api/participant/quiet-hours')).toEqual([{ quietHours: { from: '22:00', until: '08:00' } }]),
    )
    server.answers[list] = reply([state('TELEGRAM')], { from: '22:00', until: '08:00' })
    // A form that is being saved takes no press.
    await settle(() => expect(document.querySelector('[data-loading]')).toBeNull())
    await enter('Until', '22:00')
    await press('Save')
    await shown('Enter two different times')
    await enter('Until', '7:30')
    await press('Save')
    await settle(() =>
      expect(sent('/api/participant/quiet-hours').at(-1)).toEqual({ quietHours: { from: '22:00', until: '07:30' } }),
    )
  })
})

describe('connected accounts', () => {
  it('list messengers beside the ways in, and say why the only way in stays', async () => {
    const account = {
      kind: 'GOOGLE',
      communityId: null,
      name: 'anna@gmail.example',
      linkedAt: '2026-01-05T10:00:00.000Z',
    }
    server.answers['GET /api/auth/identities'] = { body: [{ ...account, id: userId, canRemove: false }] }
    server.answers[list] = reply([state('TELEGRAM'), state('SLACK', { account: 'anna.s' })])
    server.answers['DELETE /api/messenger/SLACK'] = {}
    await openAccounts()
    await shown('This is your only way to log in.')
    expect(document.body.textContent).not.toContain('Disconnect: Google')
    await find('button', 'Connect Telegram')
    server.answers[list] = reply([state('TELEGRAM'), state('SLACK')])
    await press('Disconnect Slack')
    await shown('Slack is disconnected')
    await find('button', 'Connect Slack')
    expect(server.received.some(({ method, path }) => method === 'DELETE' && path === '/api/messenger/SLACK')).toBe(
      true,
    )
  })
})
