import { Button, Textarea } from '@mantine/core'
import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './AnswerBox.module.css'
import { useRequestAnswer } from './useRequestAnswer.ts'

type Props = { id: string; name: string; onSent: (answer: string) => void; onClose: () => void }

/** Answers a request in place. */
export function AnswerBox({ id, name, onSent, onClose }: Props) {
  const t = useWords('matching')
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, send, isMissing, problem, isBusy } = useRequestAnswer({ id, name, onSent })
  useEffect(() => field.current?.focus(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!send()) field.current?.focus()
  }
  return (
    <form className={classes.root} noValidate onSubmit={onSubmit}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Textarea
        ref={field}
        aria-label={t('feed.answer', { name })}
        placeholder={t('feed.placeholder')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.introMessage.max}
        error={isMissing && t('feed.needed')}
        value={text}
        onChange={event => write(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="subtle" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" loading={isBusy} leftSection={<Icon of={Send} size={15} />}>
          {t('feed.send')}
        </Button>
      </div>
    </form>
  )
}
