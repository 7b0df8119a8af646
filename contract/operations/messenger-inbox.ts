import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'

/** Messengers of the demo, which are played by a stand-in. */
export const messengerInboxApi = {
  list: endpoint({
    call: 'GET /dev/messengers',
    access: 'anyone',
    summary: 'Show what went to messengers, as one would see it there.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    demoOnly: true,
  }),
  open: endpoint({
    call: 'GET /dev/messengers/:bot',
    access: 'anyone',
    summary: 'Open the bot as a link to it does.',
    /** `startgroup` of a link that adds the bot to a group. */
    input: {
      bot: z.string().max(64),
      start: z.string().max(64).default(''),
      startgroup: z.string().max(64).default(''),
    },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    demoOnly: true,
  }),
  write: endpoint({
    call: 'POST /dev/messengers/write',
    access: 'anyone',
    summary: 'Write to the bot: a form with `username` and `text`, and with `group` in a group.',
    body: 'text',
    input: { form: z.string().max(5000) },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    limit: 'webhook',
    demoOnly: true,
  }),
  press: endpoint({
    call: 'POST /dev/messengers/press',
    access: 'anyone',
    summary: 'Press a button: a form with the `id` of the message and the number of the `button`.',
    body: 'text',
    input: { form: z.string().max(200) },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    limit: 'webhook',
    demoOnly: true,
  }),
}
