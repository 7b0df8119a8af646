import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, name, requiredText } from '../shapes.ts'
import { newsletterChannels, newsletterLimits } from './newsletter-fields.ts'
import { newsletterChannel, newsletterRecipients } from './newsletter-shapes.ts'

const subject = name(newsletterLimits.subject)
const text = requiredText(newsletterLimits.notifyText)
/** Without recipients: all members. */
const recipients = newsletterRecipients.default({ isEveryone: true, segmentIds: [], participantIds: [], filter: null })

/** The newsletter that was created, and for how many. */
const reply = z.strictObject({ newsletterId: id, people: z.number().int() })
const fails = ['NO_RECIPIENTS']
const row = { access: 'CAN_SEND_NEWSLETTERS', reply, idempotent: true, limit: 'notify' } as const

/** Messages that are sent at once. Each is a newsletter of the kind NOTIFY. */
export const notifyApi = {
  sendLetters: endpoint({
    ...row,
    call: 'POST /api/community/:id/participants/notify',
    summary: 'Write to participants by email.',
    input: { id, subject, text, recipients },
    fails,
  }),
  sendTelegram: endpoint({
    ...row,
    call: 'POST /api/community/:id/notify/telegram',
    summary: 'Write to participants in Telegram.',
    input: { id, text, recipients },
    fails,
  }),
  sendContacts: endpoint({
    ...row,
    call: 'POST /api/community/:id/notify/recommended-contacts',
    summary: 'Send members their current recommendations by email, once per member and day.',
    input: { id, recipients },
    fails,
  }),
  sendContactsToTelegram: endpoint({
    ...row,
    call: 'POST /api/community/:id/notify/telegram/recommended-contacts',
    summary: 'Send members their current recommendations in Telegram, once per member and day.',
    input: { id, recipients },
    fails,
  }),
  send: endpoint({
    ...row,
    call: 'POST /api/admin/notify',
    summary: 'Write to chosen participants, by email and in Telegram.',
    input: {
      subject,
      text,
      recipients: newsletterRecipients,
      channels: z.array(newsletterChannel).min(1).max(newsletterChannels.length).default(['EMAIL']),
    },
    fails,
  }),
}
