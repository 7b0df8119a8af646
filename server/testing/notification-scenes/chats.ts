import { api } from '#contract/capabilities.ts'
import { tellOfUnread, untoldMs } from '#server/features/chats/chat/jobs.ts'
import { connect } from './matching.ts'
import type { Scene, Telling } from './scene.ts'

const inDays = ({ t }: Scene, days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()

/** Anna's proposal to Boris, in their chat. */
async function propose(scene: Scene) {
  const pair = await connect(scene)
  const at = inDays(scene, 3)
  const { body } = await scene.t.call(
    api.meetingTime.propose,
    { id: pair.chatId, times: [at], place: 'Tea room' },
    scene.as(pair.anna),
  )
  return { ...pair, at, meetingId: body.meeting?.id ?? '' }
}
type Proposed = Awaited<ReturnType<typeof propose>>

async function agree(scene: Scene) {
  const proposed = await propose(scene)
  await scene.t.call(
    api.meetingTime.accept,
    { id: proposed.meetingId, startsAt: proposed.at },
    scene.as(proposed.boris),
  )
  return proposed
}

const told = (reader: 'anna' | 'boris', proposed: Proposed, startsAt = proposed.at): Telling => {
  const other = reader === 'anna' ? 'boris' : 'anna'
  return {
    reader: proposed[reader],
    untold: [proposed[other]],
    line: { people: [{ id: proposed[other].id }], title: 'Tea room', startsAt, to: `/chats/${proposed.chatId}` },
  }
}

export const meetingProposed = async (scene: Scene) => told('boris', await propose(scene))
export const meetingAgreed = async (scene: Scene) => told('anna', await agree(scene))

export async function meetingMoved(scene: Scene): Promise<Telling> {
  const [proposed, at] = [await agree(scene), inDays(scene, 5)]
  await scene.t.call(api.meetingTime.move, { id: proposed.meetingId, times: [at] }, scene.as(proposed.anna))
  return told('boris', proposed, at)
}

export async function meetingCancelled(scene: Scene): Promise<Telling> {
  const proposed = await agree(scene)
  await scene.t.call(api.meetingTime.cancel, { id: proposed.meetingId }, scene.as(proposed.anna))
  return told('boris', proposed)
}

/** The letter comes after some minutes without reading. */
export async function chatMessages(scene: Scene): Promise<Telling> {
  const { t, as, done, run } = scene
  const { anna, boris, chatId } = await connect(scene)
  for (const who of [anna, boris]) await t.call(api.chat.markRead, { id: chatId, number: 99 }, as(who))
  await t.call(api.message.send, { id: chatId, text: 'Friday?' }, as(anna))
  await done()
  t.clock.moveBy(untoldMs + 1000)
  await run(tellOfUnread)
  const line = { people: [{ id: anna.id }], count: 1, quote: 'Friday?', to: `/chats/${chatId}` }
  return { reader: boris, untold: [anna], line }
}

/** Anna's group with Boris. */
async function group(scene: Scene) {
  const { anna, boris } = await connect(scene)
  const input = { participantIds: [boris.id], name: 'Bakers' }
  const { id } = (await scene.t.call(api.chat.create, input, scene.as(anna))).body
  return { anna, boris, chatId: id }
}

export async function chatAdded(scene: Scene): Promise<Telling> {
  const { anna, boris, chatId } = await group(scene)
  return {
    reader: boris,
    untold: [anna],
    line: { people: [{ id: anna.id }], title: 'Bakers', to: `/chats/${chatId}` },
  }
}

export async function chatMentioned(scene: Scene): Promise<Telling> {
  const { anna, boris, chatId } = await group(scene)
  const text = 'Who has flour? @Boris Example'
  const { number } = (await scene.t.call(api.message.send, { id: chatId, text }, scene.as(anna))).body
  return {
    reader: boris,
    untold: [anna],
    line: { people: [{ id: anna.id }], title: 'Bakers', quote: text, to: `/chats/${chatId}?message=${number}` },
  }
}
