import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { noPick, ParticipantPicker } from '../management/ParticipantPicker.tsx'
import classes from './RunPreview.module.css'
import { type Choice, useChoice } from './useChoice.ts'

/** Pins or skips two members by name, also a pair that the preview does not have. */
export function ChoiceForm() {
  const t = useWords('runPreview')
  const network = useWords('network')
  const [first, setFirst] = useState(noPick)
  const [second, setSecond] = useState(noPick)
  const [isTried, setTried] = useState(false)
  const { choose, isBusy } = useChoice()
  const isOne = first.member !== null && first.member.id === second.member?.id
  const set = async (choice: Choice) => {
    setTried(true)
    if (!first.member || !second.member || isOne) return
    if (!(await choose({ firstId: first.member.id, secondId: second.member.id }, null, choice))) return
    setFirst(noPick)
    setSecond(noPick)
    setTried(false)
  }
  const missing = isTried && network('rules.choose')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of fields
    <div role="group" aria-label={t('addPair')} className={classes.form}>
      <ParticipantPicker label={t('first')} value={first} onChange={setFirst} error={!first.member && missing} />
      <ParticipantPicker
        label={t('second')}
        value={second}
        onChange={setSecond}
        error={isOne ? network('rules.sameOne') : !second.member && missing}
      />
      <div className={classes.actions}>
        <Button variant="default" disabled={isBusy} onClick={() => void set('SKIP')}>
          {t('skip')}
        </Button>
        <Button disabled={isBusy} onClick={() => void set('PIN')}>
          {t('pin')}
        </Button>
      </div>
    </div>
  )
}
