import { copyText } from '#web/lib/browser/clipboard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

export function useShareLink(slug: string): () => Promise<void> {
  const t = useWords('matching')
  const { communityUrl } = useCommunity()
  return async () => {
    const isDone = await copyText(String(new URL(`/u/${slug}`, communityUrl)))
    showToast(isDone ? { type: 'success', title: t('menu.shared') } : { type: 'error', title: t('menu.notShared') })
  }
}
