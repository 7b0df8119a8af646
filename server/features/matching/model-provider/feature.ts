import { feature } from '#server/platform/feature/feature.ts'

const counters = { nothing: 'Counts texts of a day, and names nobody.' }

export const modelProviderFeature = feature('matching/model-provider', {
  personalData: [{ table: 'model_use', exported: counters, deletion: counters }],
  installationData: [{ table: 'model_provider', exported: counters, deletion: counters }],
})
