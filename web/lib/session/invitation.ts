import { copyText } from '../browser/clipboard.ts'
import { communityStore, useCommunity } from '../community/community.ts'
import { showToast } from '../toasts.ts'
import { wordsOf } from '../words/words.ts'
import { useSession } from './session.ts'
import { sessionStore } from './state.ts'

type Inviter = { communityUrl: string; participantId: string | undefined }

const linkOf = ({ communityUrl, participantId }: Inviter): string | null =>
  participantId ? `${new URL('/invite', communityUrl)}?invitedBy=${participantId}` : null

/** The user's personal invitation link; null without a profile here. */
export function useInvitationLink(): string | null {
  const { communityUrl } = useCommunity()
  const { participant } = useSession()
  return linkOf({ communityUrl, participantId: participant?.id })
}

export async function copyInvitation(): Promise<void> {
  const t = wordsOf('shell')
  const { communityUrl } = communityStore.get()
  const link = linkOf({ communityUrl, participantId: sessionStore.get().participant?.id })
  if (link && (await copyText(link))) showToast({ type: 'success', title: t('invite.copied') })
  else showToast({ type: 'error', title: t('invite.notCopied') })
}
