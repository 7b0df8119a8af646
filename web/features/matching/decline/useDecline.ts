import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeclineReason } from '#contract/matching/relation.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshMatching } from '../queries.ts'
import { changeStanding } from '../standing/changeStanding.ts'

/** Declines a person, with an undo. */
export function useDecline(person: Pick<ListedParticipant, 'id' | 'firstName'>) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const show = (relationType: 'DISLIKE' | null) =>
    changeStanding(queryClient, person.id, { standing: { relationType } })

  async function decline(reason: DeclineReason, note: string): Promise<void> {
    await api.relation.create(
      { subjectId: person.id, relationType: 'DISLIKE', reason, note },
      { idempotencyKey: key.current },
    )
    key.current = newIdempotencyKey()
    show('DISLIKE')
    const action = { label: t('undo'), run: () => void undo() }
    showToast({ title: t('decline.done', { name: person.firstName }), action })
    void refreshMatching(queryClient)
  }
  async function undo(): Promise<void> {
    show(null)
    try {
      await api.relation.remove({ subjectId: person.id })
      showToast({ type: 'success', title: t('decline.undone', { name: person.firstName }) })
      void refreshMatching(queryClient)
    } catch {
      show('DISLIKE')
      showToast({ type: 'error', title: t('notSaved'), action: { label: t('retry'), run: () => void undo() } })
    }
  }
  return { decline, undo }
}
