import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './ChatsPage.module.css'
import { ChatView } from './chat/ChatView.tsx'
import { ChatList } from './list/ChatList.tsx'
import { chatListQuery } from './queries.ts'

const NewChatSheet = lazyComponent(() => import('./new-chat/NewChatSheet.tsx'), 'NewChatSheet')

/** The list and one chat beside each other; on a phone one of the two. */
export function ChatsPage() {
  const t = useWords('chats')
  const { permissions, participant } = useSession()
  const { chatId = null } = useParams()
  const [search, setSearch] = useSearchParams()
  useChatWith(search.get('with'))
  if (!participant || !permissions.includes('CAN_CHAT'))
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('closed')} text={t('closedText')} action={<ContactButton />} />
      </>
    )
  return (
    <div className={classes.root} data-open={chatId !== null || undefined}>
      <div className={classes.list}>
        <ChatList chatId={chatId} onNew={() => setSearch({ new: 'chat' })} />
      </div>
      <div className={classes.chat}>
        {chatId ? <ChatView key={chatId} chatId={chatId} ownId={participant.id} /> : <Choose />}
      </div>
      {search.has('new') && (
        <Suspense fallback={null}>
          <NewChatSheet onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
    </div>
  )
}

/** Says nothing where there is no chat to choose. */
function Choose() {
  const t = useWords('chats')
  const { data } = useInfiniteQuery(chatListQuery(''))
  if (!data?.pages.some(({ items }) => items.length > 0)) return null
  return (
    <div className={classes.choose}>
      <EmptyState title={t('choose')} text={t('chooseText')} />
    </div>
  )
}

/** `/chats?with=<participant>` opens the chat with that person, which buttons of other screens link to. */
function useChatWith(participantId: string | null): void {
  const t = useWords('chats')
  const navigate = useNavigate()
  const open = useEffectEvent((id: string) => {
    api.chat.create({ participantIds: [id] }).then(
      chat => navigate(`/chats/${chat.id}`, { replace: true }),
      (error: unknown) => {
        const reason = error instanceof CallFailure ? error.message : ''
        showToast({ type: 'error', title: reason || t('start.failed') })
        return navigate('/chats', { replace: true })
      },
    )
  })
  useEffect(() => {
    if (participantId) open(participantId)
  }, [participantId])
}
