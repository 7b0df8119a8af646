import { Button } from '@mantine/core'
import type { EventAnswer } from '#contract/events/event-answer.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './Answers.module.css'
import { useAnswerRemoval } from './useQuestions.ts'

type Props = { eventId: string; answer: Pick<EventAnswer, 'id' | 'text'>; onDone: () => void }

/** Asks before an answer is deleted. */
export function AnswerRemoval({ eventId, answer, onDone }: Props) {
  const t = useWords('eventQuestions')
  const remove = useAnswerRemoval(eventId)
  return (
    <div className={classes.confirm}>
      <Text weight="semibold">{t('answersTab.confirmTitle')}</Text>
      <Text tone="soft">{t('answersTab.confirmText', { text: answer.text })}</Text>
      <div className={classes.actions}>
        <Button variant="subtle" data-autofocus onClick={onDone}>
          {t('confirm.cancel')}
        </Button>
        <Button variant="danger" onClick={() => void remove(answer.id).then(onDone)}>
          {t('answersTab.confirmAction')}
        </Button>
      </div>
    </div>
  )
}
