import { feature } from '#server/platform/feature/feature.ts'
import type { Matcher } from './matcher.ts'

export const matcherFeature = (matcher: Matcher) =>
  feature('matching/matcher', { open: sql => matcher.listen(sql), close: () => matcher.close() })
