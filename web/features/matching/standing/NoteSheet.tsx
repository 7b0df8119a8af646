import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { changeStanding } from './changeStanding.ts'
import { SheetText } from './SheetText.tsx'

type Props = { person: Pick<ListedParticipant, 'id' | 'firstName'>; note: string; isOpen: boolean; onClose: () => void }

export function NoteSheet({ person, note, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const [text, setText] = useState(note)
  async function save(): Promise<void> {
    await api.participant.saveNote({ participantId: person.id, note: text })
    changeStanding(queryClient, person.id, { privateNote: text.trim() })
    void queryClient.invalidateQueries({ queryKey: ['participant'] })
    showToast({ type: 'success', title: t('note.saved') })
  }
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('note.title')}
      text={t('note.text')}
      action={t('save')}
      onSubmit={save}
    >
      <SheetText
        label={t('note.label', { name: person.firstName })}
        placeholder={t('note.placeholder')}
        max={limits.text.max}
        value={text}
        onChange={setText}
      />
    </FormSheet>
  )
}
