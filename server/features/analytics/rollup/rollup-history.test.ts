import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChat, buildMessage } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildRequestAnswer } from '#server/features/matching/request/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { checkRollup, renewRollup } from './actions.ts'
import { countRows, listCohorts, listDays } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  t.clock.stop()
})
afterAll(() => t.stop())

const renew = (communityId: string) => t.app.openScope(communityId, true, renewRollup)
const check = async (communityId: string) => {
  let differences = -1
  await t.app.openScope(communityId, true, async scope => {
    differences = await checkRollup(scope)
  })
  return differences
}

type Row = Record<string, unknown>

async function expectSame(communityId: string, what: string) {
  const { days, cohorts } = await countRows(t, communityId)
  expect(await listDays(t, communityId), what).toEqual(days)
  expect(await listCohorts(t, communityId), what).toEqual(cohorts)
}

/** Numbers that look random and are the same on each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// Clocks change at midnight in Havana and Cairo, where a day then begins twice or late; Apia was a day behind until 2011.
const zones = ['Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'Africa/Cairo', 'Pacific/Apia', 'America/St_Johns']

/** Days around changes of the clocks, at their edges. */
const edges = ['2026-03-08', '2026-03-29', '2026-04-24', '2026-10-25', '2026-10-30', '2026-11-01', '2026-11-02']

