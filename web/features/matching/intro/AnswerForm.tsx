import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { IntroState } from '#contract/matching/intro.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './AnswerForm.module.css'
import { useAnswer } from './useAnswer.ts'

type Props = { person: ListedParticipant; intro: IntroState; onDone?: () => void }

/** Accept and decline side by side, with an optional message. */
export function AnswerForm({ person, intro, onDone }: Props) {
  const t = useWords('matching')
  const [message, setMessage] = useState('')
  const { answer, busy, problem } = useAnswer(person, intro.id, onDone)
  return (
    <div className={classes.root}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Textarea
        aria-label={t('received.words', { name: person.firstName })}
        placeholder={t('received.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={limits.introMessage.max}
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button loading={busy === 'accept'} disabled={busy === 'decline'} onClick={() => answer('accept', message)}>
          {t('received.accept')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'decline'}
          disabled={busy === 'accept'}
          onClick={() => answer('decline', message)}
        >
          {t('received.decline')}
        </Button>
      </div>
    </div>
  )
}
