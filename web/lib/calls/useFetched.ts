import { useEffect, useState } from 'react'

/** For the few reads of public pages, without the query library: undefined until loaded, and on failure. */
export function useFetched<T>(key: string, load: () => Promise<T>, isWanted = true): T | undefined {
  const [fetched, setFetched] = useState<{ key: string; value: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to load anew; the function is new on every render
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    load().then(
      value => isCurrent && setFetched({ key, value }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key, isWanted])
  return fetched?.key === key ? fetched.value : undefined
}
