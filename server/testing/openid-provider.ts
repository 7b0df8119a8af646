import type { ProviderAccount } from '#demo/openid/account.ts'

export { type OpenIdProvider, startOpenIdProvider } from '#demo/openid/provider.ts'
export type { ProviderAccount }

/** Accounts of a provider, to which a test can add. */
export function makeProviderAccounts() {
  const accounts: ProviderAccount[] = []
  const addAccount = (options: Partial<ProviderAccount> = {}): ProviderAccount => {
    const id = `subject-${accounts.length + 1}`
    const account = { id, email: `${id}@mail.example`, isEmailVerified: true, ...options }
    accounts.push(account)
    return account
  }
  return { accounts, addAccount }
}

/** Signs in at a provider as a browser would, and returns the redirect URL. */
export async function signInAt(url: string, login: string): Promise<URL> {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()
  let form: string | undefined
  let next = new URL(url)
  for (let step = 0; step < 10; step++) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    form = undefined
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      next = new URL(location, next)
      if (next.origin !== origin) return next
    } else if (response.status === 200 && next.pathname.startsWith('/interaction/')) {
      form = new URLSearchParams({ login }).toString()
    } else throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
  }
  throw new Error('The provider redirects in a loop')
}

/** Parameters in the fragment. */
export const inFragment = (address: URL): URLSearchParams => new URLSearchParams(address.hash.slice(1))
