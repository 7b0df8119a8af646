import { beforeEach, describe, expect, test } from 'vitest'
import { discordIdOf } from '#demo/messengers/discord.ts'
import { startDeliveryScene } from '#server/testing/delivery-scene.ts'
import { buildAccount, buildWorkspace } from '../messenger/testing.ts'
import { buildText } from './testing.ts'

const scene = startDeliveryScene()
const { here, send, textOf } = scene

describe('a text to Discord', () => {
  const discord = () => ({ ...here(), channel: 'DISCORD' as const })
  const address = discordIdOf('vera')
  beforeEach(async () => {
    await buildWorkspace(scene.t, { communityId: scene.community.id, channel: 'DISCORD', token: 'tea' })
    await buildAccount(scene.t, { ...discord(), address })
  })

  test('is repeated under the same key after a dropped connection, and arrives once', async () => {
    scene.standIn.inbox.fail('DISCORD', 'drop')
    const id = await buildText(scene.t, { ...discord(), text: 'once' })
    await send(id)
    expect((await textOf(id)).status).toBe('WAITING')
    scene.t.clock.moveBy(10_000)
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'SENT', attempts: 2 })
    expect(scene.standIn.inbox.textsTo(address)).toEqual(['once'])
  })

  test.each([
    ['FAILED', { status: 400, error: 'Invalid Form Body' }, null],
    ['WAITING', { status: 429, retryAfter: 5 }, null],
    ['WAITING', { status: 502 }, null],
    ['DROPPED', { status: 403, code: 50_007 }, 'BLOCKED'],
    ['DROPPED', { status: 401 }, 'REVOKED'],
  ])('is %s after %o', async (status, fault, stopReason) => {
    scene.standIn.inbox.fail('DISCORD', fault)
    const id = await buildText(scene.t, discord())
    await send(id)
    expect((await textOf(id)).status).toBe(status)
    const [account] = await scene.t
      .owner`select stop_reason from messenger_account where participant_id = ${scene.vera.id}`
    expect(account?.stopReason).toBe(stopReason)
  })
})
