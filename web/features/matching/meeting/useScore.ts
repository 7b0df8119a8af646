import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { pendingScoresQuery, refreshMatching } from '../queries.ts'

/** The score is saved on click; the note after it is optional. */
export function useScore(matchingId: string, participantId: string, onScored: (isScored: boolean) => void) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const [score, setScore] = useState<number | null>(null)
  const [savedScore, setSavedScore] = useState<number | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  const putAway = () => {
    queryClient.setQueryData(pendingScoresQuery(participantId).queryKey, known =>
      known?.filter(meeting => meeting.matchingId !== matchingId),
    )
    onScored(false)
    void refreshMatching(queryClient)
  }
  const choose = (chosen: number) =>
    void attempt(async () => {
      setScore(chosen)
      try {
        await api.meeting.updateScore({ matchingId, score: chosen })
        setSavedScore(chosen)
        onScored(true)
      } catch (error) {
        setScore(score)
        throw error
      }
    })
  const finish = (note: string) =>
    void attempt(async () => {
      if (note.trim()) await api.meeting.updateNote({ matchingId, note })
      showToast({ type: 'success', title: t('meeting.done') })
      putAway()
    })
  /** Saved on click too; the notice takes it back. */
  const sayNotMet = () =>
    void attempt(async () => {
      await api.meeting.updateNotMet({ matchingId, isNotMet: true })
      showToast({ title: t('meeting.notMetSaved'), action: { label: t('undo'), run: () => void takeBack() } })
      putAway()
    })
  async function takeBack(): Promise<void> {
    try {
      await api.meeting.updateNotMet({ matchingId, isNotMet: false })
      if (savedScore !== null) await api.meeting.updateScore({ matchingId, score: savedScore })
      void refreshMatching(queryClient)
    } catch {
      showToast({ type: 'error', title: t('notSaved'), action: { label: t('retry'), run: () => void takeBack() } })
    }
  }
  const skip = () =>
    void attempt(async () => {
      await api.meeting.skipScore({ matchingId })
      putAway()
    })
  return { score, savedScore, choose, finish, sayNotMet, skip, problem, isBusy }
}
