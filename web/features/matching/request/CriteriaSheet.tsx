import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { preferenceQuery } from '../queries.ts'
import { CriteriaForm } from './CriteriaForm.tsx'

export function CriteriaSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('matching')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('criteria.title')} text={t('criteria.text')}>
      <Criteria onDone={onClose} />
    </Sheet>
  )
}

function Criteria({ onDone }: { onDone: () => void }) {
  const { participant } = useSession()
  const preference = useQuery(preferenceQuery)
  if (!participant) return null
  if (preference.isError && !preference.data) return <NotLoaded onRetry={() => void preference.refetch()} />
  if (!preference.data) return <FormSkeleton />
  const { lookingFor, canHelp, goal, tags } = participant
  const { everyWeeks, pausedUntil } = preference.data
  return <CriteriaForm before={{ lookingFor, canHelp, goal, tags, everyWeeks, pausedUntil }} onDone={onDone} />
}
