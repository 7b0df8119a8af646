import './news.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { writeToModerators } from '#server/features/participants/participant/actions.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { findLanguage, findReport } from './store.ts'

/** Notifies each moderator, except the reported one and the author. */
const tellModerators = listener('tell moderators of report', 'participant.reported', async ({ reportId }, scope) => {
  const report = await findReport(scope.db, reportId)
  if (!report) return
  const { reportLetter } = await import('./letters.tsx')
  await writeToModerators(scope, {
    kind: 'participant.report',
    about: [report.author.id, report.subject.id],
    except: [report.subject.email, report.author.email],
    line: { kind: 'report.received', actorId: report.author.id, data: { reportId } },
    letter: (lang, url) => reportLetter(scope.community, lang, report, scope.now, url),
  })
})

/** Tells the author that the report was looked at; what was decided about another person is not theirs to know. */
const tellAuthor = listener('tell author of report', 'report.decided', async ({ reportId }, scope) => {
  const { community, now } = scope
  const report = await findReport(scope.db, reportId)
  if (!report?.decidedAt) return
  const { decidedLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      ...{ participantId: report.author.id, kind: 'report.decided', about: [], isOwn: true },
      data: { reportId },
      onceKey: `report.decided ${reportId} ${report.decidedAt}`,
    },
    {
      letter: to => decidedLetter(community, to, now),
      text: ({ lang }) => letterWords(lang)('reportDecided.text', { community: community.title[lang] }),
    },
  )
})

/** Tells the reported participant what the moderators ask for. A rejection has a letter of its own. */
const tellSubject = listener('tell subject of report', 'report.decided', async ({ reportId }, scope) => {
  const { db, community, now } = scope
  const report = await findReport(db, reportId)
  if (!report) return
  const { subject, decision, decisionNote } = report
  if (decision !== 'WARNED' && decision !== 'DISABLED' && decision !== 'BLOCKED') return
  const { warningLetter } = await import('./letters.tsx')
  const lang = (await findLanguage(db, subject.id)) ?? community.lang
  const letter = await warningLetter(community, lang, { name: subject.firstName, decision, note: decisionNote }, now)
  const onceKey = `report.warning ${reportId} ${report.decidedAt}`
  await scope.post({ kind: 'report.warning', recipient: subject.email, about: [], lang, ...letter, onceKey })
})

export const reportListeners: Listener[] = [tellModerators, tellAuthor, tellSubject]
