import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, nothing, password } from '../shapes.ts'

export const recoveryApi = {
  recover: endpoint({
    call: 'POST /api/auth/recovery',
    access: 'anyone',
    summary: 'Send a link to set a new password. Answers alike for known and unknown addresses.',
    input: { email },
    reply: nothing,
    fails: ['METHOD_NOT_OFFERED'],
    limit: 'letter',
  }),
  confirmRecovery: endpoint({
    call: 'POST /api/auth/confirm-recovery',
    access: 'anyone',
    summary: "Set a new password with the code of the letter's link; all sessions end.",
    input: { code: z.string().trim().max(200), password },
    reply: nothing,
    fails: ['INVALID_CODE', 'COMMON_PASSWORD'],
    transaction: 'none',
    limit: 'signIn',
  }),
}
