import { feature } from '#server/platform/feature/feature.ts'
import { matcherChores } from './chores.ts'
import type { Matcher } from './matcher.ts'

export const matcherFeature = (matcher: Matcher) =>
  feature('matching/matcher', {
    open: sql => matcher.listen(sql),
    close: () => matcher.close(),
    chores: matcherChores,
    personalData: [
      {
        table: 'figure_change',
        exported: { nothing: 'Says only that something which is exported itself has changed.' },
        deletion: 'cascade',
      },
    ],
  })
