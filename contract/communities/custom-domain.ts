import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { hostName, instant } from '../shapes.ts'

export const customDomain = z.strictObject({
  /** The host name that the community has now. */
  hostName: hostName.nullable(),
  /** Address of the community, with its own domain or without. */
  communityUrl: z.string(),
  /** A host name that waits for its record. */
  pending: z
    .strictObject({
      hostName,
      requestedAt: instant,
      /** The TXT record that proves it. */
      record: z.strictObject({ name: z.string(), value: z.string() }),
    })
    .nullable(),
  /** The host to which the domain must point. */
  target: z.string(),
})
export type CustomDomain = z.infer<typeof customDomain>

/** A host name of the community's own. Changed forward only: nothing of it can be undone from the audit log. */
export const customDomainApi = {
  get: endpoint({
    call: 'GET /api/admin/custom-domain',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Get the community's own domain, and the one that waits for its DNS record.",
    reply: customDomain,
  }),
  request: endpoint({
    call: 'POST /api/admin/custom-domain',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Ask for a host name. Replaces one that waits; a domain that is in use stays until the new one is proved.',
    input: { hostName },
    reply: customDomain,
    fails: ['DOMAIN_TAKEN', 'DOMAIN_RESERVED'],
    idempotent: true,
    limit: 'write',
  }),
  verify: endpoint({
    call: 'POST /api/admin/custom-domain/verify',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Look for the TXT record of the host name that waits. Once it is found, the community has this domain.',
    reply: customDomain,
    fails: ['NOT_FOUND', 'DOMAIN_TAKEN', 'RECORD_MISSING', 'DNS_UNAVAILABLE'],
    transaction: 'none',
    limit: 'lookup',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/custom-domain',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Give up the domain, and the one that waits. The community is at its own label again.',
    reply: customDomain,
    idempotent: true,
    limit: 'write',
  }),
}
