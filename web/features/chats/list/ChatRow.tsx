import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { draftOf } from '../composer/drafts.ts'
import { ChatFace } from './ChatFace.tsx'
import classes from './ChatRow.module.css'
import { shortTime } from './chatTime.ts'
import { useLastLine } from './useLastLine.ts'

type Props = { chat: Chat; isCurrent: boolean; isOnline: boolean; now: number }

export function ChatRow({ chat, isCurrent, isOnline, now }: Props) {
  const t = useWords('chats')
  const lastLine = useLastLine()
  const { participant } = useSession()
  const draft = participant && !isCurrent ? draftOf(participant.id, chat.id) : ''
  return (
    <Link
      className={classes.root}
      to={`/chats/${chat.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-unread={(chat.unread > 0 && !chat.isMuted) || undefined}
    >
      <ChatFace chat={chat} size={46} isOnline={isOnline} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>{chat.name}</span>
          {chat.isMuted && <BellOff size={14} className={classes.muted} role="img" aria-label={t('muted')} />}
          <span className={classes.time}>{shortTime(chat.lastAt, now, currentLanguage())}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.last}>{draft ? t('draft', { text: draft }) : lastLine(chat)}</span>
          <CountBadge count={chat.unread} words={t('unread', { count: chat.unread })} isQuiet={chat.isMuted} />
        </span>
      </span>
    </Link>
  )
}
