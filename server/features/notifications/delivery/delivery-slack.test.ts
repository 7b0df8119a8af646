import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startDeliveryScene } from '#server/testing/delivery-scene.ts'
import { buildAccount, buildWorkspace } from '../messenger/testing.ts'
import { buildText } from './testing.ts'

const scene = startDeliveryScene()
const { here, send, textOf, lettersTo } = scene

describe('a text to Slack', () => {
  const slack = () => ({ ...here(), channel: 'SLACK' as const })
  beforeEach(async () => {
    await buildWorkspace(scene.t, { communityId: scene.community.id, token: 'xoxb-tea', roomId: 'C1' })
    await buildAccount(scene.t, { ...slack(), address: `U${scene.chatId}` })
  })

  test('is sent as a direct message with its links', async () => {
    const buttons = [{ label: 'Open', url: 'https://tea.example/' }]
    const id = await buildText(scene.t, { ...slack(), text: 'Tea & <games>', buttons })
    await send(id)
    expect(scene.standIn.inbox.messages[0]).toMatchObject({
      messenger: 'SLACK',
      address: `U${scene.chatId}`,
      text: 'Tea & <games>',
      buttons,
    })
    expect((await textOf(id)).status).toBe('SENT')
  })

  test('is uncertain after a dropped connection, and waits after 429 as told', async () => {
    scene.standIn.inbox.fail('SLACK', 'drop', { status: 429, retryAfter: 20 })
    const dropped = await buildText(scene.t, slack())
    const limited = await buildText(scene.t, { ...slack(), at: new Date(scene.t.clock.now().getTime() + 1000) })
    const before = scene.t.clock.now().getTime()
    await send(dropped)
    expect((await textOf(dropped)).status).toBe('UNCERTAIN')
    const { status, nextAt } = await textOf(limited)
    expect(status).toBe('WAITING')
    expect(Date.parse(String(nextAt))).toBeGreaterThanOrEqual(before + 20_000)
  })

  test('to a deactivated account turns the channel off, and tells the person', async () => {
    scene.standIn.inbox.blockedAddresses.add(`U${scene.chatId}`)
    await send(await buildText(scene.t, slack()))
    const [account] = await scene.t
      .owner`select stop_reason from messenger_account where participant_id = ${scene.vera.id}`
    expect(account?.stopReason).toBe('BLOCKED')
    expect((await lettersTo(scene.vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
  })

  test('with a revoked token marks the workspace, tells its managers, and works again with a new token', async () => {
    const manager = await buildSignedInParticipant(scene.t, scene.community.id, { role: 'ROLE_ADMIN' })
    const as = { token: manager.token, host: `${scene.community.domain}.localhost` }
    // They look after the community without a profile in it.
    const helper = await buildUser(scene.t)
    await buildConnection(scene.t, { communityId: scene.community.id, userId: helper.id, role: 'ROLE_ADMIN' })
    scene.standIn.inbox.revokedTokens.add('xoxb-tea')
    await send(await buildText(scene.t, slack()))
    const { body } = await scene.t.call(api.delivery.listWorkspaces, {}, as)
    expect(body).toMatchObject([{ channel: 'SLACK', name: 'Tea house', problem: 'token_revoked' }])
    const [letter] = await lettersTo(manager.email)
    expect(letter?.subject).toContain('Slack no longer accepts the bot')
    expect((await lettersTo(helper.email)).map(({ subject }) => subject)).toEqual([letter?.subject])
    expect((await lettersTo(scene.vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
    const input = { channel: 'SLACK' as const, botToken: 'xoxb-new', roomId: '' }
    await scene.t
      .owner`update messenger_workspace set workspace_id = 'T0DEMO' where community_id = ${scene.community.id}`
    expect((await scene.t.call(api.delivery.saveWorkspace, input, as)).body).toMatchObject({
      name: 'Demo workspace',
      problem: null,
    })
    const again = await buildText(scene.t, slack())
    await send(again)
    expect((await textOf(again)).status).toBe('SENT')
  })

  test('for the room of the community has no reader', async () => {
    const id = await buildText(scene.t, { ...slack(), participantId: null, text: 'New event' })
    await send(id)
    expect(scene.standIn.inbox.textsTo('C1')).toEqual(['New event'])
  })
})
