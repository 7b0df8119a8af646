import type { WelcomeSeries, welcomeSeriesApi } from '#contract/newsletters/welcome-series.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { contentProblems } from '../newsletter/rules.ts'
import { findNewsletter, insertNewsletter, updateContent } from '../newsletter/store.ts'
import * as store from './store.ts'

type Api = typeof welcomeSeriesApi

export const get: Action<Api['get']> = async (_input, ctx) => describe(ctx)

export const update: Action<Api['update']> = async ({ version, isOn, steps }, ctx) => {
  const { db, community, actor, now } = ctx
  await store.lockSeries(db, community.id)
  const before = await store.findSeries(db)
  ensure(before.version === version, 'NEWSLETTER_CHANGED')
  const isReady = steps.length > 0 && steps.every(({ content }) => contentProblems(content).length === 0)
  ensure(!isOn || isReady, 'NEWSLETTER_INCOMPLETE')
  const onSince = isOn ? (before.onSince ? new Date(before.onSince) : now) : null
  await store.saveSeries(db, community.id, { isOn, onSince })
  const known = await store.listSteps(db)
  await store.removeSteps(
    db,
    known.flatMap(({ id }) => (steps.some(step => step.id === id) ? [] : [id])),
  )
  for (const { id, days, content } of steps) {
    if (known.some(step => step.id === id)) await updateContent(db, id, content, now)
    else {
      ensure((await findNewsletter(db, id)) === null, 'CONFLICT')
      const place = { communityId: community.id, id, kind: 'WELCOME', authorId: actor.userId, at: now } as const
      await insertNewsletter(db, { ...place, content, channels: ['EMAIL'], recipients: nobody })
    }
    await store.saveStep(db, { communityId: community.id, id, days, at: now })
    await store.setStepStatus(db, id, isOn, now)
  }
  await recordChange(ctx, actor, {
    kind: 'welcomeSeries',
    before: { isOn: before.isOn, days: known.map(({ days }) => days) },
    after: { isOn, days: steps.map(({ days }) => days) },
  })
  return describe(ctx)
}

/** Newcomers are added by the chore. */
const nobody = { isEveryone: false, segmentIds: [], participantIds: [], filter: null }

async function describe({ db }: Pick<Scope, 'db'>): Promise<WelcomeSeries> {
  const steps = await store.listSteps(db)
  return {
    ...(await store.findSeries(db)),
    steps: steps.map(({ id, days, content, sent }) => ({ id, days, content, sent })),
  }
}
