import { z } from 'zod'
import { authType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { email, id, nothing, text } from '../shapes.ts'

/** `firstLogin` is true the first time that this user signs in at this community. */
export const signedIn = z.strictObject({ token: z.string(), firstLogin: z.boolean() })

export const sessionApi = {
  login: endpoint({
    call: 'POST /api/auth/login',
    access: 'anyone',
    summary: 'Sign in. Which fields are needed depends on the method.',
    input: {
      authType,
      email: email.optional(),
      password: z.string().max(limits.password.max).optional(),
      token: z.string().max(4000).optional(),
      backTo: text(limits.url.max).optional(),
      introFor: id.optional(),
    },
    reply: signedIn,
    fails: ['INVALID_LOGIN', 'ACCESS_DENIED'],
    transaction: 'none',
    limit: 'signIn',
  }),
  logout: endpoint({
    call: 'POST /api/auth/logout',
    access: 'user',
    summary: 'End this session everywhere.',
    reply: nothing,
  }),
}
