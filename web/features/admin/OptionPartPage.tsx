import { Navigate, useParams } from 'react-router'
import { useAdminParts } from './useAdminParts.ts'

/** One part of the options, such as the matching rules. */
export function OptionPartPage() {
  const { part = '' } = useParams()
  const Part = useAdminParts().views[part]
  return Part ? <Part /> : <Navigate to="/admin/options" replace />
}
