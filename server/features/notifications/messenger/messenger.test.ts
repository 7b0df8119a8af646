import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { discordIdOf } from '#demo/messengers/discord.ts'
import { slackIdOf } from '#demo/messengers/slack.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { codeLifeMs, triesPerCode } from './rules.ts'
import { buildWorkspace } from './testing.ts'

let standIn: MessengerStandIn
let t: TestApp
let community: { id: string; domain: string }
let vera: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({ environment: standIn.settings })
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})
beforeEach(async () => {
  standIn.inbox.clear()
  community = await buildCommunity(t)
  vera = await buildSignedInParticipant(t, community.id)
  await buildWorkspace(t, { communityId: community.id, channel: 'SLACK', token: 'xoxb-tea' })
  await buildWorkspace(t, { communityId: community.id, channel: 'DISCORD', token: 'tea' })
})

type Channel = 'SLACK' | 'DISCORD'
const as = (person = vera) => ({ token: person.token, host: `${community.domain}.localhost` })
const sendCode = (channel: Channel, account: string, person = vera) =>
  t.call(api.messenger.sendCode, { channel, account }, as(person))
const connect = (channel: Channel, code: string, person = vera) =>
  t.call(api.messenger.connect, { channel, code }, as(person))
const codeTo = (address: string) => /\b\d{6}\b/.exec(standIn.inbox.textsTo(address).at(-1) ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const linked = async (person = vera) =>
  (
    await t.owner`select channel from messenger_account where participant_id = ${person.id} and linked_at is not null`
  ).map(({ channel }) => channel)

describe.each([
  ['SLACK', 'vera@tea.example', slackIdOf('vera@tea.example'), 'nobody@tea.example'],
  ['DISCORD', 'vera_tea', discordIdOf('vera_tea'), 'nobody_here'],
] as [Channel, string, string, string][])('an account in %s', (channel, account, address, unknown) => {
  test('is linked with the code that came there, and unlinked', async () => {
    const { body } = await sendCode(channel, account)
    expect(body.username).toMatch(/^vera/)
    expect(await linked()).toEqual([])
    const code = codeTo(address)
    expect((await connect(channel, wrong(code))).failure.name).toBe('INVALID_CODE')
    expect((await connect(channel, code)).status).toBe(200)
    expect(await linked()).toEqual([channel])
    expect((await connect(channel, code)).failure.name).toBe('INVALID_CODE')
    const [kept] = await t.owner`select to_jsonb(a) as row from messenger_account a where participant_id = ${vera.id}`
    expect(JSON.stringify(kept)).not.toContain(code)
    expect((await t.call(api.messenger.disconnect, { channel }, as())).status).toBe(200)
    expect(await linked()).toEqual([])
  })

  test('that is not in the workspace is not found', async () => {
    expect((await sendCode(channel, unknown)).failure.name).toBe('ACCOUNT_NOT_FOUND')
  })

  test('cannot be linked while the messenger does not answer, or the workspace is broken or absent', async () => {
    standIn.inbox.fail(channel, { status: 500 })
    expect((await sendCode(channel, account)).failure.name).toBe('MESSENGER_UNAVAILABLE')
    await t.owner`update messenger_workspace set broken_at = now() where community_id = ${community.id}`
    expect((await sendCode(channel, account)).failure.name).toBe('CHANNEL_OFF')
    await t.owner`delete from messenger_workspace where community_id = ${community.id}`
    expect((await sendCode(channel, account)).failure.name).toBe('CHANNEL_OFF')
  })

  test('belongs to the person who proved it last', async () => {
    const anna = await buildSignedInParticipant(t, community.id)
    for (const person of [vera, anna]) {
      await sendCode(channel, account, person)
      await connect(channel, codeTo(address), person)
    }
    expect([await linked(vera), await linked(anna)]).toEqual([[], [channel]])
  })
})

describe('a code', () => {
  test('expires', async () => {
    await sendCode('SLACK', 'vera@tea.example')
    t.clock.moveBy(codeLifeMs + 1000)
    expect((await connect('SLACK', codeTo(slackIdOf('vera@tea.example')))).failure.name).toBe('INVALID_CODE')
  })

  test('of somebody else does not work', async () => {
    const anna = await buildSignedInParticipant(t, community.id)
    await sendCode('SLACK', 'vera@tea.example')
    expect((await connect('SLACK', codeTo(slackIdOf('vera@tea.example')), anna)).failure.name).toBe('INVALID_CODE')
  })

  test('allows five tries, also at once', async () => {
    expect(await tryOnceTooOften()).toBe('INVALID_CODE')
  })

  test('allows more without the lock', async () => {
    await withoutLock('messenger code', async () => expect(await tryOnceTooOften()).toBeUndefined())
  })

  /** The last allowed try is wrong; the right code comes at the same moment. */
  async function tryOnceTooOften(): Promise<string | undefined> {
    await sendCode('SLACK', 'vera@tea.example')
    const code = codeTo(slackIdOf('vera@tea.example'))
    await t.owner`update messenger_account set code_tries = ${triesPerCode - 1} where participant_id = ${vera.id}`
    const held = await holdWrites(t.owner, 'messenger_account')
    const [, right] = await race(
      held,
      () => connect('SLACK', wrong(code)),
      aMinuteLater(t.clock, () => connect('SLACK', code)),
    )
    return right?.failure?.name
  }
})
