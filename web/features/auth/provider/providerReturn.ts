/** Return of a provider: to the popup (in the fragment), or to this page (in the query). */
export type ProviderReturn =
  | { to: 'window'; state: string; idToken: string | null; error: string | null }
  | { to: 'page'; state: string; code: string | null; error: string | null }

export function readProviderReturn({ search, hash }: { search: string; hash: string }): ProviderReturn | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const query = new URLSearchParams(search)
  const inFragment = fragment.get('state')
  if (inFragment)
    return { to: 'window', state: inFragment, idToken: fragment.get('id_token'), error: fragment.get('error') }
  const inQuery = query.get('state')
  return inQuery ? { to: 'page', state: inQuery, code: query.get('code'), error: query.get('error') } : null
}

/** The state links the return to its request. */
export const stateOf = (url: string): string => new URL(url).searchParams.get('state') ?? ''
