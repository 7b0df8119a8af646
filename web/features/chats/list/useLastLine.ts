import type { Chat } from '#contract/chats/chat-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'

/** One line about the last message of a chat: who wrote what. */
export function useLastLine(): (chat: Chat) => string {
  const t = useWords('chats')
  const { participant } = useSession()
  return ({ lastMessage, kind, faces, person, name }) => {
    if (!lastMessage) return ''
    const { authorId, subjectId, text, fileCount, isDeleted, meetingStatus } = lastMessage
    const nameOf = (id: string | null) =>
      [person, ...faces].find(each => each?.id === id)?.firstName ?? (kind === 'PAIR' ? name : '')
    const named = (id: string | null) => nameOf(id) || t('someone')
    const isOwn = authorId !== null && authorId === participant?.id
    switch (lastMessage.kind) {
      case 'ADDED':
        if (isOwn) return t('system.youAdded', { subject: named(subjectId) })
        return t(subjectId === participant?.id ? 'system.addedYou' : 'system.added', {
          name: named(authorId),
          subject: named(subjectId),
        })
      case 'LEFT':
        return t('system.left', { subject: named(subjectId) })
      case 'RENAMED':
        return t(isOwn ? 'system.youRenamed' : 'system.renamed', { name: named(authorId), text })
      case 'MEETING':
        if (meetingStatus === 'PROPOSED') return t(isOwn ? 'meeting.youProposed' : 'meeting.proposed')
        return t(meetingStatus === 'CANCELLED' ? 'meeting.cancelled' : 'meeting.agreed')
    }
    const withoutText = lastMessage.kind === 'INTRO' ? t('message.intro') : t('files', { count: fileCount })
    const words = isDeleted ? t('message.deleted') : text || withoutText
    if (isOwn) return t('you', { text: words })
    const author = kind === 'PAIR' ? '' : nameOf(authorId)
    return author ? t('says', { name: author, text: words }) : words
  }
}
