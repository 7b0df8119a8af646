import { useQueryClient } from '@tanstack/react-query'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { refreshMatching } from '../queries.ts'

type Props = { person: ListedParticipant; isOpen: boolean; onClose: () => void }

export function NeverPairSheet({ person, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const participantId = person.id
  async function part(): Promise<void> {
    await api.neverPair.create({ participantId })
    showToast({ title: t('never.done'), action: { label: t('undo'), run: () => void takeBack() } })
    void refreshMatching(queryClient)
  }
  async function takeBack(): Promise<void> {
    try {
      await api.neverPair.remove({ participantId })
      void refreshMatching(queryClient)
    } catch {
      showToast({ type: 'error', title: t('notSaved'), action: { label: t('retry'), run: () => void takeBack() } })
    }
  }
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('never.title', { name: `${person.firstName} ${person.lastName}` })}
      text={t('never.text', { name: person.firstName })}
      action={t('never.action')}
      isDanger
      onSubmit={part}
    />
  )
}
