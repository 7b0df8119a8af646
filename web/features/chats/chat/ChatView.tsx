import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Chat, Message } from '#contract/chats/chat-shapes.ts'
import type { ChatFrame } from '#contract/realtime/topics.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { loadAgain, useChatTopic, useTopic } from '#web/lib/realtime/useTopic.ts'
import { useStore } from '#web/lib/store.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Composer, type Purpose } from '../composer/Composer.tsx'
import { onSent, openOutbox, outbox } from '../composer/outbox.ts'
import type { Asked } from '../details/asked.ts'
import { ChatDetails } from '../details/ChatDetails.tsx'
import { ChatSheets } from '../details/ChatSheets.tsx'
import { MeetingSheet } from '../meeting/MeetingSheet.tsx'
import { membersQuery } from '../queries.ts'
import { usePresence } from '../usePresence.ts'
import { ChatHead } from './ChatHead.tsx'
import classes from './ChatView.module.css'
import { type ChatState, type ChatStore, createChatStore } from './chatStore.ts'
import { MessageLog } from './MessageLog.tsx'
import { OfflineLine } from './OfflineLine.tsx'
import { useMembers } from './useMembers.ts'
import { useReadMark } from './useReadMark.ts'
import { useTyping } from './useTyping.ts'

type Props = { chatId: string; ownId: string }

/** One chat: loads it and keeps it as the server has it. Mounted anew for another chat. */
export function ChatView({ chatId, ownId }: Props) {
  const [search] = useSearchParams()
  const number = Number(search.get('message')) || null
  const [store, setStore] = useState<ChatStore | null>(null)
  useEffect(() => {
    const opened = createChatStore(chatId, ownId)
    setStore(opened)
    openOutbox(ownId)
    return opened.close
  }, [chatId, ownId])
  useEffect(() => {
    void store?.open(number)
  }, [store, number])
  useEffect(() => {
    if (!store) return undefined
    const stops = [
      onSent(message => message.chatId === chatId && store.onReply(message)),
      outbox.subscribe(store.release),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, chatId])
  return store ? <Opened store={store} chatId={chatId} ownId={ownId} onRetry={() => void store.open(number)} /> : null
}

type OpenedProps = Props & { store: ChatStore; onRetry: () => void }

function Opened({ store, chatId, ownId, onRetry }: OpenedProps) {
  const t = useWords('chats')
  const state = useStore(store.state)
  // From before the first page is asked for: what comes while it is under way is not in it.
  useTopic<ChatFrame>(
    'chats',
    frame => frame.chatId === chatId && store.onFrame(frame),
    () => void store.catchUp(),
  )
  if (state.status === 'missing')
    return (
      <div className={classes.alone}>
        <EmptyState
          level={1}
          title={t('missing')}
          text={t('missingText')}
          action={<LinkButton to="/chats">{t('back')}</LinkButton>}
        />
      </div>
    )
  if (state.status === 'failed')
    return (
      <div className={classes.alone}>
        <NotLoaded level={1} onRetry={onRetry} />
      </div>
    )
  if (!state.chat)
    return (
      <div className={classes.alone}>
        <ListSkeleton count={4} />
      </div>
    )
  return <Conversation store={store} state={{ ...state, chat: state.chat }} ownId={ownId} />
}

type ConversationProps = { store: ChatStore; state: ChatState & { chat: Chat }; ownId: string }

function Conversation({ store, state, ownId }: ConversationProps) {
  const t = useWords('chats')
  const queryClient = useQueryClient()
  const { chat } = state
  const members = useMembers(chat)
  const isOnline = usePresence()
  const typing = useTyping()
  const [purpose, setPurpose] = useState<Purpose>({ kind: 'new' })
  const [isMeeting, setMeeting] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const pending = useStore(outbox).filter(({ chatId }) => chatId === chat.id)
  const onSeen = useReadMark(store, chat)
  useTopic<ChatFrame>('chats', frame => {
    if (frame.chatId !== chat.id) return
    const message = frame.message as Message | null
    if (message?.authorId) typing.remove(message.authorId)
    if (message && ['ADDED', 'LEFT'].includes(message.kind)) void loadAgain(queryClient, membersQuery(chat.id).queryKey)
  })
  useChatTopic(chat.id, signal => {
    if (signal.type === 'typing' && signal.participantId !== ownId) typing.add(signal.participantId)
    store.onSignal(signal)
  })
  const nameOf = (id: string | null) => members(id)?.firstName ?? t('deletedPerson')
  const memberKey =
    chat.kind === 'PAIR' ? chat.person?.id : queryClient.getQueryState(membersQuery(chat.id).queryKey)?.dataUpdatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same function while the people are the same
  const personOf = useMemo(() => members, [memberKey, chat.faces])
  const attempt = async (work: Promise<Message>) => {
    try {
      store.onReply(await work)
    } catch (error) {
      showToast({ type: 'error', title: (error instanceof CallFailure && error.message) || t('message.failed') })
      void store.catchUp()
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are rendered anew when these change
  const actions = useMemo(
    () => ({
      reply: (message: Message) => setPurpose({ kind: 'reply', to: message, name: nameOf(message.authorId) }),
      react: (message: Message, emoji: Parameters<typeof api.message.react>[0]['emoji'], isOn: boolean) =>
        void attempt(api.message.react({ id: chat.id, messageId: message.id, emoji, isOn })),
      edit: (message: Message) => setPurpose({ kind: 'edit', message }),
      remove: (message: Message) => setAsked({ kind: 'remove', message }),
      report: (message: Message) => setAsked({ kind: 'report', message }),
    }),
    [store, personOf],
  )
  const editLast = () => {
    const own = state.window?.items.findLast(
      ({ authorId, kind, isDeleted }) => authorId === ownId && kind === 'TEXT' && !isDeleted,
    )
    if (own) setPurpose({ kind: 'edit', message: own })
  }
  const [first] = typing.ids
  const typingLine = typing.ids.length > 1 ? t('typingMany') : first ? t('typing', { name: nameOf(first) }) : ''
  return (
    <>
      <section className={classes.root} aria-label={chat.name}>
        <ChatHead
          chat={chat}
          isOnline={chat.person !== null && isOnline(chat.person)}
          onDetails={() => setAsked({ kind: 'details' })}
          onMeet={() => setMeeting(true)}
        />
        <OfflineLine />
        <MessageLog
          store={store}
          state={state}
          ownId={ownId}
          pending={pending}
          typing={typingLine}
          personOf={personOf}
          actions={actions}
          onSeen={onSeen}
        />
        <Composer
          key={chat.id}
          chat={chat}
          ownId={ownId}
          purpose={purpose}
          onPurpose={setPurpose}
          onSend={() => {
            if (state.window?.hasLater) void store.open(null)
          }}
          onEdit={(message, text) => void attempt(api.message.edit({ id: chat.id, messageId: message.id, text }))}
          onEditLast={editLast}
        />
      </section>
      <aside className={classes.aside} aria-label={t('details.title')}>
        <ChatDetails chat={chat} onAsk={setAsked} store={store} />
      </aside>
      <MeetingSheet
        chat={chat}
        isOpen={isMeeting}
        onClose={() => setMeeting(false)}
        onDone={() => void store.catchUp()}
      />
      <ChatSheets
        chat={chat}
        store={store}
        asked={asked}
        onAsk={setAsked}
        onRemove={message => attempt(api.message.remove({ id: chat.id, messageId: message.id }))}
      />
    </>
  )
}
