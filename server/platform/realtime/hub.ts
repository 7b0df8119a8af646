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

type Topic = { all: Set<Subscriber>; byParticipant: Map<string, Set<Subscriber>>; byUser: Map<string, Set<Subscriber>> }

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

  subscribe(name: string, subscriber: Subscriber): void {
    const topic = this.#topics.get(name) ?? { all: new Set(), byParticipant: new Map(), byUser: new Map() }
    this.#topics.set(name, topic)
    topic.all.add(subscriber)
    addTo(topic.byUser, subscriber.userId, subscriber)
    if (subscriber.participantId) addTo(topic.byParticipant, subscriber.participantId, subscriber)
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    const topic = this.#topics.get(name)
    if (!topic) return
    topic.all.delete(subscriber)
    removeFrom(topic.byUser, subscriber.userId, subscriber)
    if (subscriber.participantId) removeFrom(topic.byParticipant, subscriber.participantId, subscriber)
    if (topic.all.size === 0) this.#topics.delete(name)
  }

  hasSubscribers(name: string): boolean {
    return this.#topics.has(name)
  }

  deliver(publication: Publication): void {
    const topic = this.#topics.get(publication.topic)
    if (!topic) return
    const frames = new Map<string, Buffer>()
    const write = (subscriber: Subscriber) => {
      let frame = frames.get(subscriber.subscriptionId)
      if (!frame) {
        frame = this.#makeFrame(publication, subscriber.subscriptionId)
        frames.set(subscriber.subscriptionId, frame)
      }
      subscriber.write(frame)
    }
    forEachReached(topic, publication.audience, write)
  }

  /** The same content for every subscription of every topic. */
  deliverToAll(body: string): void {
    for (const topic of [...this.#topics.keys()]) this.deliver({ topic, audience: { exceptIds: [] }, body })
  }
}

/** Plain loops: a generator showed in the profile of a fan-out. */
function forEachReached(
  { all, byParticipant, byUser }: Topic,
  audience: Audience,
  write: (to: Subscriber) => void,
): void {
  if ('exceptIds' in audience) {
    const excepted = new Set(audience.exceptIds)
    for (const each of all) if (!each.participantId || !excepted.has(each.participantId)) write(each)
  } else if ('participantIds' in audience)
    for (const id of new Set(audience.participantIds)) for (const each of byParticipant.get(id) ?? []) write(each)
  else for (const id of new Set(audience.userIds)) for (const each of byUser.get(id) ?? []) write(each)
}

function addTo(index: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  index.set(key, (index.get(key) ?? new Set()).add(subscriber))
}

function removeFrom(index: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  const found = index.get(key)
  found?.delete(subscriber)
  if (found?.size === 0) index.delete(key)
}
