import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent } from '../event/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const MB = 1_048_576
const sampleEvery = MB

/** An event with so many participants, each with two long answers: the size of the file comes from these, since rows take time. */
async function buildCrowd(size: number): Promise<string> {
  const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId], isOnboardingEnabled: true })
  const questions = [1, 2].map(() => buildEventQuestion(t, { communityId: here.id, eventId: id }))
  const asked = (await Promise.all(questions)).map(question => question.id)
  await t.owner.begin(async db => {
    // Without triggers: counting so many participations one by one would take minutes.
    await db`set local session_replication_role = replica`
    await db`
      with added as (
        insert into app_user (id, email, created_at) select gen_random_uuid(), 'crowd-' || ${size}::integer || '-' || n || '@example.com', now()
        from generate_series(1, ${size}::integer) n returning id),
      profiles as (
        insert into participant (community_id, id, user_id, slug, first_name, last_name, moderation_status, joined_at)
        select ${here.id}, gen_random_uuid(), id, 'crowd-' || id, 'Vera', 'Example', 'CONFIRMED', now() from added returning id),
      going as (
        insert into participation (community_id, id, event_id, participant_id, status, joined_at, changed_at)
        select ${here.id}, gen_random_uuid(), ${id}, id, 'CONFIRMED', now(), now() from profiles returning participant_id)
      insert into event_answer (community_id, id, event_id, question_id, participant_id, type, question_text, answer_text, free_text, answered_at)
      select ${here.id}, gen_random_uuid(), ${id}, asked.id, participant_id, 'TEXT', 'What do you bring?', repeat('jam ', 300),
        repeat('jam ', 300), now() from going, unnest(${asked}::uuid[]) as asked (id)`
  })
  await t.owner`analyze app_user, participant, participation, event_answer`
  return id
}

const used = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Downloads the file, and says how much memory was in use at most while it came. */
async function download(eventId: string, base: string) {
  const before = used()
  const response = await fetch(`${base}/api/event/${eventId}/report/export?format=csv`, {
    headers: { authorization: `Bearer ${me.token}`, community: here.id, 'accept-encoding': 'identity' },
  })
  expect(response.status).toBe(200)
  let [bytes, sampled, most, lines] = [0, 0, 0, 0]
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length
    lines += part.filter(byte => byte === 10).length
    if (bytes - sampled < sampleEvery) continue
    sampled = bytes
    most = Math.max(most, used() - before)
  }
  return { bytes, lines, growth: most }
}

test('memory does not grow with the number of exported participants', async () => {
  const [few, many] = [await buildCrowd(1000), await buildCrowd(4000)]
  const base = await t.listen()
  await download(few, base)
  const small = await download(few, base)
  // The reader is in the same process and now and then holds some megabytes itself: a file kept whole would show each time.
  const large = [await download(many, base), await download(many, base), await download(many, base)]
  expect([small, ...large].map(({ lines }) => lines)).toEqual([1001, 4001, 4001, 4001])
  expect(large[0]?.bytes).toBeGreaterThan(9 * MB)
  const growth = large.map(each => each.growth - small.growth)
  expect(Math.min(...growth), `grew by ${growth.join(', ')} bytes`).toBeLessThan(4 * MB)
}, 180_000)
