import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { calendarPart } from './meeting-time-calendar.ts'
import { type MeetingNews, otherOf } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'meetingTime.tell': { meetingId: string; recipientId: string; byId?: string; news: MeetingNews; changedAt: string }
  }
}

const statusOf = { proposed: 'PROPOSED', moved: 'PROPOSED', agreed: 'AGREED', cancelled: 'CANCELLED' } as const

/** Tells one of the two what happened to a meeting; nothing if a later change tells what is true by now. */
const tellJob = job('meetingTime.tell', async ({ meetingId, recipientId, byId, news, changedAt }, scope) => {
  const { db, community, now } = scope
  const meeting = await store.findMeeting(db, meetingId, recipientId)
  if (!meeting || meeting.status !== statusOf[news]) return
  const invited = await store.listInvited(db, [meeting.firstId, meeting.secondId])
  const otherId = otherOf(meeting, recipientId)
  const other = invited.find(each => each.participantId === otherId)
  if (!other) return
  const person = `${other.firstName} ${other.lastName}`.trim()
  const path = `/chats/${meeting.chatId}`
  const { meetingTimeLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId: recipientId,
      kind: `meeting.${news}`,
      actorId: otherId,
      about: [otherId],
      data: { meetingId, chatId: meeting.chatId },
      onceKey: `meeting.${news} ${meetingId} ${recipientId} ${changedAt}`,
      isUnlisted: byId === recipientId,
    },
    {
      letter: async to => {
        const letter = await meetingTimeLetter(community, to, { news, meeting, person, path, now })
        const hasCalendar = news === 'agreed' || (news === 'cancelled' && meeting.startsAt !== null)
        if (!hasCalendar) return letter
        return { ...letter, calendar: calendarPart(scope, meeting, invited, { readerId: recipientId, lang: to.lang }) }
      },
      text: to =>
        [
          letterWords(to.lang)(`meetingTime.${news}.subject`, { person }),
          new URL(loginPath(path, 'meeting'), community.communityUrl).href,
        ].join('\n'),
    },
  )
})

export const meetingTimeJobs: Job[] = [tellJob]
