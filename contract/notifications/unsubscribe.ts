import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { text } from '../shapes.ts'

const token = z.string().max(200)

/** Unsubscribes a participant from letters without signing in. */
export const unsubscribeApi = {
  ask: endpoint({
    call: 'GET /api/unsubscribe',
    access: 'anyone',
    summary: 'Get the confirmation page of an unsubscribe link. It changes nothing, since mail scanners follow links.',
    input: { token },
    reply: fileReply,
    replyKind: 'file',
  }),
  confirm: endpoint({
    call: 'POST /api/unsubscribe',
    access: 'anyone',
    summary: 'Unsubscribe with one click, from that page or from the mail program (RFC 8058).',
    input: { token, form: text(200).optional() },
    query: ['token'],
    body: 'text',
    reply: fileReply,
    replyKind: 'file',
  }),
}
