import './news.ts'
import { writeToModerators } from '#server/features/participants/participant/actions.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findReport } from './store.ts'

/** Notifies each moderator, except a reported one. */
const tellModerators = listener('tell moderators of report', 'participant.reported', async ({ reportId }, scope) => {
  const report = await findReport(scope.db, reportId)
  if (!report) return
  const { reportLetter } = await import('./letters.tsx')
  await writeToModerators(scope, {
    kind: 'participant.report',
    about: [report.author.id, report.subject.id],
    except: report.subject.email,
    letter: (lang, url) => reportLetter(scope.community, lang, report, scope.now, url),
  })
})

export const reportListeners: Listener[] = [tellModerators]
