import { communityIssuer } from '#server/features/auth/provider/rules.ts'
import { communityUrl } from '#server/features/communities/community/rules.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import type { CommunityRecord } from '../communities/record.ts'
import { makeAccounts } from '../members/accounts.ts'
import { json } from '../parts/rows.ts'
import type { ProviderAccount } from './account.ts'
import { type OpenIdProvider, startOpenIdProvider } from './provider.ts'

const idTokenClient = 'samovar-demo-window'
const codeClient = { id: 'samovar-demo-community', secret: 'known-to-everybody' }

type DemoProvider = Pick<OpenIdProvider, 'open' | 'stop' | 'issuer'> & {
  /** Settings that the server needs to offer it. */
  settings: Pick<Config, 'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID'>
}

/**
 * Replaces the external providers of the demo: Google everywhere, and the community's own provider where it has one.
 */
export async function startDemoProvider(sql: Sql, { PORT, PUBLIC_URL }: Config): Promise<DemoProvider> {
  const returnsTo = demoCommunities.map(community => `${communityUrl(community, PUBLIC_URL)}/auth-provider`)
  const { issuer, open, stop } = await startOpenIdProvider({
    accounts: demoAccounts(),
    clients: [
      { id: idTokenClient, returnsTo },
      { ...codeClient, returnsTo },
    ],
    port: PORT === 0 ? 0 : PORT + 1,
    isOpenedLater: true,
  })
  for (const community of withOwnProvider) await joinProvider(sql, community, issuer)
  return { issuer, open, stop, settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: idTokenClient } }
}

/** Removes a provider of an earlier start, so that its communities stop offering it. */
export async function forgetDemoProvider(sql: Sql): Promise<void> {
  await sql`delete from oauth_provider where client_id = ${codeClient.id}`
}

const withOwnProvider = demoCommunities.filter(({ authConfig }) =>
  authConfig.some(({ authType }) => authType === 'OAUTH2'),
)

async function joinProvider(sql: Sql, { domain, authConfig }: CommunityRecord, issuer: string): Promise<void> {
  const id = communityId(domain)
  // With `prompt`, so that a visitor can sign in as someone else.
  const externalContent = JSON.stringify({ codeUrl: `${issuer}/auth?prompt=select_account` })
  const methods = authConfig.map(method => (method.authType === 'OAUTH2' ? { ...method, externalContent } : method))
  const { id: clientId, secret } = codeClient
  await sql.begin(async db => {
    await db`
      insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
      values (${id}, ${clientId}, ${secret}, ${`${issuer}/token`}, ${`${issuer}/me`}, ${issuer})
      on conflict (community_id) do update
        set (client_id, client_secret, token_url, user_info_url, issuer, code_url, secret_set_at)
          = (excluded.client_id, excluded.client_secret, excluded.token_url, excluded.user_info_url, excluded.issuer, null, null)`
    await db`update community set auth_config = ${json(db, methods)} where id = ${id}`
    // As if each had confirmed the link by its letter.
    await db`
      insert into external_identity (issuer, subject, user_id, origin_community_id, profile, linked_at, confirmed_at)
      select ${communityIssuer(id, issuer)}, u.id, u.id, ${id}, jsonb_build_object('email', u.email), now(), now()
      from connection c join app_user u on u.id = c.user_id where c.community_id = ${id} and u.password_hash is not null
      on conflict do nothing`
  })
}

/** Accounts with a password can sign in this way too, and so can one that no community knows. */
function demoAccounts(): ProviderAccount[] {
  const known = makeAccounts()
    .filter(account => account.hasPassword)
    .map(({ id, email, members: [member] }) => ({
      id,
      email,
      isEmailVerified: true,
      ...(member && {
        name: `${member.firstName} ${member.lastName}`,
        givenName: member.firstName,
        familyName: member.lastName,
      }),
    }))
  const stranger = { id: 'stranger', email: 'stranger@mail.example', isEmailVerified: true, name: 'Robin Stranger' }
  const unverified = { id: 'unverified', email: 'unverified@mail.example', isEmailVerified: false, name: 'Kim Unsure' }
  return [...known, stranger, unverified]
}
