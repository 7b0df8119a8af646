import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { eventLimits } from '#contract/events/event-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import type { Person } from './useMoves.ts'

type Props = { people: Person[]; isOpen: boolean; onClose: () => void; onReject: (message: string) => void }

/** Asks before people are rejected, with room for a word to them. */
export function RejectSheet({ people, isOpen, onClose, onReject }: Props) {
  const t = useWords('eventReport')
  const [message, setMessage] = useState('')
  const [only] = people
  const isOne = people.length === 1
  const close = () => {
    setMessage('')
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={
        isOne && only
          ? t('rejectTitleName', { name: only.name })
          : t('rejectTitle', { count: Math.max(people.length, 1) })
      }
      text={t('rejectText')}
      actions={
        <>
          <Button variant="subtle" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onReject(message.trim())
              close()
            }}
          >
            {isOne ? t('reject') : t('rejectSelected', { count: people.length })}
          </Button>
        </>
      }
    >
      <Textarea
        label={`${t(isOne ? 'rejectMessage' : 'rejectMessages')} (${t('optional')})`}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={eventLimits.message}
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
      />
    </Sheet>
  )
}
