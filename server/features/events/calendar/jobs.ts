import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { type Change, findTold, tellChange } from './calendar-change.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'calendar.update': Change
  }
}

/** Tells a participant that an event has moved or will not take place, and updates their calendar. */
const updateJob = job('calendar.update', async (change, scope) => {
  const { participationId, news, sequence } = change
  const told = await findTold(scope, change)
  if (told) await tellChange(scope, news, told, `event.${news} ${participationId} ${sequence}`)
})

export const calendarJobs: Job[] = [updateJob]
