import type { ChatPerson, Message } from '#contract/chats/chat-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './Message.module.css'

type Props = { message: Message; personOf: (id: string | null) => ChatPerson | undefined }

/** What happened in the chat: somebody was added or left, the name was changed. */
export function SystemLine({ message, personOf }: Props) {
  const t = useWords('chats')
  const { participant } = useSession()
  const nameOf = (id: string | null) => {
    const person = personOf(id)
    return person ? `${person.firstName} ${person.lastName}` : t('deletedPerson')
  }
  const { kind, authorId, subjectId, text } = message
  const isOwn = authorId === participant?.id
  const values = { name: nameOf(authorId), subject: nameOf(subjectId), text }
  const line = () => {
    if (kind === 'RENAMED') return t(isOwn ? 'system.youRenamed' : 'system.renamed', values)
    if (kind === 'LEFT') return t(subjectId === participant?.id ? 'system.youLeft' : 'system.left', values)
    if (isOwn) return t('system.youAdded', values)
    return t(subjectId === participant?.id ? 'system.addedYou' : 'system.added', values)
  }
  return <p className={classes.system}>{line()}</p>
}
