import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import classes from './ChatFace.module.css'

type Props = { chat: Pick<Chat, 'name' | 'person' | 'event' | 'faces' | 'kind'>; size: number; isOnline?: boolean }

/** Picture of a chat: the other person with their presence, the cover of an event, or two of a group. */
export function ChatFace({ chat, size, isOnline = false }: Props) {
  const t = useWords('chats')
  const [first, second] = chat.faces
  if (chat.event) return <img className={classes.cover} src={chat.event.coverUrl} width={size} height={size} alt="" />
  if (chat.kind === 'GROUP' && first && second)
    return (
      <span className={classes.pair} style={{ width: size, height: size }}>
        {[first, second].map(({ id, firstName, lastName, avatarUrl }) => (
          <Avatar key={id} name={`${firstName} ${lastName}`} src={avatarUrl} size={Math.round(size * 0.68)} />
        ))}
      </span>
    )
  const person = chat.person ?? first
  return (
    <span className={classes.root}>
      <Avatar name={chat.name} src={person?.avatarUrl} size={size} />
      {isOnline && <span className={classes.dot} role="img" aria-label={t('online')} />}
    </span>
  )
}
