import type { letterApi } from '#contract/notifications/letter.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { letterTopics } from '#contract/notifications/letter-topics.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action } from '#server/platform/http/context.ts'
import * as store from './store.ts'

type Api = typeof letterApi

export const listTopics: Action<Api['listTopics']> = async (_input, { db, actor }) => {
  const { participantId } = actor
  const disabled = await store.listDisabledTopics(db, participantId)
  const offered = await listOffered(db, participantId)
  return {
    isEmailOn: !(await store.isEmailOff(db, participantId)),
    topics: offered.map(topic => ({ topic, isOn: !disabled.includes(topic) })),
  }
}

export const updateTopic: Action<Api['updateTopic']> = async ({ topic, isOn }, { db, community, actor }) => {
  const owner = { communityId: community.id, participantId: actor.participantId }
  await store.savePreferences(db, { ...owner, topics: [topic], isDisabled: !isOn })
  return {}
}

export const getCap: Action<Api['getCap']> = async (_input, { db, community, now }) =>
  store.findCap(db, community.id, now)

/** Topics on which this participant can get letters. */
export async function listOffered(db: Db, participantId: string): Promise<LetterTopic[]> {
  const isOffered: Partial<Record<LetterTopic, boolean>> = {
    moderation: await store.isModerator(db, participantId),
    organising: await store.isOrganiser(db, participantId),
    managing: await store.isManager(db, participantId),
  }
  return letterTopics.filter(topic => isOffered[topic] ?? true)
}

/** Topics whose letters this participant gets; none when letters are off altogether. */
export async function listOn(db: Db, participantId: string): Promise<LetterTopic[]> {
  if (await store.isEmailOff(db, participantId)) return []
  const disabled = await store.listDisabledTopics(db, participantId)
  return (await listOffered(db, participantId)).filter(topic => !disabled.includes(topic))
}

type Choice = { communityId: string; participantId: string; on: LetterTopic[] }

/** Saves exactly which letters a participant gets. With none, letters are off altogether, later topics included. */
export async function chooseTopics(db: Db, { communityId, participantId, on }: Choice): Promise<void> {
  const offered = await listOffered(db, participantId)
  const owner = { communityId, participantId }
  await store.savePreferences(db, { ...owner, topics: offered.filter(each => on.includes(each)), isDisabled: false })
  await store.savePreferences(db, { ...owner, topics: offered.filter(each => !on.includes(each)), isDisabled: true })
  await store.saveEmailOff(db, communityId, participantId, on.length === 0)
}

/** Ends letters on a topic; without one, all letters. */
export async function endLetters(
  db: Db,
  { communityId, participantId }: Omit<Choice, 'on'>,
  topic: LetterTopic | undefined,
): Promise<void> {
  if (topic) await store.savePreferences(db, { communityId, participantId, topics: [topic], isDisabled: true })
  else await store.saveEmailOff(db, communityId, participantId, true)
}

/** Undoes `endLetters`. Letters on a topic need letters to be on at all. */
export async function resumeLetters(
  db: Db,
  { communityId, participantId }: Omit<Choice, 'on'>,
  topic: LetterTopic | undefined,
): Promise<void> {
  if (topic) await store.savePreferences(db, { communityId, participantId, topics: [topic], isDisabled: false })
  await store.saveEmailOff(db, communityId, participantId, false)
}
