import { weightsOfAll } from '#server/features/matching/engine/score/learn.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import * as store from './store.ts'

/** Every night, from what all communities have learnt: where those without feedback of their own start. */
export const weightsChores: Chore[] = [
  {
    name: 'installation weights',
    cron: '47 3 * * *',
    async run({ now, sql }) {
      const lessons = await store.sumLessons(sql, prior.length)
      if (lessons) await store.saveInstallationWeights(sql, [...weightsOfAll(lessons)], lessons.communities, now)
    },
  },
]
