import { api } from '#contract/capabilities.ts'
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { requestOf } from '#server/features/matching/request/testing.ts'
import type { Member, Scene } from './scene.ts'

type Burst = { reader: Member; people: Member[] }

const three = async ({ member }: Scene) => [await member('Anna'), await member('Boris'), await member('Clara')]

/** Kinds that may come of many people within minutes. */
export const bursts: Partial<Record<NotificationKind, (scene: Scene) => Promise<Burst>>> = {
  'request.answered': async scene => {
    const { t, as, member, done } = scene
    const [reader, people] = [await member('Olga'), await three(scene)]
    const id = await requestOf(t, reader.id)
    for (const who of people) {
      await t.call(api.request.answer, { id, answer: 'I know one' }, as(who))
      await done()
    }
    return { reader, people }
  },
  'participation.requested': async scene => {
    const { t, here, as, member, done } = scene
    const [reader, people] = [await member('Olga'), await three(scene)]
    const event = { communityId: here.id, responsibles: [reader.userId], isApprovalRequired: true }
    const { id } = await buildEvent(t, event)
    for (const who of people) {
      await t.call(api.participation.confirm, { id }, as(who))
      await done()
    }
    return { reader, people }
  },
}
