import type { QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { refreshMatching } from '../queries.ts'
import { changeStanding } from './changeStanding.ts'

/** Optimistic bookmark, reverted with a message when the server refuses. */
export function useBookmark(queryClient: QueryClient, person: Pick<ListedParticipant, 'id' | 'firstName'>) {
  const t = useWords('matching')
  const isRunning = useRef(false)

  return async function turn(isOn: boolean): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const show = (isBookmarked: boolean) => changeStanding(queryClient, person.id, { standing: { isBookmarked } })
    show(isOn)
    try {
      await (isOn ? api.bookmark.create : api.bookmark.remove)({ participantId: person.id })
      const place = <TextLink to="/contacts/bookmarks">{t('bookmark.open')}</TextLink>
      if (isOn) showToast({ type: 'success', title: t('bookmark.added', { name: person.firstName }), content: place })
      else showToast({ title: t('bookmark.removed') })
      void refreshMatching(queryClient)
    } catch {
      show(!isOn)
      showToast({ type: 'error', title: t('notSaved'), action: { label: t('retry'), run: () => void turn(isOn) } })
    } finally {
      isRunning.current = false
    }
  }
}
