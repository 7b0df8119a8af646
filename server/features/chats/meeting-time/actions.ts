import type { Message } from '#contract/chats/chat-shapes.ts'
import type { meetingTimeApi } from '#contract/chats/meeting-time.ts'
import { planQuestion } from '#server/features/matching/meeting/actions.ts'
import { isZone } from '#server/platform/clock/zone.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { renderCalendar } from '#server/platform/mail/calendar-file.ts'
import { lockChatOf, lockOpenChatOf, openChatOf } from '../chat/chat-view.ts'
import { pairOf } from '../chat/rules.ts'
import { announceChange, appendMessage } from '../message/message-saving.ts'
import { meetingEntry } from './meeting-time-calendar.ts'
import './jobs.ts'
import { canAccept, canMove, isAgreed, type Meeting, type MeetingNews, otherOf, suggestTimes } from './rules.ts'
import * as store from './store.ts'

type Api = typeof meetingTimeApi

const usualMinutes = 30

export const suggest: Action<Api['suggest']> = async ({ id }, ctx) => {
  const { actor, community, db, now } = ctx
  const chat = await openChatOf(ctx, id)
  ensure(chat.isOpen && chat.otherId, 'CHAT_CLOSED')
  const people = [actor.participantId, chat.otherId]
  const kept = await store.findZones(db, people)
  const [mine, theirs] = people.map(each => knownZone(kept.get(each), community.timeZone)) as [string, string]
  const booked = await store.listBooked(db, people, now)
  const times = suggestTimes({ now, zones: [mine, theirs], booked, minutes: usualMinutes })
  return { times: times.map(time => time.toISOString()), myTimeZone: mine, theirTimeZone: theirs }
}

const knownZone = (zone: string | null | undefined, usual: string): string => (zone && isZone(zone) ? zone : usual)

export const propose: Action<Api['propose']> = async ({ id, times, minutes, place }, ctx) => {
  const { actor, community, db, now } = ctx
  const chat = await lockOpenChatOf(ctx, id)
  ensure(chat.otherId, 'CHAT_CLOSED')
  const wanted = futureTimes(times, now)
  const open = await store.findOpenProposal(db, id)
  if (open) await change(ctx, { ...open, status: 'CANCELLED' })
  const meeting: Meeting = {
    id: ctx.newId(),
    chatId: id,
    ...pairOf(actor.participantId, chat.otherId),
    proposedBy: actor.participantId,
    times: wanted,
    minutes,
    place,
    status: 'PROPOSED',
    startsAt: null,
    sequence: 0,
  }
  await store.insertMeeting(db, community.id, meeting, now)
  const data = { meetingId: meeting.id }
  const message = await appendMessage(ctx, id, { authorId: actor.participantId, kind: 'MEETING', data })
  await tellChange(ctx, 'proposed', meeting)
  return message
}

export const accept: Action<Api['accept']> = async ({ id, startsAt }, ctx) => {
  const { actor, now } = ctx
  const meeting = await lockMeeting(ctx, id, lockOpenChatOf)
  const chosen = new Date(startsAt)
  ensure(canAccept(meeting, actor.participantId, chosen), 'MEETING_CHANGED')
  ensure(chosen > now, 'TIME_PASSED')
  const sequence = meeting.startsAt ? meeting.sequence + 1 : meeting.sequence
  const agreed: Meeting = { ...meeting, status: 'AGREED', startsAt: chosen, sequence }
  const message = await change(ctx, agreed)
  await planQuestion(ctx, meeting, endOf(agreed))
  await tellChange(ctx, 'agreed', agreed)
  return stateOf(message)
}

export const move: Action<Api['move']> = async ({ id, times, minutes, place }, ctx) => {
  const meeting = await lockMeeting(ctx, id, lockOpenChatOf)
  ensure(canMove(meeting, ctx.now), 'MEETING_CHANGED')
  const moved: Meeting = {
    ...meeting,
    proposedBy: ctx.actor.participantId,
    times: futureTimes(times, ctx.now),
    minutes: minutes ?? meeting.minutes,
    place: place ?? meeting.place,
    status: 'PROPOSED',
  }
  const message = await change(ctx, moved)
  await tellChange(ctx, 'moved', moved)
  return stateOf(message)
}

