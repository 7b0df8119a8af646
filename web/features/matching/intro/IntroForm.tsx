import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Send, Zap } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { creditsQuery } from '../queries.ts'
import classes from './IntroForm.module.css'
import { type Opener, openerIn, openers, withOpener } from './openers.ts'
import { useIntro } from './useIntro.ts'

type Props = { person: ListedParticipant; matchingId: string | undefined; onDone: () => void }

export function IntroForm({ person, matchingId, onDone }: Props) {
  const t = useWords('matching')
  const credits = useQuery(creditsQuery).data
  const field = useRef<HTMLTextAreaElement>(null)
  const { message, write, send, problem, isBusy } = useIntro({ person, matchingId, onDone })
  const sentences = Object.fromEntries(openers.map(each => [each, t(`intro.sentences.${each}`)])) as Record<
    Opener,
    string
  >
  const chosen = openerIn(message, sentences)
  const choose = (opener: Opener) => {
    write(withOpener(message, opener, sentences, t('intro.greeting', { name: person.firstName })))
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={classes.root} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Textarea
        ref={field}
        label={
          <>
            {t('intro.message')} <span className={classes.optional}>{t('optional')}</span>
          </>
        }
        autosize
        minRows={4}
        maxRows={9}
        maxLength={limits.introMessage.max}
        value={message}
        onChange={event => write(event.currentTarget.value)}
        data-autofocus
      />
      <fieldset className={classes.chips} aria-label={t('intro.openers')}>
        {openers.map(opener => (
          <ChipButton
            key={opener}
            size="sm"
            isOn={chosen === opener}
            aria-pressed={chosen === opener}
            onClick={() => choose(opener)}
          >
            {t(`intro.choices.${opener}`)}
          </ChipButton>
        ))}
      </fieldset>
      <div className={classes.bottom}>
        {credits && (
          <span className={classes.price}>
            <Icon of={Zap} size={15} />
            {t('intro.price', { price: credits.price, count: credits.balance })}
          </span>
        )}
        <div className={classes.actions}>
          <Button variant="subtle" className={classes.cancel ?? ''} onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} leftSection={<Icon of={Send} size={16} />}>
            {t('intro.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
