import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, nothing } from '../shapes.ts'
import { afterSignIn, signedIn } from './session.ts'

export const codeApi = {
  challengeCode: endpoint({
    call: 'POST /api/auth/otp/challenge',
    access: 'anyone',
    summary: 'Send a one-time code. Same reply for known and unknown addresses.',
    input: { email },
    reply: nothing,
    fails: ['METHOD_NOT_OFFERED'],
    limit: 'letter',
  }),
  validateCode: endpoint({
    call: 'POST /api/auth/otp/validate',
    access: 'anyone',
    summary: 'Sign in with a one-time code: `login` is the address, `password` the code.',
    input: { login: email, password: z.string().trim().max(20), ...afterSignIn },
    reply: signedIn,
    fails: ['INVALID_CODE', 'ACCESS_DENIED', 'METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  sendMagicLink: endpoint({
    call: 'POST /api/auth/magic/challenge',
    access: 'anyone',
    summary: 'Send a magic link. Same reply for known and unknown addresses.',
    input: { email, ...afterSignIn },
    reply: nothing,
    fails: ['METHOD_NOT_OFFERED'],
    limit: 'letter',
  }),
  useMagicLink: endpoint({
    call: 'POST /api/auth/auth-magic',
    access: 'anyone',
    summary: 'Sign in with the token of a magic link. Opening the link does not use it up; this call does.',
    input: { url_auth_token: z.string().trim().max(200), back_to: z.string().trim().max(limits.url.max).optional() },
    reply: signedIn.extend({
      /** Redirect target, if `back_to` is a path of this site or an address of a community of this installation. */
      backTo: z.string().nullable(),
    }),
    fails: ['INVALID_CODE', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
}
