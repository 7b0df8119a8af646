import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReportReason } from '#contract/matching/report.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChoiceList } from '#web/ui/ChoiceList.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { refreshMatching } from '../queries.ts'
import { SheetText } from '../standing/SheetText.tsx'

const reasons: ReportReason[] = ['SPAM', 'RUDE', 'FAKE', 'OTHER']

type Props = {
  person: ListedParticipant
  /** Their request, if that is what is wrong. */
  requestId?: string
  isOpen: boolean
  onClose: () => void
}

export function ReportSheet({ person, requestId, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [text, setText] = useState('')
  async function report(): Promise<void> {
    await api.report.create({ participantId: person.id, reason, text, ...(requestId ? { requestId } : {}) })
    showToast({ type: 'success', title: t('report.done') })
    // What is still possible between the two is the server's answer.
    await refreshMatching(queryClient)
  }
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('report.title', { name: person.firstName })}
      text={t('report.text')}
      action={t('report.action')}
      isDanger
      onSubmit={report}
    >
      <ChoiceList
        label={t('report.reason')}
        name="reason"
        value={reason}
        choices={reasons.map(value => ({ value, label: t(`report.reasons.${value}`) }))}
        onChange={setReason}
      />
      <SheetText label={t('report.words')} max={limits.text.max} value={text} onChange={setText} isOptional />
    </FormSheet>
  )
}
