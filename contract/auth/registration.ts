import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, nothing, password } from '../shapes.ts'
import { afterSignIn, signedIn } from './session.ts'

/** A path of this site to which the confirmation link leads, also in another browser; anything else is left out. */
const { backTo } = afterSignIn

export const registrationApi = {
  registerUser: endpoint({
    call: 'POST /api/auth/register-user',
    access: 'anyone',
    summary: 'Register an account and send a confirmation email.',
    input: { email, password, policyAccepted: z.boolean(), backTo },
    reply: nothing,
    fails: ['EMAIL_TAKEN', 'POLICY_NOT_ACCEPTED', 'COMMON_PASSWORD', 'METHOD_NOT_OFFERED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  registerAdmin: endpoint({
    call: 'POST /api/auth/register-admin',
    access: 'anyone',
    summary:
      "Register an account that is an admin of this community. Needs the installation's secret; 404 if none is configured.",
    input: { secret: z.string().max(200), email, password },
    query: ['secret'],
    reply: nothing,
    fails: ['EMAIL_TAKEN', 'COMMON_PASSWORD', 'NOT_FOUND'],
    transaction: 'none',
    limit: 'signIn',
  }),
  agreePolicy: endpoint({
    call: 'POST /api/auth/agree-policy',
    access: 'user',
    summary: 'Accept the terms and the privacy policy.',
    reply: nothing,
  }),
  confirmEmail: endpoint({
    call: 'POST /api/auth/confirm-email',
    access: 'anyone',
    summary:
      'Confirm an email address with the code of the confirmation link. Outside a session of the account, and without its `password`, everything set up before ends: password, sessions, linked accounts.',
    input: {
      code: z.string().trim().max(200),
      /** The password that was chosen at registration: keeps everything, and opens a session. */
      password: z.string().max(limits.password.max).optional(),
      /** Replaces the former password, and opens a session. */
      newPassword: password.optional(),
    },
    /** A session only with a password. */
    reply: z.strictObject({ session: signedIn.nullable() }),
    secret: true,
    fails: ['INVALID_CODE', 'INVALID_PASSWORD', 'COMMON_PASSWORD', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  changePassword: endpoint({
    call: 'POST /api/auth/password',
    access: 'user',
    summary: 'Change the password and end all other sessions.',
    input: { currentPassword: z.string().max(limits.password.max), password },
    reply: nothing,
    fails: ['INVALID_PASSWORD', 'COMMON_PASSWORD'],
    transaction: 'none',
    limit: 'signIn',
  }),
  resendConfirmation: endpoint({
    call: 'POST /api/auth/confirm-email/resend',
    access: 'user',
    summary: 'Send the confirmation email again.',
    input: { backTo },
    reply: nothing,
    limit: 'letter',
  }),
}
