import { Check, CheckCheck } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'

/** One tick for a message that was sent, two when all others have read it. */
export function Ticks({ isRead }: { isRead: boolean }) {
  const t = useWords('chats')
  const Drawing = isRead ? CheckCheck : Check
  return <Drawing size={14} role="img" aria-label={t(isRead ? 'message.read' : 'message.sent')} />
}
