import type { preferenceApi } from '#contract/matching/preference.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { listNeverPaired } from '../never-pair/store.ts'
import { noPreference, pauseAfter } from './rules.ts'
import * as store from './store.ts'

type Api = typeof preferenceApi

export const get: Action<Api['get']> = async (_input, ctx) => {
  const { db, actor } = ctx
  const { pausedUntil, everyWeeks } = (await store.findPreference(db, actor.participantId)) ?? noPreference
  return {
    pausedUntil: pauseAfter(today(ctx), pausedUntil),
    everyWeeks,
    neverPairWith: await listNeverPaired(db, actor.participantId),
  }
}

export const update: Action<Api['update']> = async ({ pausedUntil, everyWeeks }, ctx) => {
  const place = { communityId: ctx.community.id, participantId: ctx.actor.participantId }
  await store.savePreference(ctx.db, place, { pausedUntil: pauseAfter(today(ctx), pausedUntil), everyWeeks })
  return {}
}

/** The current day in the community's time zone, in which its weeks are counted. */
const today = ({ now, community }: ParticipantContext): string => localTime(now, community.timeZone).day
