import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { deliveryJobs } from '#server/features/notifications/delivery/jobs.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Scene = {
  t: TestApp
  standIn: MessengerStandIn
  community: Awaited<ReturnType<typeof buildCommunity>>
  /** A member who has linked Telegram. */
  vera: Awaited<ReturnType<typeof buildSignedInParticipant>>
  /** Hers at Telegram. */
  chatId: string
}

/** A server with a stand-in for all messengers, and for each test a community with one member. */
export function startDeliveryScene() {
  const scene = {} as Scene
  let chats = 1000
  beforeAll(async () => {
    scene.standIn = await startMessengerStandIn()
    scene.t = await startTestApp({ environment: { ...scene.standIn.settings, TELEGRAM_BOT_TOKEN: '1:test' } })
  })
  afterAll(async () => {
    await scene.t.stop()
    await scene.standIn.stop()
  })
  beforeEach(async () => {
    const { t, standIn } = scene
    standIn.inbox.clear()
    scene.community = await buildCommunity(t)
    scene.vera = await buildSignedInParticipant(t, scene.community.id)
    scene.chatId = String(++chats)
    await t.owner`
      insert into telegram_account (user_id, chat_id, linked_at) values (${scene.vera.userId}, ${scene.chatId}, now())`
  })

  const [deliver] = deliveryJobs
  return Object.assign(scene, {
    here: () => ({ communityId: scene.community.id, participantId: scene.vera.id }),
    /** Runs the job as a worker would. */
    async send(textId: string, app = scene.t) {
      const [recipient] = await scene.t.owner`select channel, participant_id from messenger_text where id = ${textId}`
      return app.app.openScope(scene.community.id, false, async scope => deliver?.run(recipient as never, scope))
    },
    async textOf(id: string) {
      const [row] = await scene.t.owner`
        select status, attempts, problem, next_at, external_id, sent_at from messenger_text where id = ${id}`
      return row as Record<string, unknown>
    },
    lettersTo: (email: string) => scene.t.owner<{ kind: string; subject: string; plain: string }[]>`
      select kind, subject, plain from letter where recipient = ${email}`,
  })
}
