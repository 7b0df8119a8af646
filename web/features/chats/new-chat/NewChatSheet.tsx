import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { refreshChats } from '../queries.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

/** Starts a chat with one person, or with several under a name. */
export function NewChatSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('chats')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string[]>([])
  const [name, setName] = useState('')
  const started = useRef<string | null>(null)
  const isGroup = chosen.length > 1
  const start = async () => {
    const named = isGroup && name.trim() ? { name: name.trim() } : {}
    const { id } = await api.chat.create({ participantIds: chosen, ...named })
    started.current = id
    await refreshChats(queryClient)
  }
  // One step: closing changes the address too.
  const close = () => (started.current ? void navigate(`/chats/${started.current}`) : onClose())
  return (
    <FormSheet
      onClose={close}
      title={t('start.title')}
      text={t('start.text')}
      action={t(isGroup ? 'start.group' : 'start.action')}
      isReady={chosen.length > 0}
      onSubmit={start}
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} />
      {isGroup && (
        <TextInput
          label={t('start.name')}
          description={t('start.nameHint')}
          maxLength={chatLimits.name}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      )}
    </FormSheet>
  )
}
