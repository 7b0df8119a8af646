import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id, instant, text } from '../shapes.ts'
import { chatPerson, meetingState, message } from './chat-shapes.ts'

const times = z.array(instant).min(1).max(3)
const minutes = z.number().int().min(15).max(480)
const meetingPlace = text(300)

/** A time to meet, agreed on in the chat of two people. */
export const meetingTimeApi = {
  suggest: endpoint({
    call: 'GET /api/chats/:id/meeting-times',
    access: 'CAN_CHAT',
    summary: "Suggest times to propose, Wednesday first, that are in the day of both, with both people's time zones.",
    input: { id },
    reply: z.strictObject({
      times: z.array(instant),
      myTimeZone: z.string(),
      theirTimeZone: z.string(),
    }),
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED'],
  }),
  propose: endpoint({
    call: 'POST /api/chats/:id/meetings',
    access: 'CAN_CHAT',
    summary: 'Propose up to three times to meet. A proposal of the two that is open is replaced.',
    input: { id, times, minutes: minutes.default(30), place: meetingPlace.default('') },
    reply: message,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED', 'TIME_PASSED'],
    idempotent: true,
    limit: 'chat',
  }),
  accept: endpoint({
    call: 'POST /api/meetings/:id/accept',
    access: 'CAN_CHAT',
    summary: 'Accept one of the times that the other has proposed. Both get a calendar entry by letter.',
    input: { id, startsAt: instant },
    reply: meetingState,
    fails: ['MEETING_NOT_FOUND', 'MEETING_CHANGED', 'TIME_PASSED', 'CHAT_CLOSED'],
    idempotent: true,
    limit: 'chat',
  }),
  move: endpoint({
    call: 'POST /api/meetings/:id/move',
    access: 'CAN_CHAT',
    summary: 'Propose other times. An agreed one stays until the other has accepted.',
    input: { id, times, minutes: minutes.optional(), place: meetingPlace.optional() },
    reply: meetingState,
    fails: ['MEETING_NOT_FOUND', 'MEETING_CHANGED', 'TIME_PASSED', 'CHAT_CLOSED'],
    idempotent: true,
    limit: 'chat',
  }),
  cancel: endpoint({
    call: 'POST /api/meetings/:id/cancel',
    access: 'CAN_CHAT',
    summary: 'Cancel a meeting, or take back or decline a proposal.',
    input: { id },
    reply: meetingState,
    fails: ['MEETING_NOT_FOUND', 'MEETING_CHANGED'],
    idempotent: true,
    limit: 'chat',
  }),
  list: endpoint({
    call: 'GET /api/meetings',
    access: 'CAN_CHAT',
    summary: "List the caller's agreed meetings to come and open proposals, the next first.",
    reply: z.array(z.strictObject({ meeting: meetingState, chatId: id, person: chatPerson })),
  }),
  getCalendar: endpoint({
    call: 'GET /api/meetings/:id/calendar',
    access: 'CAN_CHAT',
    summary: 'Get an agreed meeting as a calendar file.',
    input: { id },
    reply: fileReply,
    replyKind: 'file',
    fails: ['MEETING_NOT_FOUND'],
  }),
}
