import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** Letters of the demo, which has no mail server. */
export const mailboxApi = {
  list: endpoint({
    call: 'GET /dev/mailbox',
    access: 'anyone',
    summary: 'List the letters that this community has sent, newest first.',
    reply: fileReply,
    replyKind: 'file',
    demoOnly: true,
  }),
  get: endpoint({
    call: 'GET /dev/mailbox/:id',
    access: 'anyone',
    summary: 'Get one letter as HTML.',
    input: { id },
    reply: fileReply,
    replyKind: 'file',
    demoOnly: true,
  }),
  getText: endpoint({
    call: 'GET /dev/mailbox/:id/text',
    access: 'anyone',
    summary: 'Get the plain-text part of one letter.',
    input: { id },
    reply: fileReply,
    replyKind: 'file',
    demoOnly: true,
  }),
  getCalendar: endpoint({
    call: 'GET /dev/mailbox/:id/calendar',
    access: 'anyone',
    summary: 'Get the calendar part of one letter, or one of its calendar files.',
    input: { id, nth: z.coerce.number().int().min(1).default(1) },
    reply: fileReply,
    replyKind: 'file',
    demoOnly: true,
  }),
}
