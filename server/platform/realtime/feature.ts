import { feature } from '#server/platform/feature/feature.ts'
import { removeOldRealtime } from './store.ts'

const minute = 60_000

export const realtimeFeature = feature('platform/realtime', {
  chores: [
    {
      name: 'remove what sockets no longer need',
      cron: '* * * * *',
      async run({ now, sql }) {
        const ago = (ms: number) => new Date(now.getTime() - ms)
        await removeOldRealtime(sql, { events: ago(10 * minute), tickets: now, presence: ago(minute) })
      },
    },
  ],
  personalData: [
    {
      table: 'realtime_event',
      exported: { nothing: 'Frames on their way to open pages, which are removed after ten minutes.' },
      deletion: { nothing: 'Frames on their way to open pages, which are removed after ten minutes.' },
    },
  ],
})
