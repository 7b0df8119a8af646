import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findPeople } from '#server/features/matching/standing/store.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { claimDue } from './store.ts'

const askedAtOnce = 200

/** Asks both for feedback a week after the intro, once. */
export async function askAboutMeetings(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const due = await claimDue(db, now, askedAtOnce)
  const { meetingLetter } = await import('./letters.tsx')
  for (const { id, participantId, subjectId } of due) {
    const person = (await findPeople(db, participantId, [subjectId])).get(subjectId)
    if (!person) continue
    const name = nameOf(person)
    await notify(
      scope,
      {
        participantId,
        kind: 'meeting.asked',
        actorId: subjectId,
        about: [subjectId],
        data: { matchingId: id },
        onceKey: `meeting ${id}`,
      },
      {
        letter: to => meetingLetter(community, to, person, now),
        text: ({ lang }) =>
          letterWords(lang)('meeting.text', { person: name, url: `${community.communityUrl}/my_communities` }),
      },
    )
  }
}

export const meetingChores: Chore[] = [
  { name: 'ask about meetings', cron: '*/30 * * * *', run: ({ inEachCommunity }) => inEachCommunity(askAboutMeetings) },
]
