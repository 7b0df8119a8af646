import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, nothing, paging, requiredText, text } from '../shapes.ts'
import { workspaceChannel } from './messenger.ts'

const workspace = z.strictObject({
  channel: workspaceChannel,
  name: z.string(),
  roomId: z.string(),
  connectedAt: instant,
  /** What the messenger refused; null while it works. */
  problem: z.string().nullable(),
})

/** The workspace of a community and what could not be sent, for managers. */
export const deliveryApi = {
  listWorkspaces: endpoint({
    call: 'GET /api/admin/messengers',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "List the community's workspaces.",
    reply: z.array(workspace),
  }),
  saveWorkspace: endpoint({
    call: 'POST /api/admin/messengers/:channel',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Connect a workspace by the token of its bot, which is checked and kept encrypted.',
    input: { channel: workspaceChannel, botToken: requiredText(300), roomId: text(40).default('') },
    reply: workspace,
    fails: ['TOKEN_REFUSED', 'MESSENGER_UNAVAILABLE'],
    transaction: 'none',
    limit: 'lookup',
  }),
  removeWorkspace: endpoint({
    call: 'DELETE /api/admin/messengers/:channel',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Disconnect a workspace.',
    input: { channel: workspaceChannel },
    reply: nothing,
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/admin/deliveries',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List texts to messengers that failed or may not have arrived, newest first.',
    input: paging,
    reply: list(
      z.strictObject({
        id,
        channel: z.enum(['TELEGRAM', 'SLACK', 'DISCORD', 'PUSH']),
        kind: z.string(),
        recipient: z.string(),
        status: z.enum(['UNCERTAIN', 'FAILED']),
        problem: z.string(),
        attempts: z.number().int(),
        createdAt: instant,
      }),
    ),
  }),
  sendAgain: endpoint({
    call: 'POST /api/admin/deliveries/:id/again',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Send a text again.',
    input: { id },
    reply: nothing,
    idempotent: true,
    limit: 'write',
  }),
}
