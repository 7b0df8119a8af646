import type { ExternalIdentityRow } from '#server/generated/external-identity.ts'
import type { OauthProviderRow } from '#server/generated/oauth-provider.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type OauthProvider = Omit<OauthProviderRow, 'codeUrl' | 'secretSetAt'>

/** The secret settings of this community's own provider. */
export async function findProvider(db: Db, communityId: string): Promise<OauthProvider | null> {
  const [row] = await db<OauthProvider[]>`
    select community_id, client_id, client_secret, token_url, user_info_url, issuer
    from oauth_provider where community_id = ${communityId}`
  return row ?? null
}

type Identity = Pick<ExternalIdentityRow, 'issuer' | 'subject'>

export async function findUserOf(db: Db, { issuer, subject }: Identity): Promise<string | null> {
  const [row] = await db<Pick<ExternalIdentityRow, 'userId'>[]>`
    select user_id from external_identity where issuer = ${issuer} and subject = ${subject}`
  return row?.userId ?? null
}

/**
 * Links an identity, or updates its profile. A linked identity stays with its user, unless that account is deleted.
 * Returns the user.
 */
export async function linkIdentity(
  db: Db,
  identity: Identity & {
    userId: string
    /** Community whose own provider it is; null for a provider that the operator configured. */
    originCommunityId: string | null
    profile: Record<string, string>
    linkedAt: Date
    /** When the owner of the address proved it together with this identity. */
    confirmedAt: Date | null
  },
): Promise<string> {
  const [row] = await db<[Pick<ExternalIdentityRow, 'userId'>]>`
    insert into external_identity as i (issuer, subject, user_id, origin_community_id, profile, linked_at, confirmed_at)
    values (${identity.issuer}, ${identity.subject}, ${identity.userId}, ${identity.originCommunityId},
      ${JSON.stringify(identity.profile)}::text::jsonb, ${identity.linkedAt}, ${identity.confirmedAt})
    on conflict (issuer, subject) do update set profile = excluded.profile,
      confirmed_at = coalesce(excluded.confirmed_at, i.confirmed_at),
      user_id = case when exists (select from app_user u where u.id = i.user_id and u.deleted_at is not null)
        then excluded.user_id else i.user_id end
    returning user_id`
  return row.userId
}

/** Identities linked before the address was proven may belong to somebody else. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db`delete from external_identity where user_id = ${userId}`
}

/** Those that nobody confirmed from the address: they may belong to who registered it. */
export async function removeUnconfirmedIdentities(db: Db, userId: string): Promise<void> {
  await db`delete from external_identity where user_id = ${userId} and confirmed_at is null`
}

/** Those at the own provider of a community, of all users. */
export async function removeIdentitiesOfCommunity(db: Db, communityId: string): Promise<void> {
  await db`delete from external_identity where origin_community_id = ${communityId}`
}

export type ListedIdentity = {
  id: string
  originCommunityId: string | null
  profile: Record<string, string>
  linkedAt: string
}

export async function listIdentities(db: Db, userId: string): Promise<ListedIdentity[]> {
  return db<ListedIdentity[]>`
    select id, origin_community_id, profile, linked_at from external_identity
    where user_id = ${userId} order by linked_at, id`
}

/** False when the user has no such identity. */
export async function removeIdentity(db: Db, identity: { id: string; userId: string }): Promise<boolean> {
  const [row] = await db`
    delete from external_identity where id = ${identity.id} and user_id = ${identity.userId} returning id`
  return row !== undefined
}

export async function exportIdentities(db: Db, { userId }: Person): Promise<unknown> {
  return db`select issuer, subject, origin_community_id, profile, linked_at, confirmed_at from external_identity where user_id = ${userId}`
}
