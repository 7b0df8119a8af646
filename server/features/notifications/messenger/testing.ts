import { seal } from '#server/platform/http/seal.ts'
import { withProfile } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { codeHash } from './rules.ts'
import type { WorkspaceChannel } from './store.ts'

type WorkspaceOptions = {
  communityId: string
  channel?: WorkspaceChannel
  token?: string
  roomId?: string
  secret?: string
  connectedBy?: string
}

export async function buildWorkspace(t: FactoryContext, options: WorkspaceOptions): Promise<void> {
  const token = options.token ?? 'xoxb-test'
  await t.owner`
    insert into messenger_workspace (community_id, channel, sealed_token, workspace_id, workspace_name, room_id, connected_by,
      connected_at)
    values (${options.communityId}, ${options.channel ?? 'SLACK'}, ${seal(token, options.secret ?? t.config.SESSION_SECRET)}, '4242', 'Tea house',
      ${options.roomId ?? ''}, ${options.connectedBy ?? null}, ${t.clock.now()})`
}

type AccountOptions = {
  communityId: string
  participantId: string
  channel?: WorkspaceChannel
  address?: string
  /** Not linked yet: this code links it. */
  code?: string
}

export async function buildAccount(t: FactoryContext, options: AccountOptions): Promise<void> {
  const { communityId, participantId, channel = 'SLACK', code } = options
  const now = t.clock.now()
  await t.owner`
    insert into messenger_account (community_id, participant_id, channel, address, username, code_hash, code_expires_at, linked_at)
    values (${communityId}, ${participantId}, ${channel}, ${options.address ?? `U${participantId}`}, 'vera',
      ${code ? codeHash(participantId, code) : null}, ${code ? new Date(now.getTime() + 600_000) : null}, ${code ? null : now})`
}

const knownCode = '123456'

export const testing: SliceTesting<'messenger'> = {
  noun: 'messenger',
  calls: {
    sendCode: {
      // The world has no workspace.
      access: { ...withProfile, pending: 409, member: 409, anotherMember: 409, anotherOrganiser: 409, moderator: 409 },
      status: 409,
      input: () => ({ channel: 'SLACK', account: 'vera@example.com' }),
    },
    connect: {
      access: { ...withProfile, pending: 400, anotherMember: 400, anotherOrganiser: 400, moderator: 400 },
      input: () => ({ channel: 'SLACK', code: knownCode }),
    },
    disconnect: { access: withProfile, input: () => ({ channel: 'SLACK' }) },
  },
  tables: {
    messenger_workspace: (t, { communityId, participantId }) =>
      buildWorkspace(t, { communityId, connectedBy: participantId }),
    messenger_account: (t, { communityId, participantId }) =>
      buildAccount(t, { communityId, participantId, channel: 'DISCORD' }),
  },
  buildPart: async ({ t, people }) => {
    const { communityId, participantId } = people.member
    if (participantId) await buildAccount(t, { communityId, participantId, code: knownCode })
  },
}
