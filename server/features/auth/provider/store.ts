import type { ExternalIdentityRow } from '#server/generated/external-identity.ts'
import type { OauthProviderRow } from '#server/generated/oauth-provider.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type OauthProvider = OauthProviderRow

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
  identity: Identity & { userId: string; profile: Record<string, string>; linkedAt: Date },
): Promise<string> {
  const [row] = await db<[Pick<ExternalIdentityRow, 'userId'>]>`
    insert into external_identity as i (issuer, subject, user_id, profile, linked_at)
    values (${identity.issuer}, ${identity.subject}, ${identity.userId}, ${JSON.stringify(identity.profile)}::text::jsonb,
      ${identity.linkedAt})
    on conflict (issuer, subject) do update set profile = excluded.profile,
      user_id = case when exists (select from app_user u where u.id = i.user_id and u.deleted_at is not null)
        then excluded.user_id else i.user_id end
    returning user_id`
  return row.userId
}

/** Identities linked before the address was proven may belong to somebody else. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db`delete from external_identity where user_id = ${userId}`
}

export async function exportIdentities(db: Db, { userId }: Person): Promise<unknown> {
  return db`select issuer, subject, profile, linked_at from external_identity where user_id = ${userId}`
}
