import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'

/** One line about the last message of a chat: who wrote what. */
export function useLastLine(): (chat: Chat) => string {
  const t = useWords('chats')
  const { participant } = useSession()
  return ({ lastMessage, kind, faces, person, name }) => {
    if (!lastMessage) return ''
    const { authorId, subjectId, text, fileCount, isDeleted } = lastMessage
    const nameOf = (id: string | null) =>
      [person, ...faces].find(each => each?.id === id)?.firstName ?? (kind === 'PAIR' ? name : '')
    const isOwn = authorId !== null && authorId === participant?.id
    switch (lastMessage.kind) {
      case 'ADDED':
        if (isOwn) return t('system.youAdded', { subject: nameOf(subjectId) })
        return t(subjectId === participant?.id ? 'system.addedYou' : 'system.added', {
          name: nameOf(authorId),
          subject: nameOf(subjectId),
        })
      case 'LEFT':
        return t('system.left', { subject: nameOf(subjectId) })
      case 'RENAMED':
        return t(isOwn ? 'system.youRenamed' : 'system.renamed', { name: nameOf(authorId), text })
      case 'MEETING':
        return t('meeting')
    }
    const words = isDeleted ? t('message.deleted') : text || t('files', { count: fileCount })
    if (isOwn) return t('you', { text: words })
    const author = kind === 'PAIR' ? '' : nameOf(authorId)
    return author ? t('says', { name: author, text: words }) : words
  }
}
