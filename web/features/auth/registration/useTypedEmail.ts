import { useLocation, useSearchParams } from 'react-router'

/** An address that was already typed on another screen, here or at a daughter community. */
export function useTypedEmail(): string {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const carried = (state as { email?: unknown } | null)?.email
  return typeof carried === 'string' ? carried : (query.get('email') ?? '')
}
