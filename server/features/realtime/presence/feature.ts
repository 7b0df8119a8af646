import { feature } from '#server/platform/feature/feature.ts'

export const presenceFeature = feature('realtime/presence', {
  personalData: [
    {
      table: 'presence',
      exported: { nothing: 'Whether a page is open at this moment, which the person knows.' },
      deletion: 'cascade',
    },
  ],
})
