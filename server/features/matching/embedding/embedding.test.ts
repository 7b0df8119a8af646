import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { featureNames } from '#server/features/matching/engine/score/features.ts'
import { Matcher } from '#server/features/matching/matcher/matcher.ts'
import {
  failingReplies,
  replyJson as json,
  keepLog,
  modelKey as key,
  type ModelReply,
  startModelService,
  status,
} from '#server/features/matching/model-provider/testing.ts'
import { weeklyRun } from '#server/features/matching/run/jobs.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { embeddingChores } from './jobs.ts'
import type { EmbeddingConfig } from './rules.ts'

const dimension = 16

type Asked = { model: string; input: string[]; dimensions?: number }
type Reply = ModelReply<Asked>

const vectorOf = (text: string) => Array.from({ length: dimension }, (_, at) => text.charCodeAt(at % text.length) - 90)
const works: Reply = (response, { input }) =>
  json(response, { data: input.map((text, index) => ({ index, embedding: vectorOf(text) })).reverse() })

let service: Awaited<ReturnType<typeof startModelService<Asked>>>
const log = keepLog()
let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>

beforeAll(async () => {
  service = await startModelService(works)
  t = await startTestApp({
    environment: {
      EMBEDDING_URL: service.url,
      EMBEDDING_KEY: key,
      EMBEDDING_MODEL: 'small',
      EMBEDDING_DIMENSION: String(dimension),
      EMBEDDING_TIMEOUT: '5000',
      EMBEDDING_DAILY: '300',
      EMBEDDING_DAILY_COMMUNITY: '100',
    },
    log: log.log,
  })
  // Pauses are compared, and one is shorter than a busy machine may take for a call.
  t.clock.stop()
})
afterAll(async () => {
  service.stop()
  await t.stop()
})
beforeEach(async () => {
  service.reset()
  log.text = ''
  // Far from midnight, when budgets begin anew.
  t.clock.moveTo(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  await t.owner`truncate model_provider`
  await t.owner`delete from community`
  here = await buildCommunity(t)
})

const build = (options: Parameters<typeof buildFilledParticipant>[2] = {}) =>
  buildFilledParticipant(t, here.id, options)
const inScope = (work: Parameters<TestApp['app']['openScope']>[2], holds = false) =>
  t.app.openScope(here.id, holds, work)
/** As a worker would, a minute later, so that the rate allows it. */
async function make() {
  t.clock.moveBy(60_000)
  await inScope(async scope => {
    await t.app.work.jobs.find(({ name }) => name === 'embedding.make')?.run({} as never, scope)
  })
}
/** Visits the communities that the chore looks up, and returns them. */
async function runChore(config: EmbeddingConfig = t.config, [chore] = embeddingChores(config)): Promise<string[]> {
  const visited: string[] = []
  await chore?.run({
    sql: t.sql,
    now: t.clock.now(),
    async inEachCommunity(work, ids = ['all of them']) {
      visited.push(...ids)
      for (const id of ids)
        await t.app.openScope(id, true, scope => work({ ...scope, db: scope.db, config: { ...t.config, ...config } }))
    },
  })
  return visited
}
const listJobs = () => t.owner<{ runAt: string }[]>`
  select j.run_at from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
  where j.task_identifier = 'embedding.make' and p.payload ->> 'communityId' = ${here.id}`
const removeJob = () => t.owner`select graphile_worker.remove_job(${`embedding ${here.id}`})`
const vectors = () => t.owner<{ participantId: string; want: Buffer | null; have: Buffer | null }[]>`
  select participant_id, want, have from member_vector where community_id = ${here.id} order by participant_id`
const provider = async () =>
  (
    await t.owner<{ used: number; failures: number; pausedUntil: string; problem: string | null }[]>`
    select used, failures, paused_until, problem from model_provider`
  )[0]
const pauseMs = async () => Date.parse((await provider())?.pausedUntil ?? '') - t.clock.now().getTime()

describe('vectors of members', () => {
  test('are made of what a member wants and has, in one call with the key, without name and contacts', async () => {
    const vera = await build({ lookingFor: 'A lawyer', about: 'I bake, write to vera@example.com', tags: ['bread'] })
    await build({ lookingFor: '', about: 'I read contracts' })
    await make()
    expect(service.asked).toHaveLength(1)
    const [{ input, ...call }] = service.asked as [(typeof service.asked)[0]]
    expect(call).toEqual({
      path: '/v1/embeddings',
      authorization: `Bearer ${key}`,
      model: 'small',
      dimensions: dimension,
    })
    expect([...input].sort()).toEqual(['A lawyer', 'I bake, write to bread', 'I read contracts'])
    const [one, other] = (await vectors()).sort(({ want }) => (want ? -1 : 1))
    expect(one?.participantId).toBe(vera.id)
    expect(one?.want).toHaveLength(dimension)
    expect(one?.have).toHaveLength(dimension)
    expect(other).toMatchObject({ want: null })
    expect(other?.have).toHaveLength(dimension)
  })

  test('are in the order of the texts, whatever the order of the reply', async () => {
    await build({ lookingFor: 'zzzzzzzz', about: 'AAAAAAAA' })
    await make()
    expect(await vectors()).toMatchObject([{ want: Buffer.alloc(dimension, 127), have: Buffer.alloc(dimension, 129) }])
  })

  test('are made again only of texts that have changed', async () => {
    const vera = await build({ lookingFor: 'A lawyer' })
    await make()
    const before = await vectors()
    const call = { host: here.host, token: vera.token }
    expect(
      (await t.call(api.profile.updateLookingFor, { lookingFor: 'A florist for a common shop' }, call)).status,
    ).toBe(200)
    await make()
    expect(service.asked.map(({ input }) => input.length)).toEqual([2, 1])
    expect(service.asked[1]?.input).toEqual(['A florist for a common shop'])
    const after = await vectors()
    expect(after[0]?.have).toEqual(before[0]?.have)
    expect(after[0]?.want).not.toEqual(before[0]?.want)
    await t.owner`update participant set first_name = 'Anna' where id = ${vera.id}`
    await make()
    await make()
    expect(service.asked).toHaveLength(2)
  })

  test('are not made of who is hidden, and those made before are removed', async () => {
    const vera = await build()
    const hidden = await build()
    await t.owner`update participant set is_networking_enabled = false where id = ${hidden.id}`
    await make()
    expect((await vectors()).map(({ participantId }) => participantId)).toEqual([vera.id])
    await t.owner`update participant set is_profile_enabled = false where id = ${vera.id}`
    await runChore()
    expect(await vectors()).toEqual([])
  })

  test('are deleted with the member, also while the provider answers', async () => {
    const [vera, anna] = [await build(), await build()]
    await make()
    await t.owner`delete from participant where id = ${vera.id}`
    expect((await vectors()).map(({ participantId }) => participantId)).toEqual([anna.id])
    const boris = await build()
    service.reply = (response, body) => {
      void t.owner`delete from participant where id = ${boris.id}`.then(() => works(response, body))
    }
    await make()
    expect((await vectors()).map(({ participantId }) => participantId)).toEqual([anna.id])
  })

  test('are made again for another model, and removed when no provider is configured', async () => {
    await build()
    await make()
    await t.owner`update member_vector set model = 'large'`
    await make()
    expect(service.asked.map(({ input }) => input.length)).toEqual([2, 2])
    expect(await t.owner`select model from member_vector where community_id = ${here.id}`).toEqual([
      { model: `small ${dimension}` },
    ])
    const none = { ...t.config, EMBEDDING_URL: undefined }
    expect(await runChore(none)).toEqual([here.id])
    expect(await vectors()).toEqual([])
    expect(await runChore(none)).toEqual([])
  })
})

describe('the work', () => {
  test('is queued within a minute of a save, and never calls on the way of a request', async () => {
    const vera = await build()
    const call = { host: here.host, token: vera.token }
    expect(
      (await t.call(api.profile.updateLookingFor, { lookingFor: 'A florist for a common shop' }, call)).status,
    ).toBe(200)
    expect(service.asked).toEqual([])
    expect(await runChore()).toEqual([here.id])
    expect(await listJobs()).toHaveLength(1)
    await make()
    await make()
    await removeJob()
    await runChore()
    expect(await listJobs()).toEqual([])
  })

  test('visits only communities with vectors to make without a job, or to remove', async () => {
    const hidden = await buildFilledParticipant(t, (await buildCommunity(t)).id)
    await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
    const elsewhere = await buildCommunity(t)
    const away = await buildFilledParticipant(t, elsewhere.id)
    const anna = await build()
    expect((await runChore()).sort()).toEqual([here.id, elsewhere.id].sort())
    // Their jobs are queued.
    expect(await runChore()).toEqual([])
    await removeJob()
    expect(await runChore()).toEqual([here.id])
    await make()
    await removeJob()
    expect(await runChore()).toEqual([])
    await t.owner`update participant set about = 'I grow tea' where id = ${anna.id}`
    expect(await runChore()).toEqual([here.id])
    // A job that will not be tried again is none.
    await t.owner`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`embedding ${here.id}`}`
    expect(await runChore()).toEqual([here.id])
    await t.owner`update participant set is_profile_enabled = false where id in (${anna.id}, ${away.id})`
    expect(await runChore()).toEqual([here.id])
    expect(await vectors()).toEqual([])
    expect(await runChore()).toEqual([])
  })

  test('compares all profiles at the start and each hour, and in between those that have changed', async () => {
    const chores = embeddingChores(t.config)
    const visit = () => runChore(t.config, chores)
    const elsewhere = await buildCommunity(t)
    const old = await buildFilledParticipant(t, elsewhere.id)
    const anna = await build()
    const removeJobs = () =>
      t.owner`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'embedding %'`
    await t.owner.begin(async db => {
      await db`set local session_replication_role = replica`
      await db`update participant set changed_at = ${new Date(t.clock.now().getTime() - 7_200_000)} where id = ${old.id}`
      await db`update participant set changed_at = ${t.clock.now()} where id = ${anna.id}`
    })
    expect((await visit()).sort()).toEqual([here.id, elsewhere.id].sort())
    await removeJobs()
    t.clock.moveBy(60_000)
    expect(await visit()).toEqual([here.id])
    await removeJobs()
    t.clock.moveBy(3_600_000)
    expect((await visit()).sort()).toEqual([here.id, elsewhere.id].sort())
  })

  test('goes on in batches, at the configured rate', async () => {
    for (let at = 0; at < 33; at++) await build({ about: `I bake bread of kind ${at}` })
    await make()
    expect(service.asked.map(({ input }) => input.length)).toEqual([64])
    expect(Math.round(await pauseMs())).toBeGreaterThan((64 * 60_000) / 3000 - 1000)
    expect(await listJobs()).toHaveLength(1)
    const moved = t.clock.moveBy
    t.clock.moveBy = () => {}
    await make()
    t.clock.moveBy = moved
    expect(service.asked).toHaveLength(1)
    await make()
    expect(service.asked.map(({ input }) => input.length)).toEqual([64, 2])
  })

  test('stops when the budget of the community is used up to the last text, and goes on the next day', async () => {
    for (let at = 0; at < 60; at++) await build({ about: `I bake bread of kind ${at}` })
    for (let call = 0; call < 5; call++) await make()
    // Of the 100, after the first batch 36 are left for the other 56 texts.
    expect(service.asked.map(({ input }) => input.length)).toEqual([64, 28, 7, 1])
    expect((await provider())?.used).toBe(100)
    const texts = service.asked.flatMap(({ input }) => input)
    expect(new Set(texts.filter(text => text.includes('of kind'))).size).toBe(50)
    const tomorrow = new Date(Math.floor(t.clock.now().getTime() / 86_400_000) * 86_400_000 + 86_400_000).toISOString()
    expect((await listJobs())[0]?.runAt).toBe(tomorrow)
    t.clock.moveBy(86_400_000)
    await make()
    expect(service.asked.map(({ input }) => input.length)).toEqual([64, 28, 7, 1, 20])
    t.clock.moveBy(-86_400_000)
  })

  test('stops at the budget of the installation, without using up that of the community', async () => {
    await build()
    const now = t.clock.now()
    await t.owner`
      insert into model_provider (name, day, used, paused_until)
      values ('embedding', ${now.toISOString().slice(0, 10)}, 300, ${now})`
    await make()
    expect(service.asked).toEqual([])
    expect(await t.owner`select used from model_use where community_id = ${here.id}`).toEqual([{ used: 0 }])
  })
})

describe('matching', () => {
  const makesSense: Reply = (response, { input }) =>
    json(response, {
      data: input.map((text, index) => {
        const topic = ['rye', 'snow', 'clay'].findIndex(word => text.includes(word))
        return { index, embedding: Array.from({ length: dimension }, (_, at) => (at === topic + 1 ? 1 : 0.01)) }
      }),
    })
  const buildThree = async () => {
    service.reply = makesSense
    const reader = await build({ lookingFor: 'Something like snow', about: 'Nothing of note' })
    const other = await build({ lookingFor: 'Something like clay', about: 'Ski lessons on snow' })
    await build({ lookingFor: 'Silence', about: 'Words on rye' })
    return { reader, other }
  }

  test('uses vectors in the lists of a weekly run', async () => {
    const { reader, other } = await buildThree()
    await make()
    await inScope(scope => weeklyRun().run({ week: '2027-03-22' }, scope))
    const [shown] = await t.owner<{ features: number[] }[]>`
      select features from matching where participant_id = ${reader.id} and subject_id = ${other.id} and origin = 'WEEKLY'`
    expect(shown?.features[featureNames.indexOf('embeddingLikeness')]).toBe(1)
  })

  test('uses vectors in the instant list as soon as they are made, and no longer once the text has changed', async () => {
    const { reader, other } = await buildThree()
    const matcher = new Matcher()
    const rate = async () => {
      let found: { rate: number; features: number[] } | null = null
      await inScope(async scope => {
        found = await matcher.rate(scope, reader.id, other.id)
      })
      return found as { rate: number; features: number[] } | null
    }
    const meaning = async () => (await rate())?.features[featureNames.indexOf('embeddingLikeness')]
    try {
      expect(await meaning()).toBe(0)
      await make()
      expect(await meaning()).toBe(1)
      await t.owner`update participant set about = 'Dancing' where id = ${other.id}`
      expect(await meaning()).toBe(0)
    } finally {
      await matcher.close()
    }
  })
})

describe('a provider that fails', () => {
  const usual = [29_000, 30_000] as const
  test.each<[string, Reply, string, readonly [number, number]]>([
    ...failingReplies,
    [
      'too few vectors',
      (response, body) => works(response, { ...body, input: body.input.slice(1) }),
      'answered no usable vectors',
      usual,
    ],
    [
      'vectors of another dimension',
      (response, { input }) =>
        json(response, { data: input.map((_, index) => ({ index, embedding: [1, 2, 3, 4, 5, 6, 7, 8] })) }),
      'answered no usable vectors',
      usual,
    ],
    [
      'vectors with NaN',
      (response, { input }) =>
        response.end(
          JSON.stringify({
            data: input.map((_, index) => ({ index, embedding: new Array(dimension).fill(Number.NaN) })),
          }),
        ),
      'answered no usable vectors',
      usual,
    ],
  ])('with %s is left alone for a while, and then asked again', async (_title, failing, problem, [least, most]) => {
    await build()
    service.reply = failing
    await make()
    expect(service.asked).toHaveLength(1)
    expect(await provider()).toMatchObject({ failures: 1, problem })
    expect(await pauseMs()).toBeGreaterThan(least - 3000)
    expect(await pauseMs()).toBeLessThanOrEqual(most)
    expect(await listJobs()).toHaveLength(1)
    expect(await vectors()).toEqual([])
    expect(log.text).toContain(problem)
    expect(log.text).not.toContain(key)
    expect(log.text).not.toContain('bakery')
    service.reply = works
    t.clock.moveBy(most)
    await make()
    expect(service.asked).toHaveLength(2)
    expect(await provider()).toMatchObject({ failures: 0, problem: null })
    expect(await vectors()).toHaveLength(1)
  })

  test('is called again after ever longer pauses, and named in the log once', async () => {
    await build()
    service.reply = status(503)
    const pauses: number[] = []
    for (let round = 0; round < 4; round++) {
      await make()
      pauses.push(Math.round((await pauseMs()) / 1000))
      t.clock.moveBy(await pauseMs())
    }
    expect(pauses).toEqual([30, 60, 120, 240])
    expect(log.text.match(/answered 503/g)).toHaveLength(1)
  })

  test('and refuses one text stops nobody else', async () => {
    const bad = await build({ about: 'A text that it refuses' })
    for (let at = 0; at < 4; at++) await build({ about: `I bake bread of kind ${at}` })
    service.reply = (response, body) =>
      body.input.some(text => text.includes('refuses')) ? status(400)(response, body) : works(response, body)
    await make()
    const made = await vectors()
    expect(made.filter(({ have }) => have).length).toBe(4)
    expect(made.find(({ participantId }) => participantId === bad.id)).toMatchObject({ have: null })
    expect(made.every(({ want }) => want)).toBe(true)
    const calls = service.asked.length
    await make()
    expect(service.asked).toHaveLength(calls)
  })

  test('and refuses every text is left alone, and all are tried again', async () => {
    await build()
    service.reply = status(400)
    await make()
    expect(service.asked).toHaveLength(2)
    expect(await provider()).toMatchObject({ failures: 1, problem: 'answered 400' })
    expect(await vectors()).toEqual([])
  })
})
