import { ActionIcon } from '@mantine/core'
import { CalendarPlus, ChevronLeft, Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ChatFace } from '../list/ChatFace.tsx'
import classes from './ChatHead.module.css'

type Props = { chat: Chat; isOnline: boolean; onDetails: () => void; onMeet: () => void }

export function ChatHead({ chat, isOnline, onDetails, onMeet }: Props) {
  const t = useWords('chats')
  const meeting = useWords('meetingTime')
  const face = (
    <>
      <ChatFace chat={chat} size={40} />
      <span className={classes.words}>
        <Heading level={1} size="item" className={classes.name}>
          {chat.name}
        </Heading>
        <span className={classes.state} data-online={isOnline || undefined}>
          {chat.kind === 'PAIR' ? isOnline && t('online') : t('members', { count: chat.memberCount })}
        </span>
      </span>
    </>
  )
  const to = chat.event ? `/event/${chat.event.slug}` : chat.person?.slug ? `/u/${chat.person.slug}` : null
  return (
    <div className={classes.root} data-no-notice>
      <ActionIcon component={Link} to="/chats" size={40} className={classes.back} aria-label={t('back')}>
        <Icon of={ChevronLeft} size={22} />
      </ActionIcon>
      {to ? (
        <Link className={classes.who} to={to}>
          {face}
        </Link>
      ) : (
        <span className={classes.who}>{face}</span>
      )}
      {chat.can.meet && (
        <ActionIcon size={40} aria-label={meeting('plan')} onClick={onMeet}>
          <Icon of={CalendarPlus} />
        </ActionIcon>
      )}
      <ActionIcon size={40} className={classes.more} aria-label={t('details.open')} onClick={onDetails}>
        <Icon of={Ellipsis} />
      </ActionIcon>
    </div>
  )
}
