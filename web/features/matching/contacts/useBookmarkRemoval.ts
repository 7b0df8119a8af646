import { useQueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#contract/matching/bookmark.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshMatching } from '../queries.ts'
import { bookmarksQuery } from './lists.ts'

/** Removed from the list at once, with an undo in the toast. */
export function useBookmarkRemoval(): (bookmark: Bookmark) => Promise<void> {
  const t = useWords('network')
  const queries = useQueryClient()
  const { queryKey } = bookmarksQuery

  async function putBack({ person }: Bookmark): Promise<void> {
    try {
      await api.bookmark.create({ participantId: person.id })
    } catch {
      showToast({ type: 'error', title: t('notSaved') })
    }
    await refreshMatching(queries)
  }
  return async function remove(bookmark) {
    const { person } = bookmark
    // A response in flight would bring the bookmark back.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(
      queryKey,
      known =>
        known && {
          ...known,
          pages: known.pages.map(page => ({ ...page, items: page.items.filter(item => item.person.id !== person.id) })),
        },
    )
    try {
      await api.bookmark.remove({ participantId: person.id })
      showToast({
        title: t('bookmarks.removed', { name: person.firstName }),
        timeout: 8000,
        action: { label: t('undo'), run: () => void putBack(bookmark) },
      })
    } catch {
      showToast({ type: 'error', title: t('notSaved') })
    }
    await refreshMatching(queries)
  }
}
