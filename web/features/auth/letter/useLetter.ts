import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'

export type Letter = ReplyOf<Api['account']['getLetter']>

/** `unknown`: the code is malformed, or was removed long after its expiry. */
export type LookedUp =
  | { state: 'loading' | 'unknown' }
  | { state: 'unavailable'; retry: () => void }
  | ({ state: Letter['state'] } & { letter: Letter })

/**
 * What the link of a letter would do, by the public part of its token. A read: opening a page uses nothing up, since mail
 * scanners open links too; a button does.
 */
export function useLetter(token: string | null): LookedUp {
  const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.)/.exec(token ?? '')?.[0]
  const { data, isError, refetch } = useQuery({
    queryKey: ['letter', id],
    queryFn: () => (id ? find(id) : null),
    enabled: id !== undefined,
    staleTime: 0,
  })
  if (!id || data === null) return { state: 'unknown' }
  if (isError) return { state: 'unavailable', retry: () => void refetch() }
  return data ? { state: data.state, letter: data } : { state: 'loading' }
}

const find = (id: string): Promise<Letter | null> =>
  api.account.getLetter({ id }).catch((error: unknown) => {
    if (error instanceof CallFailure && !error.isUnavailable) return null
    throw error
  })
