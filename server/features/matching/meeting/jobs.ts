import { loginPath } from '#contract/auth/login-link.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findOther } from '#server/features/matching/standing/store.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { claimDue, listCommunitiesDue } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'meeting.ask': { matchingId: string; participantId: string; subjectId: string }
  }
}

const askedAtOnce = 200

/** One job per question, so that one that fails stops no other. */
const askJob = job('meeting.ask', async ({ matchingId, participantId, subjectId }, scope) => {
  const { db, community, now } = scope
  const person = await findOther(db, participantId, subjectId)
  if (!person) return
  const { meetingLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: 'meeting.asked',
      actorId: subjectId,
      about: [subjectId],
      data: { matchingId },
      onceKey: `meeting ${matchingId}`,
    },
    {
      letter: to => meetingLetter(community, to, person, now),
      text: ({ lang }) =>
        letterWords(lang)('meeting.text', {
          person: nameOf(person),
          url: new URL(loginPath('/my_communities', 'meeting'), community.communityUrl).href,
        }),
    },
  )
})

export const meetingJobs: Job[] = [askJob]

/** Asks both for feedback once, when it is due. */
export async function askAboutMeetings(scope: Scope): Promise<void> {
  for (const { id, ...pair } of await claimDue(scope.db, scope.now, askedAtOnce))
    await scope.queue('meeting.ask', { matchingId: id, ...pair })
}

export const meetingChores: Chore[] = [
  {
    name: 'ask about meetings',
    cron: '*/30 * * * *',
    run: async ({ now, sql, inEachCommunity }) => inEachCommunity(askAboutMeetings, await listCommunitiesDue(sql, now)),
  },
]
