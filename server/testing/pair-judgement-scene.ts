import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import {
  keepLog,
  type ModelReply,
  modelKey,
  replyJson,
  startModelService,
} from '#server/features/matching/model-provider/testing.ts'
import { pairJudgementChores } from '#server/features/matching/pair-judgement/jobs.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from './harness.ts'

export type AskedJudge = { model: string; messages: { role: string; content: string }[]; max_tokens: number }
export type JudgeReply = ModelReply<AskedJudge>
export type Member = Awaited<ReturnType<typeof buildFilledParticipant>>

/** What the two filled profiles say. */
export const wanted = { quote: 'Somebody who knows ovens', claim: 'need somebody who knows ovens' }
export const bakes = {
  quote: 'I run a small bakery and bake rye bread',
  claim: 'runs a small bakery and bakes rye bread',
}
/** A judgement, and the sentence that is put together from it for somebody who is shown Anna. */
export const fits = { verdict: 'fits', reader: [wanted], other: [bakes] }
export const sentence = 'You need somebody who knows ovens; Anna runs a small bakery and bakes rye bread.'

export const say =
  (content: unknown): JudgeReply =>
  response =>
    replyJson(response, {
      choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    })
export const works = say(fits)

type Turn = { readerId?: string; after?: number; isRest?: boolean }
type Stored = { participantId: string; subjectId: string; verdict: string; sentence: string | null }
type Scene = {
  service: Awaited<ReturnType<typeof startModelService<AskedJudge>>>
  t: TestApp
  here: Awaited<ReturnType<typeof buildCommunity>>
  vera: Member
  anna: Member
}

/** A server with a language model, and for each test a new community with two members, on a Monday noon. */
export function startPairJudgementScene() {
  const scene = {} as Scene
  const log = keepLog()
  beforeAll(async () => {
    scene.service = await startModelService<AskedJudge>(works)
    scene.t = await startTestApp({
      environment: {
        LANGUAGE_MODEL_URL: scene.service.url,
        LANGUAGE_MODEL_KEY: modelKey,
        LANGUAGE_MODEL_NAME: 'judge',
        LANGUAGE_MODEL_TIMEOUT: '3000',
        LANGUAGE_MODEL_DAILY: '30',
        LANGUAGE_MODEL_DAILY_COMMUNITY: '12',
      },
      log: log.log,
    })
    scene.t.clock.stop()
  })
  afterAll(async () => {
    scene.service.stop()
    await scene.t.stop()
  })
  beforeEach(async () => {
    const { t } = scene
    scene.service.reset()
    log.text = ''
    t.clock.moveTo('2027-03-22T12:00:00Z')
    await t.owner`truncate model_provider`
    await t.owner`delete from community`
    scene.here = await buildCommunity(t)
    scene.vera = await build({ firstName: 'Vera', about: 'I repair clocks.' })
    scene.anna = await build({ firstName: 'Anna' })
  })

  const build = (options: Parameters<typeof buildFilledParticipant>[2] = {}) =>
    buildFilledParticipant(scene.t, scene.here.id, options)
  const inScope = (work: Parameters<TestApp['app']['openScope']>[2], holds = false) =>
    scene.t.app.openScope(scene.here.id, holds, work)
  const run = (job: string, payload = {}, holds = false) =>
    inScope(async scope => {
      await scene.t.app.work.jobs.find(({ name }) => name === job)?.run(payload as never, scope)
    }, holds)
  const as = (reader: Member, lang: Language = 'en') => ({
    token: reader.token,
    host: scene.here.host,
    headers: { 'accept-language': lang },
  })
  return Object.assign(scene, {
    log,
    build,
    inScope,
    run,
    as,
    show(reader: Member, other: Member, rate = 50) {
      const week = mondayOf(scene.t.clock.now(), 'Europe/Berlin')
      return buildMatching(scene.t, {
        ...{ communityId: scene.here.id, participantId: reader.id, subjectId: other.id },
        ...{ rate, week },
      })
    },
    /** As a worker would, a minute later, so that the rate allows it. */
    async judge(turn: Turn = {}) {
      scene.t.clock.moveBy(60_000)
      await run('pair-judgement.make', turn)
    },
    /** Visits the communities that the chore names, and returns them. */
    async runChore(config = {}): Promise<string[]> {
      const { t } = scene
      const visited: string[] = []
      await pairJudgementChores({ ...t.config, ...config })[0]?.run({
        sql: t.sql,
        now: t.clock.now(),
        async inEachCommunity(work, ids = [scene.here.id]) {
          visited.push(...ids)
          for (const id of ids)
            await t.app.openScope(id, true, own => work({ ...own, db: own.db, config: { ...t.config, ...config } }))
        },
      })
      return visited
    },
    listJobs: () => scene.t.owner<{ runAt: string; turn: Turn }[]>`
      select j.run_at, p.payload -> 'data' as turn from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
      where j.task_identifier = 'pair-judgement.make' and p.payload ->> 'communityId' = ${scene.here.id}`,
    removeJobs: () =>
      scene.t.owner`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'pair%'`,
    stored: () => scene.t.owner<Stored[]>`
      select participant_id, subject_id, verdict, sentence from pair_judgement
      where community_id = ${scene.here.id} order by made_at, subject_id`,
    async provider() {
      const [row] = await scene.t.owner<
        { used: number; failures: number; pausedUntil: string; problem: string | null }[]
      >`select used, failures, paused_until, problem from model_provider where name = 'language model'`
      return row
    },
    /** What the reader is shown of the other, wherever that is. */
    async seen(reader: Member, other: Member, lang: Language = 'en') {
      const { items } = (await scene.t.call(api.recommendation.listHistory, {}, as(reader, lang))).body
      const item = items.find(({ person }) => person.id === other.id)
      const about = { participantId: other.id }
      const known = (await scene.t.call(api.recommendation.getRelevanceRate, about, as(reader, lang))).body
      expect(known.rate).toBe(item?.rate)
      expect(known.relevanceLevel).toBe(item?.relevanceLevel)
      return { level: known.relevanceLevel, reason: item?.reason }
    },
  })
}
