import { expect } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import type { MessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { TestApp } from '../harness.ts'

export type Reader = { userId: string; email: string; token: string }
export type Member = Reader & { id: string }

/** What was done, and what it tells. */
export type Telling = {
  reader: Reader
  /** Who must not be told in the list: the actor, and others whom it concerns. */
  untold: Reader[]
  /** The reader's line. */
  line: Partial<Omit<Notification, 'people'>> & { people?: object[] }
  /** Kind of its letter where that is not the kind itself; null if there is none. */
  letter?: string | null
  /** It is of the `SERVICE` category: the result of something that the reader asked for, which cannot be switched off. */
  isService?: boolean
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** Wednesday noon: the weekly letter is out, and an event of tomorrow can be reminded of. */
const wednesday = '2027-02-03T12:00:00Z'

/** One community for all scenes. Its new members are confirmed by moderators. */
export async function openScene(t: TestApp, standIn: MessengerStandIn) {
  t.clock.moveTo(wednesday)
  const here = await buildCommunity(t, { approvalRequired: true })
  const as = ({ token }: { token: string }) => ({ host: here.host, token })
  const member = (firstName: string): Promise<Member> =>
    buildFilledParticipant(t, here.id, { firstName, timeZone: 'Europe/Berlin' })
  return {
    t,
    here,
    standIn,
    as,
    member,
    /** Runs what a chore does in this community. */
    run: (work: (scope: Scope) => Promise<void>) => t.app.openScope(here.id, true, work),
    listOf: async (reader: Reader, filter?: string) =>
      (await t.call(api.notification.list, filter ? { filter: filter as never } : {}, as(reader))).body.items,
    /** Jobs for a later moment run now. */
    hurry: (job: string) => t.owner`
      update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks k
      where k.id = j.task_id and k.identifier = ${job}`,
    done: () =>
      expect
        .poll(async () => (await t.owner`select from graphile_worker.jobs where run_at <= now()`).length, {
          interval: 25,
          timeout: 30_000,
        })
        .toBe(0),
  }
}
