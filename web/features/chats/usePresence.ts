import type { PresenceFrame } from '#contract/realtime/topics.ts'
import { listen } from '#web/lib/events.ts'
import { useTopic } from '#web/lib/realtime/useTopic.ts'
import { createStore, useStore } from '#web/lib/store.ts'

type Person = { id: string; isOnline: boolean }

/** The latest that frames and replies have told of each person. `at` is the order of frames as they came, and of calls as they were made. */
const known = createStore<ReadonlyMap<string, { isOnline: boolean; at: number }>>(new Map())
let latest = 0

listen('signedOut', () => known.set(new Map()))

function learn(people: Person[], at: number): void {
  const next = new Map(known.get())
  for (const { id, isOnline } of people) if ((next.get(id)?.at ?? 0) < at) next.set(id, { isOnline, at })
  known.set(next)
}

/** A call that has just been made: what it tells of people counts, but for those of whom a frame comes meanwhile. */
export async function withPresence<R>(call: Promise<R>, peopleOf: (reply: R) => (Person | null)[]): Promise<R> {
  const at = ++latest
  const reply = await call
  learn(
    peopleOf(reply).filter(person => person !== null),
    at,
  )
  return reply
}

/** Whether somebody is online now, as a function. */
export function usePresence(): (person: Person) => boolean {
  useTopic<PresenceFrame>('presence', ({ participantId, online }) =>
    learn([{ id: participantId, isOnline: online }], ++latest),
  )
  const people = useStore(known)
  return ({ id, isOnline }) => people.get(id)?.isOnline ?? isOnline
}
