import { feature } from '#server/platform/feature/feature.ts'
import type { Matcher } from './matcher.ts'

export const matcherFeature = (matcher: Matcher) => feature('matching/matcher', { close: () => matcher.close() })
