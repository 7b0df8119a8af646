import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OptionSettings } from '#contract/communities/options.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './Tour.module.css'
import { isLastStep } from './tourRules.ts'
import { useTourPlace } from './useTourPlace.ts'

type Props = {
  settings: OptionSettings<'GUIDED_TOUR'>
  /** From 1. */
  step: number
  onBack: () => void
  onNext: () => void
  onSkip: () => void
  onComplete: () => void
}

/** A card beside the entry of the menu that the step is about; the rest of the page is dimmed. */
export function Tour({ settings: { steps }, step, onBack, onNext, onSkip, onComplete }: Props) {
  const t = useWords('tour')
  const { text } = useCommunity()
  const [card, setCard] = useState<HTMLElement | null>(null)
  const forward = useRef<HTMLButtonElement>(null)
  /** A dialog that is mounted open would not save and return focus. */
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const shown = steps[step - 1]
  const place = useTourPlace(shown?.target ?? 'none', card)
  useFocusInside(card, forward, place !== null)
  const isLast = isLastStep(step)
  const back = () => {
    // The button is gone at the first step.
    forward.current?.focus()
    onBack()
  }
  const onKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowRight' && !isLast) onNext()
    if (key === 'ArrowLeft' && step > 1) back()
  })
  // The dialog of Mantine passes on no keys.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  if (!shown) return null
  return (
    <Modal.Root
      opened={isThere}
      onClose={onSkip}
      closeOnClickOutside={false}
      classNames={classes}
      styles={{ content: { ...place?.card, visibility: place ? undefined : 'hidden' } }}
      transitionProps={{ transition: 'fade', duration: 180 }}
    >
      <div className={place?.spot ? classes.spot : classes.dim} style={place?.spot ?? undefined} />
      <Modal.Content ref={setCard} data-place={place?.spot ? (place.card ? 'beside' : 'above') : 'middle'}>
        <div aria-live="polite">
          <p className={classes.progress}>{t('progress', { step, total: steps.length })}</p>
          <Modal.Title>{text(shown.title)}</Modal.Title>
          <Modal.Body>{text(shown.text)}</Modal.Body>
        </div>
        <p className={classes.again}>{t('again')}</p>
        <div className={classes.actions}>
          <Button variant="subtle" className={classes.skip} onClick={onSkip}>
            {t('skip')}
          </Button>
          {step > 1 && (
            <Button variant="default" onClick={back}>
              {t('back')}
            </Button>
          )}
          <Button ref={forward} data-autofocus onClick={isLast ? onComplete : onNext}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The dialog of Mantine gives focus once, soon after it opens. A screen behind that is ready later may take it away. */
function useFocusInside(card: HTMLElement | null, first: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useEffect(() => {
    if (!card || !isVisible) return
    const bringBack = () => {
      const focused = document.activeElement
      // Another dialog may be open above this one.
      if (!focused?.closest('[role="dialog"]')) first.current?.focus({ preventScroll: true })
    }
    bringBack()
    document.addEventListener('focusin', bringBack)
    return () => document.removeEventListener('focusin', bringBack)
  }, [card, first, isVisible])
}
