import { describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildEvent, filledForm } from '#server/features/events/event/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startDeliveryScene } from '#server/testing/delivery-scene.ts'
import { buildWorkspace } from '../messenger/testing.ts'
import { buildText } from './testing.ts'

const scene = startDeliveryScene()
const { here, send, textOf } = scene

describe('a new event', () => {
  const hear = async (eventId: string) => {
    const [listener] = scene.t.app.work.listeners.filter(({ news }) => (news as string) === 'event.created')
    await scene.t.app.openScope(scene.community.id, true, async scope => listener?.handle({ eventId } as never, scope))
  }
  const roomTexts = () => scene.t.owner<{ id: string; channel: string; text: string }[]>`
    select id, channel, text from messenger_text where community_id = ${scene.community.id} and participant_id is null`

  test('is told once in the room of each workspace that has one, unless it is for members only', async () => {
    await buildWorkspace(scene.t, { communityId: scene.community.id, token: 'xoxb-tea', roomId: `C${scene.chatId}` })
    await buildWorkspace(scene.t, { communityId: scene.community.id, channel: 'DISCORD', token: 'tea' })
    const hidden = await buildEvent(scene.t, { communityId: scene.community.id, visibility: 'PRIVATE' })
    await hear(hidden.id)
    expect(await roomTexts()).toEqual([])
    const event = await buildEvent(scene.t, { communityId: scene.community.id })
    await hear(event.id)
    await hear(event.id)
    const texts = await roomTexts()
    expect(texts.map(({ channel }) => channel)).toEqual(['SLACK'])
    await send(texts[0]?.id ?? '')
    expect(scene.standIn.inbox.textsTo(`C${scene.chatId}`)[0]).toMatch(/^New event in .+\n.+\nhttp\S+\/event\//)
  })

  test('that an organiser creates is heard of', async () => {
    const organiser = await buildSignedInParticipant(scene.t, scene.community.id, {
      permissions: ['CAN_CREATE_EVENTS'],
    })
    const as = { token: organiser.token, host: `${scene.community.domain}.localhost` }
    const { body } = await scene.t.call(api.event.create, filledForm, as)
    const jobs = await scene.t.owner`
      select from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'hear tell rooms of event' and j.payload ->> 'communityId' = ${scene.community.id}
        and j.payload -> 'data' ->> 'eventId' = ${body.id}`
    expect(jobs).toHaveLength(1)
  })
})

describe('texts that were not delivered', () => {
  test('are listed for managers, and sent again at their wish', async () => {
    const admin = await buildConnection(scene.t, { communityId: scene.community.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(scene.t, admin)
    const as = { token, host: `${scene.community.domain}.localhost` }
    scene.standIn.inbox.fail('TELEGRAM', 'drop', { status: 400, error: 'Bad Request: message is too strange' })
    const uncertain = await buildText(scene.t, here())
    const failed = await buildText(scene.t, { ...here(), at: new Date(scene.t.clock.now().getTime() + 1) })
    await send(uncertain)
    const { body } = await scene.t.call(api.delivery.list, {}, as)
    expect(body.items).toMatchObject([
      {
        id: failed,
        status: 'FAILED',
        problem: 'Bad Request: message is too strange',
        recipient: 'Vera Example',
        attempts: 1,
      },
      { id: uncertain, status: 'UNCERTAIN', channel: 'TELEGRAM', kind: 'intro.received' },
    ])
    const page = await scene.t.call(api.delivery.list, { size: 1 }, as)
    expect(page.body.items.map(({ id }) => id)).toEqual([failed])
    const rest = await scene.t.call(api.delivery.list, { size: 1, after: page.body.next ?? '' }, as)
    expect(rest.body.items.map(({ id }) => id)).toEqual([uncertain])
    expect((await scene.t.call(api.delivery.sendAgain, { id: uncertain }, as)).status).toBe(200)
    expect((await scene.t.call(api.delivery.sendAgain, { id: uncertain }, as)).status).toBe(404)
    await send(uncertain)
    expect((await textOf(uncertain)).status).toBe('SENT')
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toHaveLength(2)
    expect((await scene.t.call(api.delivery.list, {}, as)).body.items.map(({ id }) => id)).toEqual([failed])
  })
})

describe('a workspace', () => {
  test('is connected by a token that its messenger accepts; the token is kept encrypted and never shown', async () => {
    const admin = await buildConnection(scene.t, { communityId: scene.community.id, role: 'ROLE_ADMIN' })
    const as = { token: (await buildSession(scene.t, admin)).token, host: `${scene.community.domain}.localhost` }
    const save = (channel: 'SLACK' | 'DISCORD', botToken: string) =>
      scene.t.call(api.delivery.saveWorkspace, { channel, botToken, roomId: 'C7' }, as)
    expect((await save('SLACK', 'wrong')).failure.name).toBe('TOKEN_REFUSED')
    expect((await save('DISCORD', 'bad')).failure.name).toBe('TOKEN_REFUSED')
    scene.standIn.inbox.fail('SLACK', { status: 500 })
    expect((await save('SLACK', 'xoxb-secret')).failure.name).toBe('MESSENGER_UNAVAILABLE')
    expect((await save('SLACK', 'xoxb-secret')).body).toMatchObject({
      channel: 'SLACK',
      name: 'Demo workspace',
      roomId: 'C7',
    })
    expect((await save('DISCORD', 'good-secret')).body).toMatchObject({ channel: 'DISCORD', name: 'Demo server' })
    const listed = await scene.t.call(api.delivery.listWorkspaces, {}, as)
    expect(listed.raw).not.toContain('secret')
    const kept = await scene.t
      .owner`select sealed_token from messenger_workspace where community_id = ${scene.community.id}`
    expect(JSON.stringify(kept)).not.toContain('secret')
    await scene.t.call(api.delivery.removeWorkspace, { channel: 'SLACK' }, as)
    expect((await scene.t.call(api.delivery.listWorkspaces, {}, as)).body.map(({ channel }) => channel)).toEqual([
      'DISCORD',
    ])
    const { items } = (await scene.t.call(api.change.list, { kind: 'messenger' }, as)).body
    const slack = { workspace: 'Demo workspace', room: 'C7', secret: '…' }
    expect(items.map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ['Slack', slack, {}],
      ['Discord', {}, { workspace: 'Demo server', room: 'C7', secret: '…' }],
      ['Slack', {}, slack],
    ])
  })
})
