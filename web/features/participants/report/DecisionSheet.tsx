import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReportDetail } from '#contract/matching/report.ts'
import type { ReportDecision } from '#contract/matching/report-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { reportsKey } from './queries.ts'

type Props = { report: ReportDetail; decision: ReportDecision | null; onClose: () => void }

const needsNote = (decision: ReportDecision | null) =>
  decision !== null && decision !== 'DISMISSED' && decision !== 'DISABLED'

/** Says what a decision does, to whom, and what its author hears. */
export function DecisionSheet({ report, decision, onClose }: Props) {
  const t = useWords('moderation')
  const queryClient = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [last, setLast] = useState<ReportDecision>('DISMISSED')
  if (decision && decision !== last) setLast(decision)
  const shown = decision ?? last
  const names = {
    author: report.author.firstName,
    subject: `${report.subject.firstName} ${report.subject.lastName}`,
  }
  const close = () => {
    setNote('')
    setMissing(false)
    onClose()
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: reportsKey })
  const send = async () => {
    if (needsNote(shown) && !note.trim()) return setMissing(true)
    return attempt(async () => {
      try {
        await api.report.decide({ id: report.id, decision: shown, ...(note.trim() ? { note: note.trim() } : {}) })
        showToast({ type: 'success', title: t('reports.done') })
      } catch (failure) {
        if (!(failure instanceof CallFailure) || failure.name !== 'ALREADY_DECIDED') throw failure
        const { decidedBy } = await api.report.get({ id: report.id })
        showToast({ type: 'warning', title: t('reports.already', { by: decidedBy ?? t('person.someone') }) })
      }
      close()
      await refresh()
    })
  }
  return (
    <Sheet
      isOpen={decision !== null}
      onClose={close}
      title={t(`reports.sheet.${shown}.title`, names)}
      text={t(`reports.sheet.${shown}.text`, names)}
      actions={
        <>
          <Button variant="subtle" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant={shown === 'DISMISSED' ? 'filled' : 'danger'} loading={isBusy} onClick={() => void send()}>
            {t(`reports.decide.${shown}`)}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {shown !== 'DISMISSED' && (
        <Textarea
          data-autofocus
          label={needsNote(shown) ? t('reports.note', names) : `${t('reports.note', names)} (${t('reports.optional')})`}
          required={needsNote(shown)}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={limits.text.max}
          value={note}
          error={isMissing && t('reports.noteMissing')}
          onChange={event => {
            setNote(event.currentTarget.value)
            setMissing(false)
          }}
        />
      )}
      <Text tone="soft" size="small" style={{ marginTop: 12 }}>
        {t('reports.hears', names)}
      </Text>
    </Sheet>
  )
}
