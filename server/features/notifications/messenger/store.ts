import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type WorkspaceChannel = 'SLACK' | 'DISCORD'

export type Workspace = {
  channel: WorkspaceChannel
  sealedToken: string
  workspaceId: string
  name: string
  roomId: string
  connectedAt: string
  problem: string | null
}

const workspaceColumns = (db: Db) =>
  db`channel, sealed_token, workspace_id, workspace_name as name, room_id, connected_at,
    case when broken_at is not null then coalesce(problem, '') end as problem`

export async function listWorkspaces(db: Db): Promise<Workspace[]> {
  return db<Workspace[]>`select ${workspaceColumns(db)} from messenger_workspace order by channel`
}

export async function findWorkspace(db: Db, channel: WorkspaceChannel): Promise<Workspace | null> {
  const [row] = await db<
    Workspace[]
  >`select ${workspaceColumns(db)} from messenger_workspace where channel = ${channel}`
  return row ?? null
}

type NewWorkspace = {
  communityId: string
  channel: WorkspaceChannel
  sealedToken: string
  workspaceId: string
  name: string
  roomId: string
  connectedBy: string | null
  at: Date
}

/** Replaces the former one. Accounts of another workspace are unlinked; those that stopped with the old token can be written to again. */
export async function saveWorkspace(db: Db, workspace: NewWorkspace): Promise<Workspace> {
  const { communityId, channel, workspaceId } = workspace
  await db`
    delete from messenger_account where channel = ${channel} and exists (
      select from messenger_workspace w where w.channel = ${channel} and w.workspace_id <> ${workspaceId})`
  await db`
    update messenger_account set stopped_at = null, stop_reason = null where channel = ${channel} and stop_reason = 'REVOKED'`
  const [row] = await db<Workspace[]>`
    insert into messenger_workspace (community_id, channel, sealed_token, workspace_id, workspace_name, room_id, connected_by, connected_at)
    values (${communityId}, ${channel}, ${workspace.sealedToken}, ${workspaceId}, ${workspace.name}, ${workspace.roomId},
      ${workspace.connectedBy}, ${workspace.at})
    on conflict (community_id, channel) do update set sealed_token = excluded.sealed_token, workspace_id = excluded.workspace_id,
      workspace_name = excluded.workspace_name, room_id = excluded.room_id, connected_by = excluded.connected_by,
      connected_at = excluded.connected_at, broken_at = null, problem = null
    returning ${workspaceColumns(db)}`
  return row as Workspace
}

export async function removeWorkspace(db: Db, channel: WorkspaceChannel): Promise<void> {
  await db`delete from messenger_account where channel = ${channel}`
  await db`delete from messenger_workspace where channel = ${channel}`
}

/** False if it was broken before. */
export async function breakWorkspace(db: Db, channel: WorkspaceChannel, problem: string, at: Date): Promise<boolean> {
  const rows = await db`
    update messenger_workspace set broken_at = ${at}, problem = ${problem} where channel = ${channel} and broken_at is null
    returning channel`
  return rows.length > 0
}

/** Users who look after the community, with a profile or without. */
export async function listManagers(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select c.user_id as id from connection c where c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = c.user_id and g.permission = 'CAN_MANAGE_COMMUNITY')
    order by c.user_id`
  return rows.map(({ id }) => id)
}

export type CodeToSave = {
  communityId: string
  participantId: string
  channel: WorkspaceChannel
  address: string
  username: string
  codeHash: string
  expiresAt: Date
}

/** An account that is linked already is unlinked: until the code is entered, nobody has proven whose the new one is. */
export async function saveCode(db: Db, code: CodeToSave): Promise<void> {
  await db`
    insert into messenger_account (community_id, participant_id, channel, address, username, code_hash, code_expires_at)
    values (${code.communityId}, ${code.participantId}, ${code.channel}, ${code.address}, ${code.username}, ${code.codeHash},
      ${code.expiresAt})
    on conflict (community_id, participant_id, channel) do update set address = excluded.address, username = excluded.username,
      code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at, code_tries = 0, linked_at = null,
      stopped_at = null, stop_reason = null`
}

type Owner = { participantId: string; channel: WorkspaceChannel }

/** Counts a try and returns the hash to compare; null when there is no valid code or no try is left. */
export async function countTry(
  db: Db,
  { participantId, channel }: Owner,
  tries: number,
  at: Date,
): Promise<string | null> {
  const [row] = await db<{ codeHash: string }[]>`
    update messenger_account set code_tries = code_tries + 1
    where participant_id = ${participantId} and channel = ${channel} and code_hash is not null and code_expires_at > ${at}
      and ${recheck(db, 'messenger code', db`code_tries < ${tries}`)}
    returning code_hash`
  return row?.codeHash ?? null
}

/** Linking it again moves the account to the participant who entered the code last. */
export async function linkAccount(db: Db, { participantId, channel }: Owner, at: Date): Promise<void> {
  await db`
    delete from messenger_account o using messenger_account m
    where m.participant_id = ${participantId} and m.channel = ${channel} and o.channel = ${channel}
      and o.address = m.address and o.participant_id <> m.participant_id and o.linked_at is not null`
  await db`
    update messenger_account set linked_at = ${at}, code_hash = null, code_expires_at = null, code_tries = 0
    where participant_id = ${participantId} and channel = ${channel}`
}

export async function unlinkAccount(db: Db, { participantId, channel }: Owner): Promise<void> {
  await db`delete from messenger_account where participant_id = ${participantId} and channel = ${channel}`
}

export type Account = { address: string; isOn: boolean }

/** Where the bot writes to this participant; null without a linked account. */
export async function findAccount(db: Db, { participantId, channel }: Owner): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select a.address, a.stopped_at is null as is_on from messenger_account a
    where a.participant_id = ${participantId} and a.channel = ${channel} and a.linked_at is not null`
  return row ?? null
}

/** False if it had stopped before. */
export async function stopAccount(
  db: Db,
  { participantId, channel }: Owner,
  reason: string,
  at: Date,
): Promise<boolean> {
  const rows = await db`
    update messenger_account set stopped_at = ${at}, stop_reason = ${reason}
    where participant_id = ${participantId} and channel = ${channel} and stopped_at is null returning participant_id`
  return rows.length > 0
}

export async function exportAccounts(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select channel, username, linked_at, stopped_at, stop_reason from messenger_account
    where participant_id = ${participantId} order by channel`
}

export async function exportWorkspaces(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select channel, workspace_name as name, connected_at as at from messenger_workspace where connected_by = ${participantId}
    order by connected_at`
}

export async function forgetConnector(db: Db, { participantId }: Person): Promise<void> {
  await db`update messenger_workspace set connected_by = null where connected_by = ${participantId}`
}
