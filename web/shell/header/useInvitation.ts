import { copyText } from '#web/lib/browser/clipboard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

/** The reader's own invitation to this community, and how to copy it. */
export function useInvitation(): { link: string | null; copy: () => Promise<void> } {
  const t = useWords('shell')
  const { communityUrl } = useCommunity()
  const { participant } = useSession()
  const link = participant ? `${new URL('/invite', communityUrl)}?invitedBy=${participant.id}` : null
  const copy = async () => {
    if (link && (await copyText(link))) showToast({ type: 'success', title: t('invite.copied') })
    else showToast({ type: 'error', title: t('invite.notCopied') })
  }
  return { link, copy }
}
