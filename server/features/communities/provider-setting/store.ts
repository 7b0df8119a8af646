import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

export type Provider = {
  issuer: string
  /** Null for the one in the public settings. */
  codeUrl: string | null
  tokenUrl: string
  userInfoUrl: string
  clientId: string
  clientSecret: string | null
  secretSetAt: string | null
}

/** Of the community of this scope. */
export async function findProvider(db: Db): Promise<Provider | null> {
  const [row] = await db<Provider[]>`
    select issuer, code_url, token_url, user_info_url, client_id, client_secret, secret_set_at from oauth_provider`
  return row ?? null
}

/**
 * Locks the community's row, as each change of its sign-in methods does: the provider is not removed while another manager switches
 * the other methods off.
 */
export async function lockCommunity(db: Db, communityId: string): Promise<void> {
  await db`select id from community where id = ${communityId} ${lockRows(db, 'community version')}`
}

type Saved = Omit<Provider, 'codeUrl' | 'secretSetAt'> & { codeUrl: string; secretSetAt: Date | string | null }

export async function saveProvider(db: Db, communityId: string, provider: Saved): Promise<void> {
  await db`
    insert into oauth_provider (community_id, issuer, code_url, token_url, user_info_url, client_id, client_secret, secret_set_at)
    values (${communityId}, ${provider.issuer}, ${provider.codeUrl}, ${provider.tokenUrl}, ${provider.userInfoUrl},
      ${provider.clientId}, ${provider.clientSecret}, ${provider.secretSetAt})
    on conflict (community_id) do update
      set (issuer, code_url, token_url, user_info_url, client_id, client_secret, secret_set_at)
        = (excluded.issuer, excluded.code_url, excluded.token_url, excluded.user_info_url, excluded.client_id, excluded.client_secret,
          excluded.secret_set_at)`
}

export async function forgetSecret(db: Db): Promise<void> {
  await db`update oauth_provider set client_secret = null, secret_set_at = null`
}

export async function removeProvider(db: Db): Promise<void> {
  await db`delete from oauth_provider`
}
