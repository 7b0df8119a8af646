import type { OauthProviderRow } from '#server/generated/oauth-provider.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { CommunityRow } from '../community/store.ts'

type Listed = Pick<
  CommunityRow,
  'domain' | 'customDomain' | 'title' | 'lang' | 'langChoices' | 'authConfig' | 'memberCount'
>

export async function listCommunities(db: Db): Promise<Listed[]> {
  return db<Listed[]>`
    select domain, custom_domain, title, lang, lang_choices, auth_config, member_count from community
    order by created_at, id`
}

/** Columns that the operator changes, with whether they hold JSON. */
const columns = {
  domain: false,
  customDomain: false,
  lang: false,
  langChoices: false,
  timeZone: false,
  title: true,
  landingTitle: true,
  landingCopy: true,
  landing: true,
  imgUrl: false,
  logoUrl: false,
  authConfig: true,
  senderEmail: false,
  brandConfig: true,
  links: true,
} as const satisfies Partial<Record<keyof CommunityRow, boolean>>

export type Changes = Partial<Pick<CommunityRow, keyof typeof columns>>

/** Writes only what changes. */
export async function updateCommunity(db: Db, id: string, changes: Changes): Promise<void> {
  for (const [name, isJson] of Object.entries(columns) as [keyof Changes, boolean][]) {
    const value = changes[name]
    if (value === undefined) continue
    const column = db(name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
    const written = isJson ? db`${JSON.stringify(value)}::text::jsonb` : db`${value as string | string[] | null}`
    await db`
      update community set ${column} = ${written}, version = version + 1,
        changed_in = changed_in || jsonb_build_object(${name}::text, version + 1)
      where id = ${id}`
  }
}

/** The operator's authorization endpoint stands in the public settings, and replaces one that a manager entered. */
export type Provider = Omit<OauthProviderRow, 'communityId' | 'codeUrl' | 'secretSetAt'>

/** Of the community of this scope. */
export async function findProvider(db: Db): Promise<Provider | null> {
  const [row] = await db<Provider[]>`
    select client_id, client_secret, token_url, user_info_url, issuer from oauth_provider`
  return row ?? null
}

export async function saveProvider(db: Db, communityId: string, provider: Provider): Promise<void> {
  const { clientId, clientSecret, tokenUrl, userInfoUrl, issuer } = provider
  await db`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${communityId}, ${clientId}, ${clientSecret}, ${tokenUrl}, ${userInfoUrl}, ${issuer})
    on conflict (community_id) do update
      set (client_id, client_secret, token_url, user_info_url, issuer, code_url, secret_set_at)
        = (excluded.client_id, excluded.client_secret, excluded.token_url, excluded.user_info_url, excluded.issuer, null, null)`
}

export async function removeProvider(db: Db): Promise<void> {
  await db`delete from oauth_provider`
}
