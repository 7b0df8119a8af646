import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { ClientMetadata, Configuration, Provider } from 'oidc-provider'
import type { ProviderAccount } from './account.ts'
import { answerInteraction, interactionPath } from './interaction.ts'

/** With a secret: authorization code flow; without: id token in the fragment. */
export type ProviderClient = { id: string; secret?: string; returnsTo: string[] }

export type OpenIdProvider = {
  issuer: string
  /** Signs any claims with the provider's key, for tokens that the provider itself would never issue. */
  sign(claims: JWTPayload): Promise<string>
  /** Makes it answer, if it was started with `isOpenedLater`; a request before that waits. */
  open(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** Can be changed while the provider runs, as when somebody changes their email. */
  accounts: ProviderAccount[]
  clients: ProviderClient[]
  /** Falls back to a free port when taken. */
  port?: number
  /** Only listens at first: the library and its key take a second, which each restart of the server would wait for. */
  isOpenedLater?: boolean
}

const signedWith = 'RS256'

/** A real OpenID provider on the loopback interface, whose accounts need no password. Never for production. */
export async function startOpenIdProvider({
  accounts,
  clients,
  port = 0,
  isOpenedLater,
}: Options): Promise<OpenIdProvider> {
  const kid = randomBytes(8).toString('hex')
  const key = once(() => generateKeyPair(signedWith, { extractable: true }))
  const server = createServer()
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve))
  await listen(port).catch(() => listen(0))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = once(async () => {
    const jwk = { ...(await exportJWK((await key()).privateKey)), kid, alg: signedWith, use: 'sig' }
    const provider = await makeProvider(issuer, { accounts, clients, key: jwk })
    return { provider, answer: provider.callback() }
  })
  server.on('request', async (request, response) => {
    const { provider, answer } = await open()
    if (request.url?.startsWith(interactionPath)) answerInteraction(provider, accounts, request, response)
    else answer(request, response)
  })
  if (!isOpenedLater) await open()
  return {
    issuer,
    async open() {
      await open()
    },
    sign: async claims =>
      new SignJWT(claims).setProtectedHeader({ alg: signedWith, kid }).sign((await key()).privateKey),
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

type Key = NonNullable<Configuration['jwks']>['keys'][number]

async function makeProvider(issuer: string, { accounts, clients, key }: Options & { key: Key }): Promise<Provider> {
  return withoutWarnings(async () => {
    // Imported lazily, since only the demo and tests need it.
    const { Provider, interactionPolicy } = await import('oidc-provider')
    const policy = interactionPolicy.base()
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
    const provider = new Provider(issuer, {
      clients: clients.map(metadataOf),
      jwks: { keys: [key] },
      cookies: { keys: [randomBytes(32).toString('hex')] },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_ctx, { uid }) => `${interactionPath}${uid}` },
      responseTypes: ['code', 'id_token'],
      pkce: { required: () => true },
      scopes: ['openid', 'email', 'profile'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name', 'picture'],
      },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
      findAccount(_ctx, id) {
        const account = accounts.find(each => each.id === id)
        return account && { accountId: id, claims: () => claimsOf(account) }
      },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      renderError(ctx, { error, error_description }) {
        ctx.type = 'text'
        ctx.body = `${error}: ${error_description}`
      },
    })
    allowPlainHttp(provider)
    return provider
  })
}

const metadataOf = ({ id, secret, returnsTo }: ProviderClient): ClientMetadata => ({
  client_id: id,
  redirect_uris: returnsTo,
  ...(secret
    ? { client_secret: secret, grant_types: ['authorization_code'], response_types: ['code'] }
    : { token_endpoint_auth_method: 'none', grant_types: ['implicit'], response_types: ['id_token'] }),
})

const claimsOf = (account: ProviderAccount) => ({
  sub: account.id,
  email: account.email,
  email_verified: account.isEmailVerified,
  name: account.name,
  given_name: account.givenName,
  family_name: account.familyName,
  picture: account.picture,
})

/** Allows id tokens over plain http, which is safe on loopback only. */
function allowPlainHttp({ Client }: Provider): void {
  const { prototype } = (Client as unknown as { Schema: { prototype: ClientSchema } }).Schema
  const { invalidate } = prototype
  prototype.invalidate = function (message, code) {
    if (!code?.startsWith('implicit-')) invalidate.call(this, message, code)
  }
}

type ClientSchema = { invalidate(message: string, code?: string): void }

/** Mutes the library's warnings about settings that are unfit for production. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}
