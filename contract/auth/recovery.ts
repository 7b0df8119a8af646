import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, nothing, password } from '../shapes.ts'

export const recoveryApi = {
  recover: endpoint({
    call: 'POST /api/auth/recovery',
    access: 'anyone',
    summary: 'Send a password reset link. Same reply for known and unknown addresses.',
    input: { email },
    reply: nothing,
    fails: ['METHOD_NOT_OFFERED'],
    limit: 'letter',
  }),
  confirmRecovery: endpoint({
    call: 'POST /api/auth/confirm-recovery',
    access: 'anyone',
    summary: 'Set a new password with the code of a reset link and end all sessions.',
    input: { code: z.string().trim().max(200), password },
    reply: nothing,
    fails: ['INVALID_CODE', 'COMMON_PASSWORD'],
    transaction: 'none',
    limit: 'signIn',
  }),
}
