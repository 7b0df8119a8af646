import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { Chat, Message } from '#contract/chats/chat-shapes.ts'
import { limits } from '#contract/limits.ts'
import type { ReportReason } from '#contract/matching/report.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChoiceList } from '#web/ui/ChoiceList.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import type { ChatStore } from '../chat/chatStore.ts'
import { PeoplePicker } from '../new-chat/PeoplePicker.tsx'
import { detailsKey, refreshChats } from '../queries.ts'
import type { Asked } from './asked.ts'
import { ChatDetails } from './ChatDetails.tsx'

const NoteSheet = lazyComponent(() => import('#web/features/matching/standing/NoteSheet.tsx'), 'NoteSheet')

type Props = {
  chat: Chat
  store: ChatStore
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
  onRemove: (message: Message) => Promise<void>
}

const reasons: ReportReason[] = ['SPAM', 'RUDE', 'FAKE', 'OTHER']

/** Questions and forms of a chat, one at a time. */
export function ChatSheets({ chat, store, asked, onAsk, onRemove }: Props) {
  const t = useWords('chats')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const close = () => onAsk(null)
  const { id, name, person } = chat
  const change = async (call: Promise<Chat>) => {
    await store.follow(call)
    await refreshChats(queryClient)
  }
  switch (asked?.kind) {
    case undefined:
      return null
    case 'details':
      return (
        <Sheet isOpen onClose={close} title={t('details.title')}>
          <ChatDetails chat={chat} store={store} onAsk={onAsk} />
        </Sheet>
      )
    case 'rename':
      return <RenameForm name={name} onClose={close} onRename={to => change(api.chat.rename({ id, name: to }))} />
    case 'add':
      return (
        <AddForm chatId={id} onClose={close} onAdd={participantIds => change(api.chat.add({ id, participantIds }))} />
      )
    case 'leave':
      return (
        <FormSheet
          onClose={close}
          title={t('details.leaveTitle', { name })}
          text={t('details.leaveText')}
          action={t('details.leave')}
          isDanger
          onSubmit={async () => {
            await api.chat.leave({ id })
            await refreshChats(queryClient)
            await navigate('/chats')
          }}
        />
      )
    case 'block':
      return (
        <FormSheet
          onClose={close}
          title={t('details.blockTitle', { name: person?.firstName ?? name })}
          text={t('details.blockText', { name: person?.firstName ?? name })}
          action={t('details.blockAction')}
          isDanger
          onSubmit={async () => {
            if (!person) return
            await api.personalBlock.create({ participantId: person.id })
            showToast({ title: t('details.blocked', { name: person.firstName }) })
            await store.refresh()
            await refreshChats(queryClient)
          }}
        />
      )
    case 'note':
      return (
        person && (
          <Suspense fallback={null}>
            <NoteSheet
              isOpen
              person={person}
              note={asked.note}
              onClose={() => {
                close()
                void queryClient.invalidateQueries({ queryKey: detailsKey(id) })
              }}
            />
          </Suspense>
        )
      )
    case 'remove':
      return (
        <FormSheet
          onClose={close}
          title={t('remove.title')}
          text={t('remove.text')}
          action={t('remove.action')}
          isDanger
          onSubmit={() => onRemove(asked.message)}
        />
      )
    case 'report':
      return (
        <ReportForm
          onClose={close}
          onReport={async (reason, text) => {
            await api.chat.report({ id, messageId: asked.message.id, reason, text })
            showToast({ type: 'success', title: t('report.done') })
            await store.refresh()
          }}
        />
      )
  }
}

type RenameProps = { name: string; onClose: () => void; onRename: (name: string) => Promise<void> }

function RenameForm({ name, onClose, onRename }: RenameProps) {
  const t = useWords('chats')
  const [text, setText] = useState(name)
  return (
    <FormSheet
      onClose={onClose}
      title={t('details.renameTitle')}
      action={t('details.renameAction')}
      isReady={text.trim() !== ''}
      onSubmit={() => onRename(text.trim())}
    >
      <TextInput
        label={t('start.name')}
        maxLength={chatLimits.name}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </FormSheet>
  )
}

type AddProps = { chatId: string; onClose: () => void; onAdd: (ids: string[]) => Promise<void> }

function AddForm({ chatId, onClose, onAdd }: AddProps) {
  const t = useWords('chats')
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <FormSheet
      onClose={onClose}
      title={t('details.add')}
      text={t('start.text')}
      action={t('details.addAction')}
      isReady={chosen.length > 0}
      onSubmit={() => onAdd(chosen)}
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} chatId={chatId} />
    </FormSheet>
  )
}

type ReportProps = { onClose: () => void; onReport: (reason: ReportReason, text: string) => Promise<void> }

function ReportForm({ onClose, onReport }: ReportProps) {
  const t = useWords('chats')
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [text, setText] = useState('')
  return (
    <FormSheet
      onClose={onClose}
      title={t('report.title')}
      text={t('report.text')}
      action={t('report.action')}
      isDanger
      onSubmit={() => onReport(reason, text)}
    >
      <ChoiceList
        label={t('report.reason')}
        name="reason"
        value={reason}
        choices={reasons.map(value => ({ value, label: t(`report.reasons.${value}`) }))}
        onChange={setReason}
      />
      <Textarea
        label={t('report.words')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={limits.text.max}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </FormSheet>
  )
}
