import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { prepareServers } from '#server/testing/server-process.ts'
import { deliveryChores } from './jobs.ts'
import { claimMs } from './rules.ts'
import { buildText } from './testing.ts'

const chatId = '4711'
const processes = prepareServers()
let standIn: MessengerStandIn
let t: TestApp
beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({ environment: { SESSION_SECRET: 'one secret for all of the servers', ...bot() } })
})
afterAll(async () => {
  processes.stopAll()
  await t.stop()
  await standIn.stop()
})

const bot = () => ({ ...standIn.settings, TELEGRAM_BOT_TOKEN: '1:test' })
const startProcess = () =>
  processes.start({ DATABASE_URL: t.ownerUrl, SESSION_SECRET: t.config.SESSION_SECRET, JOBS: 'true', ...bot() })

test('a text whose process is killed while Telegram has it is uncertain, is not repeated, and is sent again by a manager alone', async () => {
  const { id: communityId } = await buildCommunity(t)
  const vera = await buildSignedInParticipant(t, communityId)
  await t.owner`insert into telegram_account (user_id, chat_id, linked_at) values (${vera.userId}, ${chatId}, now())`
  const admin = await buildUser(t)
  await buildConnection(t, { communityId, userId: admin.id, role: 'ROLE_ADMIN' })
  const { token } = await buildSession(t, { communityId, userId: admin.id })
  const id = await buildText(t, { communityId, participantId: vera.id, text: 'Anna would like to meet you' })
  const statusOf = async () => (await t.owner`select status from messenger_text where id = ${id}`)[0]?.status
  const resume = () => runChore(t, deliveryChores, 'resume messenger texts')

  standIn.inbox.fail('TELEGRAM', 'wait')
  const first = await startProcess()
  await resume()
  await expect.poll(() => standIn.inbox.textsTo(chatId), { interval: 10 }).toHaveLength(1)
  await first.stop('SIGKILL')
  expect(await statusOf()).toBe('SENDING')

  const second = await startProcess()
  const list = async () => (await second.call(api.delivery.list, {}, { communityId, token })).body.items
  await resume()
  expect([await statusOf(), await list()]).toEqual(['SENDING', []])
  t.clock.moveBy(claimMs + 1000)
  await resume()
  await resume()
  expect(await list()).toMatchObject([{ id, channel: 'TELEGRAM', status: 'UNCERTAIN' }])
  // The jobs that these runs may have queued come before this one, of somebody else.
  const boris = await buildSignedInParticipant(t, communityId)
  await t.owner`insert into telegram_account (user_id, chat_id, linked_at) values (${boris.userId}, '4712', now())`
  await buildText(t, { communityId, participantId: boris.id, text: 'for Boris' })
  await resume()
  await expect.poll(() => standIn.inbox.textsTo('4712')).toHaveLength(1)
  expect([await statusOf(), standIn.inbox.textsTo(chatId).length]).toEqual(['UNCERTAIN', 1])

  expect((await second.call(api.delivery.sendAgain, { id }, { communityId, token })).status).toBe(200)
  await expect.poll(statusOf).toBe('SENT')
  expect(standIn.inbox.textsTo(chatId)).toHaveLength(2)
  expect(await list()).toEqual([])
})
