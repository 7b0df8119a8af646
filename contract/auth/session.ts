import { z } from 'zod'
import { authType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, id, instant, nothing, text, webUrl } from '../shapes.ts'

/** `firstLogin` is true at the first sign-in of this user in this community. */
export const signedIn = z.strictObject({ token: z.string(), firstLogin: z.boolean() })
export type SignedIn = z.infer<typeof signedIn>

/** What to do after a sign-in, whatever its method. */
export const afterSignIn = {
  /** Redirect target: a path of this site, or an address of a community of this installation. */
  backTo: text(limits.url.max).optional(),
  /** Participant to whom the user wants to send an intro. */
  introFor: id.optional(),
}

export const session = z.strictObject({
  id,
  userAgent: z.string(),
  /** Community in which the session was opened. */
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
      ...afterSignIn,
    },
    reply: signedIn,
    fails: ['INVALID_LOGIN', 'INVALID_CODE', 'ACCESS_DENIED', 'EMAIL_NEEDED', 'CHECK_EMAIL', 'METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  makeTicket: endpoint({
    call: 'POST /api/auth/ticket',
    access: 'session',
    summary:
      'Get the address of a page in another community of the user, with a single-use ticket that opens a session there within a minute.',
    input: { url: webUrl },
    reply: z.strictObject({ url: z.string() }),
    limit: 'write',
  }),
  exchange: endpoint({
    call: 'POST /api/auth/exchange',
    access: 'anyone',
    summary:
      'Exchange a ticket for a session in this community. `email` tells whose it is, so that a client asks before it replaces another session.',
    input: { ticket: z.string().max(200) },
    reply: signedIn.extend({ email: z.string() }),
    fails: ['INVALID_CODE', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  logout: endpoint({
    call: 'POST /api/auth/logout',
    access: 'user',
    summary: 'Log out: end this session everywhere.',
    reply: nothing,
  }),
  listSessions: endpoint({
    call: 'GET /api/auth/sessions',
    access: 'user',
    summary: "List the user's sessions.",
    reply: z.array(session),
  }),
  endSession: endpoint({
    call: 'DELETE /api/auth/sessions/:id',
    access: 'user',
    summary: 'End one session.',
    input: { id },
    reply: nothing,
  }),
  endOtherSessions: endpoint({
    call: 'POST /api/auth/sessions/end-others',
    access: 'user',
    summary: 'End all sessions except this one.',
    reply: nothing,
  }),
}
