// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { communityId } from '#web/testing/community.ts'
import { openSection } from '#web/testing/section.tsx'
import { enter, find, press, settle, shown } from '#web/testing/signedInPage.tsx'

const link = 'https://t.me/samovar_bot?startgroup=nonce'
const group = { title: 'Bakers of Berlin', linkedAt: '2026-01-05T10:00:00.000Z' }
const call = 'GET /api/admin/telegram-group'

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({
    [call]: { body: { group: null } },
    'GET /api/admin/telegram-group/link': { body: { url: link } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})
const open = async () => {
  root = await openSection(server, ['channels'], async () => {
    const { TelegramGroup } = await import('./TelegramGroup.tsx')
    return TelegramGroup
  })
}
const pressInDialog = async (name: string) => {
  const button = await find('[role=dialog] button', name)
  await act(async () => button.click())
}
const sent = (method: string) => server.received.filter(each => each.method === method)

describe('the Telegram group', () => {
  it('is connected by a link to Telegram, and shown once the bot is in it', async () => {
    await open()
    await shown('Not connected. Add our bot to the Telegram group of the community.')
    await press('Connect a Telegram group')
    expect((await find('[role=dialog] a', 'Open Telegram')).getAttribute('href')).toBe(link)
    server.answers[call] = { body: { group } }
    await shown('The Telegram group is connected')
    await shown('Bakers of Berlin')
    await shown('Connected since 5 January 2026')
    await settle(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  })

  it('gets a picture with its caption', async () => {
    server.answers[call] = { body: { group } }
    const path = `/api/community/${communityId}/notify/telegram/group/image`
    server.answers[`POST ${path}`] = { body: { id: '00000000-0000-7000-8000-000000000007' } }
    await open()
    await press('Send a picture')
    expect((await find('[role=dialog] button', 'Send')).hasAttribute('disabled')).toBe(true)
    const field = (await find('input[type=file]')) as HTMLInputElement
    Object.defineProperty(field, 'files', { value: [new File(['x'], 'loaf.png', { type: 'image/png' })] })
    await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })))
    await enter('Caption (optional)', 'Fresh bread')
    await pressInDialog('Send')
    await shown('The picture is being sent')
    expect(sent('POST').map(each => each.path)).toEqual([path])
    expect(sent('POST')[0]?.body).toContain('Fresh bread')
  })

  it('is disconnected after asking', async () => {
    server.answers[call] = { body: { group } }
    server.answers['DELETE /api/admin/telegram-group'] = {}
    await open()
    await press('Disconnect the Telegram group')
    await shown('The bot stays in the group and sends nothing there any more.')
    expect(sent('DELETE')).toEqual([])
    server.answers[call] = { body: { group: null } }
    await pressInDialog('Disconnect')
    await shown('The Telegram group is disconnected')
    await find('button', 'Connect')
  })
})
