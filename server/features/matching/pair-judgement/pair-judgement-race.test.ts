import { beforeEach, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startPairJudgementScene } from '#server/testing/pair-judgement-scene.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

const scene = startPairJudgementScene()
let asked: () => number
beforeEach(() => {
  asked = () => scene.service.asked.length
})

/** Pairs of one call. */
const batch = 8

/** A reader with as many pairs to judge as one job takes. */
async function buildReader(communityId: string): Promise<string> {
  const reader = await buildFilledParticipant(scene.t, communityId)
  for (let at = 0; at < batch; at++) {
    const other = await buildFilledParticipant(scene.t, communityId, { about: `I bake bread of kind ${at}.` })
    const pair = { communityId, participantId: reader.id, subjectId: other.id }
    await buildMatching(scene.t, { ...pair, week: '2027-03-22' })
  }
  return reader.id
}

/** A job, at a time when the rate allows a call: only the budgets decide. */
const jobOf = (communityId: string, readerId: string) =>
  aMinuteLater(scene.t.clock, () =>
    scene.t.app.openScope(communityId, false, async scope => {
      await scene.t.app.work.jobs.find(({ name }) => name === 'pair-judgement.make')?.run({ readerId } as never, scope)
    }),
  )

describe('of two jobs that take the rest of a budget at the same moment', () => {
  /** Of the community's twelve pairs, for two readers: the first has counted its own when the second begins. */
  const raceOfCommunity = async () => {
    const { id } = scene.here
    const [one, other] = [await buildReader(id), await buildReader(id)]
    await race(await holdWrites(scene.t.owner, 'model_provider'), jobOf(id, one), jobOf(id, other))
    return asked()
  }
  /** Of the installation's thirty pairs eight are left, for two communities: the first has locked the row when the second begins. */
  const raceOfInstallation = async () => {
    const elsewhere = await buildCommunity(scene.t)
    const [one, other] = [await buildReader(scene.here.id), await buildReader(elsewhere.id)]
    const now = scene.t.clock.now()
    await scene.t
      .owner`insert into model_provider (name, day, used, paused_until) values ('language model', ${now}, 22, ${now})`
    const held = await holdWrites(scene.t.owner, 'model_provider', { when: `tg_op = 'UPDATE'` })
    await race(held, jobOf(scene.here.id, one), jobOf(elsewhere.id, other))
    return asked()
  }

  test("the second has what the first leaves of the community's", async () => {
    expect(await raceOfCommunity()).toBe(12)
    expect(await scene.t.owner`select used from model_use`).toEqual([{ used: 12 }])
  })

  test("the second has nothing if the first takes all of the installation's", async () => {
    expect(await raceOfInstallation()).toBe(batch)
    expect((await scene.provider())?.used).toBe(30)
  })

  test('control: without the check inside the write both send all they have', async () => {
    expect(await withoutLock('model budget', raceOfCommunity)).toBe(2 * batch)
  })

  test('control: without it they exceed the budget of the installation as well', async () => {
    expect(await withoutLock('model budget', raceOfInstallation)).toBe(2 * batch)
    expect((await scene.provider())?.used).toBe(38)
  })
})