/** Also in a closed chat: nobody waits for somebody who will not come. */
export const cancel: Action<Api['cancel']> = async ({ id }, ctx) => {
  const meeting = await lockMeeting(ctx, id, lockChatOf)
  ensure(meeting.status !== 'CANCELLED', 'MEETING_CHANGED')
  const cancelled: Meeting = {
    ...meeting,
    status: 'CANCELLED',
    sequence: meeting.sequence + (meeting.startsAt ? 1 : 0),
  }
  const message = await change(ctx, cancelled)
  if (meeting.startsAt) await planQuestion(ctx, meeting, null)
  await tellChange(ctx, 'cancelled', cancelled)
  return stateOf(message)
}

export const list: Action<Api['list']> = async (_input, { actor, db, now }) => {
  const meetings = await store.listComing(db, actor.participantId, now)
  return meetings.map(({ person, ...meeting }) => ({ meeting: shownState(meeting), chatId: meeting.chatId, person }))
}

export const getCalendar: Action<Api['getCalendar']> = async ({ id }, ctx) => {
  const { actor, community, db, lang, now } = ctx
  const meeting = await store.findMeeting(db, id, actor.participantId)
  ensure(meeting && isAgreed(meeting), 'MEETING_NOT_FOUND')
  const invited = await store.listInvited(db, [meeting.firstId, meeting.secondId])
  const entry = meetingEntry(community, meeting, invited, { readerId: actor.participantId, lang, now })
  return {
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    body: renderCalendar({ method: 'PUBLISH', entries: [entry] }),
    cache: 'never',
    fileName: 'meeting.ics',
    isIndexed: false,
  }
}

/** Locks the chat of a meeting, and reads the meeting only then: what was true before the wait decides nothing. */
async function lockMeeting(ctx: ParticipantContext, id: string, lock: typeof lockChatOf): Promise<Meeting> {
  const known = await store.findMeeting(ctx.db, id, ctx.actor.participantId)
  ensure(known, 'MEETING_NOT_FOUND')
  await lock(ctx, known.chatId)
  const meeting = await store.findMeeting(ctx.db, id, ctx.actor.participantId)
  ensure(meeting, 'MEETING_NOT_FOUND')
  return meeting
}

/** Saves a meeting and shows it in its message. */
async function change(ctx: ParticipantContext, meeting: Meeting): Promise<Message> {
  await store.saveMeeting(ctx.db, meeting, ctx.now)
  const messageId = await store.findMessageId(ctx.db, meeting)
  ensure(messageId, 'MEETING_NOT_FOUND')
  return announceChange(ctx, meeting.chatId, messageId)
}

/** Both get a letter where a calendar changes, otherwise the one who did not make the change. */
async function tellChange(ctx: ParticipantContext, news: MeetingNews, meeting: Meeting): Promise<void> {
  const { participantId } = ctx.actor
  const isForBoth = news === 'agreed' || (news === 'cancelled' && meeting.startsAt !== null)
  const other = otherOf(meeting, participantId)
  for (const recipientId of isForBoth ? [other, participantId] : [other])
    await ctx.queue('meetingTime.tell', {
      meetingId: meeting.id,
      recipientId,
      byId: participantId,
      news,
      changedAt: ctx.now.toISOString(),
    })
}

const endOf = ({ startsAt, minutes }: Meeting): Date => new Date((startsAt?.getTime() ?? 0) + minutes * 60_000)

/** Nobody plans further ahead, and a calendar knows no year 10000. */
const farthestMs = 2 * 366 * 86_400_000

/** Without repeated ones, in the order given. */
function futureTimes(times: string[], now: Date): Date[] {
  const wanted = [...new Set(times.map(time => new Date(time).getTime()))].map(ms => new Date(ms))
  ensure(
    wanted.every(time => time > now),
    'TIME_PASSED',
  )
  ensure(
    wanted.every(time => time.getTime() - now.getTime() < farthestMs),
    'INVALID_INPUT',
  )
  return wanted
}

function stateOf({ meeting }: Message) {
  ensure(meeting, 'MEETING_NOT_FOUND')
  return meeting
}

const shownState = ({ id, status, proposedBy, times, minutes, place, startsAt }: Meeting) => ({
  id,
  status,
  proposedBy,
  times: times.map(time => time.toISOString()),
  minutes,
  place,
  startsAt: startsAt?.toISOString() ?? null,
})
