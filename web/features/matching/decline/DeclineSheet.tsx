import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { DeclineReason } from '#contract/matching/relation.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChoiceList } from '#web/ui/ChoiceList.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { SheetText } from '../standing/SheetText.tsx'
import { useDecline } from './useDecline.ts'

const reasons: DeclineReason[] = ['NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER']

type Props = { person: ListedParticipant; isOpen: boolean; onClose: () => void }

export function DeclineSheet({ person, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const { decline } = useDecline(person)
  const [reason, setReason] = useState<DeclineReason>('NOT_INTERESTED')
  const [note, setNote] = useState('')
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('decline.title', { name: person.firstName })}
      text={t('decline.text', { name: person.firstName })}
      action={t('decline.action')}
      onSubmit={() => decline(reason, note)}
    >
      <ChoiceList
        label={t('decline.reason')}
        name="reason"
        value={reason}
        choices={reasons.map(value => ({ value, label: t(`decline.reasons.${value}`) }))}
        onChange={setReason}
      />
      <SheetText label={t('decline.note')} max={limits.note.max} value={note} onChange={setNote} isOptional />
    </FormSheet>
  )
}
