import { feature } from '#server/platform/feature/feature.ts'
import { weightsChores } from './chores.ts'

const noPerson = { nothing: 'Figures of a whole community, which name no person.' }

export const weightsFeature = feature('matching/weights', {
  chores: weightsChores,
  personalData: [{ table: 'weights', exported: noPerson, deletion: noPerson }],
  installationData: [{ table: 'installation_weights', exported: noPerson, deletion: noPerson }],
})
