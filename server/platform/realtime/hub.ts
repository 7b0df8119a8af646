/** For whom a frame is: all who subscribed, or only some of them. */
export type Audience = { participantIds: string[] } | { userIds: string[] } | { exceptIds: string[] }

/** Content for the subscribers of a topic. */
export type Publication = {
  topic: string
  audience: Audience
  body: string
  /**
   * Of those with the same name only the latest counts, and one that arrives after a later one is dropped. They have to be published
   * under one lock, so that the order in which they were written is that of the commits.
   */
  latestOf?: string
}

/** One subscription of one socket. */
export type Subscriber = {
  userId: string
  participantId: string | null
  /** The client's name for it, which each of its frames repeats. */
  subscriptionId: string
  write(frame: Buffer): void
}

type Index = Map<string, Set<Subscriber>>
type Topic = { name: string; bySubscriptionId: Index; byParticipant: Index; byUser: Index }

/** Makes the frame of a publication for a subscription id. */
export type MakeFrame = (publication: Publication, subscriptionId: string) => Buffer

/**
 * The subscriptions of this process. The frame of a publication is built once for each subscription id: browsers all use the same one
 * for a topic, so mostly once for all.
 */
export class Hub {
  readonly #makeFrame: MakeFrame
  readonly #topics = new Map<string, Topic>()

  constructor(makeFrame: MakeFrame) {
    this.#makeFrame = makeFrame
  }

  /** The name of a topic as one string that all its subscribers share. */
  nameOf(destination: string): string {
    return this.#topics.get(destination)?.name ?? copyText(destination)
  }

  subscribe(name: string, subscriber: Subscriber): void {
    const topic = this.#topics.get(name) ?? createTopic(name)
    this.#topics.set(name, topic)
    addTo(topic.bySubscriptionId, subscriber.subscriptionId, subscriber)
    addTo(topic.byUser, subscriber.userId, subscriber)
    if (subscriber.participantId) addTo(topic.byParticipant, subscriber.participantId, subscriber)
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    const topic = this.#topics.get(name)
    if (!topic) return
    removeFrom(topic.bySubscriptionId, subscriber.subscriptionId, subscriber)
    removeFrom(topic.byUser, subscriber.userId, subscriber)
    if (subscriber.participantId) removeFrom(topic.byParticipant, subscriber.participantId, subscriber)
    if (topic.bySubscriptionId.size === 0) this.#topics.delete(name)
  }

  hasSubscribers(name: string): boolean {
    return this.#topics.has(name)
  }

  deliver(publication: Publication): void {
    const topic = this.#topics.get(publication.topic)
    if (!topic) return
    const { audience } = publication
    if ('exceptIds' in audience) this.#deliverToAllBut(publication, topic, new Set(audience.exceptIds))
    else if ('participantIds' in audience) this.#deliverTo(publication, topic.byParticipant, audience.participantIds)
    else this.#deliverTo(publication, topic.byUser, audience.userIds)
  }

  /** The way of a large fan-out: a frame for each group, and nothing looked up for each of its subscribers. */
  #deliverToAllBut(publication: Publication, { bySubscriptionId }: Topic, excepted: Set<string>): void {
    for (const [subscriptionId, subscribers] of bySubscriptionId) {
      const frame = this.#makeFrame(publication, subscriptionId)
      for (const each of subscribers) if (!each.participantId || !excepted.has(each.participantId)) each.write(frame)
    }
  }

  #deliverTo(publication: Publication, index: Index, ids: string[]): void {
    const frames = new Map<string, Buffer>()
    for (const id of new Set(ids))
      for (const each of index.get(id) ?? []) {
        const frame = frames.get(each.subscriptionId) ?? this.#makeFrame(publication, each.subscriptionId)
        frames.set(each.subscriptionId, frame)
        each.write(frame)
      }
  }

  /** The same content for every subscription of every topic. */
  deliverToAll(body: string): void {
    for (const topic of [...this.#topics.keys()]) this.deliver({ topic, audience: { exceptIds: [] }, body })
  }
}

/** A header is a slice of its frame, and would keep the text of the whole. */
export const copyText = (text: string): string => Buffer.from(text).toString()

const createTopic = (name: string): Topic => ({
  name,
  bySubscriptionId: new Map(),
  byParticipant: new Map(),
  byUser: new Map(),
})

function addTo(index: Index, key: string, subscriber: Subscriber): void {
  index.set(key, (index.get(key) ?? new Set()).add(subscriber))
}

function removeFrom(index: Index, key: string, subscriber: Subscriber): void {
  const found = index.get(key)
  found?.delete(subscriber)
  if (found?.size === 0) index.delete(key)
}
