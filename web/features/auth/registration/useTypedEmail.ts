import { useLocation, useSearchParams } from 'react-router'

/** An email that was typed on another screen, here or in a child community. */
export function useTypedEmail(): string {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const carried = (state as { email?: unknown } | null)?.email
  return typeof carried === 'string' ? carried : (query.get('email') ?? '')
}
