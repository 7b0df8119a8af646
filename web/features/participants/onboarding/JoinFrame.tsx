import { ActionIcon, Button } from '@mantine/core'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { useFocusOnChange } from '#web/lib/browser/focusOnChange.ts'
import type { SaveState } from '#web/lib/forms/saver.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './JoinFrame.module.css'
import { Progress } from './Progress.tsx'
import { SavedLine } from './SavedLine.tsx'

type Props = {
  /** Name of the step; a new one scrolls to the top. */
  step: string
  /** "Step 2 of 8". */
  place: string
  current: number
  total: number
  title: ReactNode
  text?: ReactNode
  state: SaveState
  nextLabel: string
  isBusy?: boolean
  /** False while something inside the step has its own buttons. */
  hasWays?: boolean
  onNext: () => void
  onBack?: (() => void) | undefined
  formRef?: Ref<HTMLFormElement>
  /** Id of the heading, for fields that it labels. */
  titleId?: string
  children: ReactNode
}

/** One step per screen: progress, question, and buttons to continue and go back. */
export function JoinFrame({ step, place, current, total, title, text, state, titleId, children, ...rest }: Props) {
  const t = useWords('onboarding')
  const { nextLabel, isBusy = false, hasWays = true, onNext, onBack, formRef } = rest
  const words = useFocusOnChange(step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && hasWays) onNext()
  }
  return (
    <form ref={formRef} className={classes.root} noValidate onSubmit={submit}>
      <div className={classes.top}>
        <Progress current={current} total={total} label={place} />
        <SavedLine state={state} />
      </div>
      <div ref={words} tabIndex={-1} className={classes.words}>
        <Text size="caption" tone="quiet" weight="semibold">
          {place}
        </Text>
        <Heading level={1} className={classes.title ?? ''} {...(titleId ? { id: titleId } : {})}>
          {title}
        </Heading>
        {text && (
          <Text size="lead" tone="soft" className={classes.text ?? ''}>
            {text}
          </Text>
        )}
      </div>
      <div className={classes.fields}>{children}</div>
      <div className={classes.bar} hidden={!hasWays}>
        {onBack && (
          <>
            <Button
              variant="subtle"
              size="lg"
              className={classes.wideBack ?? ''}
              leftSection={<Icon of={ChevronLeft} />}
              onClick={onBack}
            >
              {t('back')}
            </Button>
            <ActionIcon
              variant="default"
              size={48}
              className={classes.narrowBack ?? ''}
              aria-label={t('back')}
              onClick={onBack}
            >
              <Icon of={ChevronLeft} />
            </ActionIcon>
          </>
        )}
        <Button
          type="submit"
          size="lg"
          className={classes.next ?? ''}
          loading={isBusy}
          rightSection={<Icon of={ArrowRight} />}
        >
          {nextLabel}
        </Button>
      </div>
    </form>
  )
}
