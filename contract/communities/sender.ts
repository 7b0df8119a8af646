import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { email, instant } from '../shapes.ts'
import { lettersConfig } from './community.ts'

export const senderRecordKinds = ['SPF', 'DKIM', 'DMARC'] as const
/** `missing`: there is none. `differs`: there is one, with something else in it. `several`: more than one, of which mail servers use none. */
export const senderRecordStates = ['unknown', 'found', 'missing', 'differs', 'several'] as const

export const senderRecord = z.strictObject({
  kind: z.enum(senderRecordKinds),
  name: z.string(),
  /** What the TXT record must contain. */
  value: z.string(),
  state: z.enum(senderRecordStates),
})
export type SenderRecord = z.infer<typeof senderRecord>

export const sender = z.strictObject({
  /** Letters come from here now. */
  address: z.string(),
  /** Address of the installation, for letters of communities without one of their own. */
  installationAddress: z.string(),
  /** The address that managers have asked for, with its DNS records; null without one. */
  own: z
    .strictObject({
      address: email,
      records: z.array(senderRecord),
      checkedAt: instant.nullable(),
      /** Null until all records were found; the address is not used before. */
      verifiedAt: instant.nullable(),
    })
    .nullable(),
})
export type SenderSetting = z.infer<typeof sender>

export const letterPreview = z.strictObject({
  from: z.strictObject({ name: z.string(), address: z.string(), replyTo: z.string().nullable() }),
  subject: z.string(),
  html: z.string(),
})

/** Who a community's letters come from. Name, reply address and footer are fields of the record; the address has its proof here. */
export const senderApi = {
  get: endpoint({
    call: 'GET /api/admin/sender',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get the address that letters come from, and the one that waits for its DNS records.',
    reply: sender,
  }),
  request: endpoint({
    call: 'POST /api/admin/sender',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Ask for a sender address. Letters come from it once `check` has found its DNS records.',
    input: { address: email },
    reply: sender,
    fails: ['SENDER_DOMAIN'],
    idempotent: true,
    limit: 'write',
  }),
  check: endpoint({
    call: 'POST /api/admin/sender/check',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Look up the DNS records. With all of them letters come from the address, without one of them from the installation again.',
    reply: sender,
    fails: ['NOT_FOUND', 'DNS_UNAVAILABLE'],
    transaction: 'none',
    limit: 'lookup',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/sender',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Give up the address. Letters come from the installation, with the name of the community.',
    reply: sender,
    idempotent: true,
    limit: 'write',
  }),
  preview: endpoint({
    call: 'POST /api/admin/sender/preview',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Render an example of a letter with these texts, which are not saved.',
    input: { lang: language, lettersConfig },
    reply: letterPreview,
    transaction: 'read',
  }),
  sendTest: endpoint({
    call: 'POST /api/admin/sender/test',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Send the example to the caller's own address, as it is saved.",
    input: { lang: language },
    reply: z.strictObject({ email }),
    fails: ['EMAIL_NOT_CONFIRMED'],
    idempotent: true,
    limit: 'notify',
  }),
}
