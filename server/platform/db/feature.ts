import { feature } from '#server/platform/feature/feature.ts'

const noPerson = { nothing: 'Tells of the installation, not of people.' }

export const databaseFeature = feature('platform/db', {
  installationData: [
    { table: 'migration', exported: noPerson, deletion: noPerson },
    { table: 'demo_part', exported: noPerson, deletion: noPerson },
  ],
})
