import type { Chore } from '#server/platform/jobs/jobs.ts'
import { removeFigureChanges } from '../engine-data/store.ts'

/** Twice as long as a cache lives without a query. */
const keptMs = 48 * 3600_000

export const matcherChores: Chore[] = [
  {
    name: 'forget changed figures',
    cron: '45 3 * * *',
    run: ({ sql, now }) => removeFigureChanges(sql, new Date(now.getTime() - keptMs)),
  },
]