async function liveHistory(seed: number) {
  const random = randomFrom(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  t.clock.moveTo('2026-03-20T12:00:00Z')
  const { id: communityId } = await buildCommunity(t)
  await t.owner`update community set time_zone = ${pick(zones)} where id = ${communityId}`
  const someTime = () =>
    random() < 0.5
      ? new Date(Date.parse(`${pick(edges)}T00:00:00Z`) + Math.floor(random() * 48 * 4) * 900_000 - 86_400_000 / 2)
      : new Date(Date.parse('2026-02-01T00:00:00Z') + Math.floor(random() * 280 * 96) * 900_000)
  const people: { id: string; userId: string }[] = []
  const pair = () => {
    const participantId = pick(people).id
    const others = people.filter(({ id }) => id !== participantId)
    return { communityId, participantId, subjectId: pick(others).id }
  }
  const rowOf = async (table: string) => {
    const rows = await t.owner<Row[]>`select * from ${t.owner(table)} where community_id = ${communityId} order by id`
    return rows.length > 0 ? pick(rows) : null
  }
  const join = async () => {
    const person = await buildParticipant(t, { communityId })
    await t.owner`update participant set joined_at = ${someTime()}, is_filled = ${random() < 0.5} where id = ${person.id}`
    people.push(person)
  }
  // Each row has a week of its own, which no figure reads: a pair is shown several times, in both directions.
  let weeks = 0
  const weekFrom = () => addDays('2026-01-05', 7 * weeks++)
  const recommend = () =>
    buildMatching(t, { ...pair(), at: someTime(), week: weekFrom(), origin: pick(['WEEKLY', 'INSTANT', 'INTRO']) })
  const steps: Record<string, () => Promise<unknown>> = {
    join,
    leave: async () => {
      const [gone] = people.splice(Math.floor(random() * people.length), 1)
      if (gone) await t.owner`delete from participant where id = ${gone.id}`
    },
    moderate: async () => {
      const status = pick(['PENDING', 'CONFIRMED', 'CONFIRMED', 'REJECTED'])
      await t.owner`update participant set moderation_status = ${status} where id = ${pick(people).id}`
    },
    pause: () =>
      t.owner`update participant set is_networking_enabled = not is_networking_enabled where id = ${pick(people).id}`,
    fill: () => t.owner`update participant set is_filled = not is_filled where id = ${pick(people).id}`,
    block: async () => {
      const { userId } = pick(people)
      const removed =
        await t.owner`delete from blocked_user where community_id = ${communityId} and user_id = ${userId} returning 1`
      if (removed.length === 0)
        await t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, now())`
    },
    intro: async () => {
      const asked = pair()
      const [known] = await t.owner`
        select from intro where ${asked.participantId}::uuid in (from_id, to_id) and ${asked.subjectId}::uuid in (from_id, to_id)`
      if (!known) await buildIntro(t, { ...asked, at: someTime() })
    },
    answer: async () => {
      const intro = await rowOf('intro')
      const status = pick(['ACCEPTED', 'DECLINED'])
      if (intro)
        await t.owner`update intro set status = ${status}, answered_at = ${someTime()} where id = ${String(intro.id)}`
    },
    recommend,
    recommendAgain: recommend,
    forgetRecommendation: async () => {
      const matching = await rowOf('matching')
      if (matching) await t.owner`delete from matching where id = ${String(matching.id)}`
    },
    moveRecommendation: async () => {
      const matching = await rowOf('matching')
      const origin = pick(['WEEKLY', 'INSTANT', 'INTRO'])
      if (matching)
        await t.owner`update matching set matched_at = ${someTime()}, origin = ${origin} where id = ${String(matching.id)}`
    },
    moveSome: async () => {
      const people = await t.owner<
        { id: string }[]
      >`select id from participant where community_id = ${communityId} order by id limit 3`
      const ids = people.map(({ id }) => id)
      await t.owner`
        update matching set matched_at = matched_at + ${Math.floor(random() * 9 * 96) - 400} * interval '15 minutes'
        where community_id = ${communityId} and participant_id = any (${ids}::uuid[])`
    },
    turnSome: async () => {
      await t.owner`
        update matching set participant_id = subject_id, subject_id = participant_id, week = week + 7000
        where community_id = ${communityId} and place = 1 and origin = ${pick(['WEEKLY', 'INSTANT', 'INTRO'])}`
    },
    hand: async () => {
      const { participantId, subjectId } = pair()
      const matching = await rowOf('matching')
      if (matching)
        await t.owner`
          update matching set participant_id = ${participantId}, subject_id = ${subjectId}, week = ${weekFrom()}
          where id = ${String(matching.id)}`
    },
    takeBack: async () => {
      const intro = await rowOf('intro')
      if (intro) await t.owner`delete from intro where id = ${String(intro.id)}`
    },
    wait: async () => t.clock.moveBy(Math.floor(random() * 20 * 86_400_000)),
    score: async () => {
      const matching = await rowOf('matching')
      if (matching)
        await t.owner`update matching set score = ${pick([1, 3, 5])}, scored_at = ${someTime()} where id = ${String(matching.id)}`
    },
    request: async () => {
      const request = await rowOf('request')
      if (request) await t.owner`update request set created_at = ${someTime()} where id = ${String(request.id)}`
    },
    answerRequest: () => buildRequestAnswer(t, { ...pair(), at: someTime() }).catch(() => null),
    fulfil: async () => {
      const request = await rowOf('request')
      if (request)
        await t.owner`update request set closed_at = created_at, fulfilled_at = created_at where id = ${String(request.id)}`
    },
    event: () =>
      buildEvent(t, {
        communityId,
        date: pick(edges),
        startTime: pick(['00:00', '01:00', '23:45']),
        timeZone: pick(zones),
      }),
    cancel: async () => {
      const event = await rowOf('event')
      if (event)
        await t.owner`update event set cancelled_at = ${random() < 0.5 ? new Date() : null} where id = ${String(event.id)}`
    },
    move: async () => {
      const event = await rowOf('event')
      if (event) await t.owner`update event set starts_at = ${someTime()} where id = ${String(event.id)}`
    },
    signUp: async () => {
      const event = await rowOf('event')
      const participantId = pick(people).id
      if (event)
        await buildParticipation(t, {
          communityId,
          eventId: String(event.id),
          participantId,
          joinedAt: someTime(),
        }).catch(() => null)
    },
    come: async () => {
      const participation = await rowOf('participation')
      if (participation)
        await t.owner`
          update participation set checked_in_at = ${someTime()}, checked_in_how = 'NAME', status = ${pick(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])}
          where id = ${String(participation.id)}`
    },
    write: async () => {
      const { participantId, subjectId } = pair()
      const chat = await buildChat(t, { communityId, memberIds: [participantId, subjectId] })
      await buildMessage(t, { communityId, chatId: chat.id, authorId: participantId, at: someTime() })
    },
    zone: () => t.owner`update community set time_zone = ${pick(zones)} where id = ${communityId}`,
  }
  for (let at = 0; at < 6; at++) await join()
  await renew(communityId)
  await expectSame(communityId, `seed ${seed}, at first`)
  const done: string[] = []
  for (let round = 0; round < 5; round++) {
    for (let at = 0; at < 14; at++) {
      const name =
        people.length < 4 ? 'join' : pick(Object.keys(steps).filter(each => each !== 'zone' || random() < 0.4))
      done.push(name)
      await steps[name]?.()
    }
    await renew(communityId)
    await expectSame(communityId, `seed ${seed}, round ${round}: ${done.join(' ')}`)
  }
  expect(await check(communityId)).toBe(0)
  await expectSame(communityId, `seed ${seed}, checked`)
}

describe('figures by day', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'equal a count of the rows one by one, with late rows, deletions and other zones: history %i',
    seed => liveHistory(seed),
  )

  test('are corrected by the nightly check, which says how many days differed', async () => {
    const { id: communityId } = await buildCommunity(t)
    await buildParticipant(t, { communityId })
    await renew(communityId)
    await t.owner`update rollup_day set joined = 7 where community_id = ${communityId} and joined > 0`
    await t.owner`insert into rollup_day (community_id, day, came) values (${communityId}, '2020-02-02', 3)`
    expect(await check(communityId)).toBe(2)
    await expectSame(communityId, 'corrected')
    expect(await t.owner`select differences from rollup where community_id = ${communityId}`).toEqual([
      { differences: 2 },
    ])
    expect(await check(communityId)).toBe(0)
  })
})
