import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { text } from '../shapes.ts'

const token = z.string().max(200)

/** Ends the letters of a member, without a sign-in. */
export const unsubscribeApi = {
  ask: endpoint({
    call: 'GET /api/unsubscribe',
    access: 'anyone',
    summary: 'The page behind the link in a letter: asks once, so that programs that follow links end nothing.',
    input: { token },
    reply: fileReply,
    replyKind: 'file',
  }),
  confirm: endpoint({
    call: 'POST /api/unsubscribe',
    access: 'anyone',
    summary: 'Ends letters with one click, from that page or from the mail program itself (RFC 8058).',
    input: { token, form: text(200).optional() },
    query: ['token'],
    body: 'text',
    reply: fileReply,
    replyKind: 'file',
  }),
}
