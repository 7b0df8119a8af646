import { Navigate, useParams } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { useAdminParts } from './useAdminParts.ts'

/** One part of the options, such as the matching rules. */
export function OptionPartPage() {
  const menu = useWords('menu')
  const { part = '' } = useParams()
  const Part = useAdminParts().views[part]
  if (!Part) return <Navigate to="/admin/options" replace />
  return (
    <>
      <BackLink to="/admin/options">{menu('titles.options')}</BackLink>
      <Part />
    </>
  )
}
