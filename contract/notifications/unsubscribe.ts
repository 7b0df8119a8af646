import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id, text } from '../shapes.ts'
import { letterTopic } from './letter-topic.ts'

const token = z.string().max(200)
/** Topic of the letter whose link it is; letters of earlier releases have none, and their link ends all letters. */
const topic = letterTopic.optional().catch(undefined)
/** Newsletter whose link it is. */
const newsletter = id.optional().catch(undefined)
const form = text(500).optional()

/** Chooses which letters a participant gets, by the signed link of a letter and without signing in. */
export const unsubscribeApi = {
  ask: endpoint({
    call: 'GET /api/unsubscribe',
    access: 'anyone',
    summary: 'Get the page of an unsubscribe link. It changes nothing, since mail scanners follow links.',
    input: { token, topic, newsletter },
    reply: fileReply,
    replyKind: 'file',
  }),
  confirm: endpoint({
    call: 'POST /api/unsubscribe',
    access: 'anyone',
    summary: 'Unsubscribe with one click, from that page or from the mail program (RFC 8058).',
    input: { token, topic, newsletter, form },
    query: ['token', 'topic', 'newsletter'],
    body: 'text',
    reply: fileReply,
    replyKind: 'file',
  }),
  undo: endpoint({
    call: 'POST /api/unsubscribe/undo',
    access: 'anyone',
    summary: 'Switch the letters of an unsubscribe link on again.',
    input: { token, topic, newsletter, form },
    query: ['token', 'topic', 'newsletter'],
    body: 'text',
    reply: fileReply,
    replyKind: 'file',
  }),
  choose: endpoint({
    call: 'POST /api/unsubscribe/topics',
    access: 'anyone',
    summary: 'Save the switches of that page: the topics in the form are on, the others off.',
    input: { token, form },
    query: ['token'],
    body: 'text',
    reply: fileReply,
    replyKind: 'file',
  }),
}
