import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, nothing, requiredText, text } from '../shapes.ts'

export const workspaceChannel = z.enum(['SLACK', 'DISCORD'])

/** Accounts in the workspace of a community, proven by a code that its bot sends there. */
export const messengerApi = {
  sendCode: endpoint({
    call: 'POST /api/messenger/:channel/code',
    access: 'participant',
    summary:
      "Send a code to an account in the community's workspace: by email address in Slack, by username in Discord.",
    input: { channel: workspaceChannel, account: requiredText(254) },
    reply: z.strictObject({ username: z.string(), expiresAt: instant }),
    fails: ['CHANNEL_OFF', 'ACCOUNT_NOT_FOUND', 'MESSENGER_UNAVAILABLE'],
    transaction: 'none',
    limit: 'lookup',
  }),
  connect: endpoint({
    call: 'POST /api/messenger/:channel/connect',
    access: 'participant',
    summary: 'Link the account with the code that came there.',
    input: { channel: workspaceChannel, code: text(12) },
    reply: nothing,
    fails: ['INVALID_CODE'],
    limit: 'write',
  }),
  disconnect: endpoint({
    call: 'DELETE /api/messenger/:channel',
    access: 'participant',
    summary: 'Unlink the account.',
    input: { channel: workspaceChannel },
    reply: nothing,
    limit: 'write',
  }),
}
