import { feature } from '#server/platform/feature/feature.ts'

export const setUpFeature = feature('communities/set-up', {
  installationData: [
    {
      table: 'set_up',
      exported: { nothing: 'The hash of a secret of the server.' },
      deletion: { nothing: 'The hash of a secret of the server.' },
    },
  ],
})
