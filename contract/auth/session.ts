import { z } from 'zod'
import { authType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, id, instant, nothing, text, webUrl } from '../shapes.ts'

/** `firstLogin` is true the first time that this user signs in at this community. */
export const signedIn = z.strictObject({ token: z.string(), firstLogin: z.boolean() })
export type SignedIn = z.infer<typeof signedIn>

/** What a person may carry through a sign-in, whatever its method. */
export const carried = {
  /** A path of this site, or an address of a community of this installation. */
  backTo: text(limits.url.max).optional(),
  /** The participant to whom an introduction is to be written afterwards. */
  introFor: id.optional(),
}

export const session = z.strictObject({
  id,
  userAgent: z.string(),
  /** Of the community where it was opened. */
  communityId: id,
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})

export const sessionApi = {
  login: endpoint({
    call: 'POST /api/auth/login',
    access: 'anyone',
    summary: 'Sign in with a password (EMAIL) or an access code (NONE, in `token`).',
    input: {
      authType,
      email: email.optional(),
      password: z.string().max(limits.password.max).optional(),
      token: z.string().trim().max(4000).optional(),
      ...carried,
    },
    reply: signedIn,
    fails: ['INVALID_LOGIN', 'INVALID_CODE', 'ACCESS_DENIED', 'EMAIL_NEEDED', 'CHECK_EMAIL', 'METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  makeTicket: endpoint({
    call: 'POST /api/auth/ticket',
    access: 'user',
    summary:
      'The address of a page of another community of the user, with a ticket that opens a session there: once, within a minute.',
    input: { url: webUrl },
    reply: z.strictObject({ url: z.string() }),
    limit: 'write',
  }),
  exchange: endpoint({
    call: 'POST /api/auth/exchange',
    access: 'anyone',
    summary: 'Change a ticket into a session here.',
    input: { ticket: z.string().max(200) },
    reply: signedIn,
    fails: ['INVALID_CODE', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  logout: endpoint({
    call: 'POST /api/auth/logout',
    access: 'user',
    summary: 'End this session everywhere.',
    reply: nothing,
  }),
  listSessions: endpoint({
    call: 'GET /api/auth/sessions',
    access: 'user',
    summary: 'Where the user is signed in.',
    reply: z.array(session),
  }),
  endSession: endpoint({
    call: 'DELETE /api/auth/sessions/:id',
    access: 'user',
    summary: 'Sign out there.',
    input: { id },
    reply: nothing,
  }),
  endOtherSessions: endpoint({
    call: 'POST /api/auth/sessions/end-others',
    access: 'user',
    summary: 'Sign out everywhere but here.',
    reply: nothing,
  }),
}
