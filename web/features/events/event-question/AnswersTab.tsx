import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { Event } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './Answers.module.css'
import { AnswersByPerson } from './AnswersByPerson.tsx'
import { AnswersByQuestion } from './AnswersByQuestion.tsx'

/** Answers to the questions of an event, by participant or by question. */
export function AnswersTab({ event }: { event: Event }) {
  const t = useWords('eventQuestions')
  const [by, setBy] = useState('participant')
  return (
    <div className={classes.root}>
      <div>
        <SegmentedControl
          aria-label={t('answersTab.by')}
          value={by}
          data={[
            { value: 'participant', label: t('answersTab.byParticipant') },
            { value: 'question', label: t('answersTab.byQuestion') },
          ]}
          onChange={setBy}
        />
      </div>
      {by === 'participant' ? <AnswersByPerson eventId={event.id} /> : <AnswersByQuestion eventId={event.id} />}
    </div>
  )
}
