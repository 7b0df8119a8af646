import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, requiredText, webUrl } from '../shapes.ts'

const endpoints = { codeUrl: webUrl, tokenUrl: webUrl, userInfoUrl: webUrl }

export const providerSetting = z.strictObject({
  /** Null until a manager, or the operator, has entered one. */
  provider: z
    .strictObject({
      issuer: z.string(),
      /** Where visitors log in. */
      codeUrl: z.string(),
      tokenUrl: z.string(),
      userInfoUrl: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      /** Null without one, and for one that the operator has set. */
      secretSetAt: instant.nullable(),
    })
    .nullable(),
  /** The redirect address to register with the provider. */
  redirectUrl: z.string(),
})
export type ProviderSetting = z.infer<typeof providerSetting>

export const providerParts = ['discovery', 'codeUrl', 'tokenUrl', 'userInfoUrl'] as const

/**
 * What is wrong with an address of a provider. `noDiscovery`: the provider has no discovery document, which plain OAuth2 does not need.
 * `otherIssuer`, `otherAddress`: the document names another issuer or address. `client`: the provider refuses client id or secret.
 */
export const providerProblems = [
  'notPublic',
  'unreachable',
  'answered',
  'noDiscovery',
  'otherIssuer',
  'otherAddress',
  'client',
] as const

export const providerCheck = z.strictObject({
  part: z.enum(providerParts),
  /** A warning does not keep anybody from logging in. */
  state: z.enum(['ok', 'warning', 'failed']),
  problem: z.enum(providerProblems).nullable(),
  /** HTTP status of the answer; null without one. */
  status: z.number().int().nullable(),
})
export type ProviderCheck = z.infer<typeof providerCheck>

/** The community's own sign-in provider. Changed forward only; its secret goes in and never comes out. */
export const providerSettingApi = {
  get: endpoint({
    call: 'GET /api/admin/provider',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Get the addresses of the community's own sign-in provider, without its secret.",
    reply: providerSetting,
  }),
  save: endpoint({
    call: 'PUT /api/admin/provider',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Set the provider. Without `secret` the former one is kept, unless `tokenUrl` is on another origin, which must not get it.',
    input: { issuer: webUrl, ...endpoints, clientId: requiredText(300), secret: requiredText(1000).optional() },
    reply: providerSetting,
    fails: ['PROVIDER_ADDRESS', 'PROVIDER_SECRET_NEEDED'],
    idempotent: true,
    limit: 'write',
  }),
  removeSecret: endpoint({
    call: 'DELETE /api/admin/provider/secret',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Forget the secret. The provider must know the community as a client without one then.',
    reply: providerSetting,
    fails: ['NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/provider',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Remove the provider. Refused while it is the only way to log in.',
    reply: providerSetting,
    fails: ['NOT_FOUND', 'NO_SIGN_IN_METHOD'],
    idempotent: true,
    limit: 'write',
  }),
  discover: endpoint({
    call: 'POST /api/admin/provider/discover',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Read the addresses of an OpenID provider from its discovery document. Nothing is saved.',
    input: { issuer: webUrl },
    reply: z.strictObject(endpoints),
    fails: ['PROVIDER_ADDRESS', 'DISCOVERY_FAILED'],
    transaction: 'none',
    limit: 'lookup',
  }),
  check: endpoint({
    call: 'POST /api/admin/provider/check',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Call each address of the saved provider, and say what is wrong with it.',
    reply: z.strictObject({ checks: z.array(providerCheck) }),
    fails: ['NOT_FOUND'],
    transaction: 'none',
    limit: 'lookup',
  }),
}
