import { feature } from '#server/platform/feature/feature.ts'
import { upkeepChores } from './chores.ts'

export const upkeepFeature = feature('operations/upkeep', { chores: upkeepChores })
