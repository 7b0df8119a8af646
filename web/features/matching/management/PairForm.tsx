import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { noPick, ParticipantPicker } from './ParticipantPicker.tsx'
import classes from './Rules.module.css'
import { type PairRule, usePairRules } from './usePairRules.ts'

const kinds: PairRule['kind'][] = ['NEVER', 'MUST']

export function PairForm() {
  const t = useWords('network')
  const [kind, setKind] = useState<PairRule['kind']>('NEVER')
  const [first, setFirst] = useState(noPick)
  const [second, setSecond] = useState(noPick)
  const [isTried, setTried] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const { add } = usePairRules()
  const isOne = first.member !== null && first.member.id === second.member?.id

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [one, other] = [first.member, second.member]
    if (!one || !other || isOne) return
    void attempt(async () => {
      await add({ first: one, second: other, kind })
      setFirst(noPick)
      setSecond(noPick)
      setTried(false)
    })
  }
  const missing = isTried && t('rules.choose')
  return (
    <form className={classes.choices} noValidate onSubmit={onSubmit}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <SegmentedControl
        className={classes.kinds ?? ''}
        aria-label={t('rules.kind')}
        value={kind}
        data={kinds.map(value => ({ value, label: t(`rules.${value}`) }))}
        onChange={value => setKind(value as PairRule['kind'])}
      />
      <div className={classes.form}>
        <ParticipantPicker
          label={t('rules.first')}
          value={first}
          onChange={setFirst}
          error={!first.member && missing}
        />
        <ParticipantPicker
          label={t('rules.second')}
          value={second}
          onChange={setSecond}
          error={isOne ? t('rules.sameOne') : !second.member && missing}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('rules.add')}
        </Button>
      </div>
    </form>
  )
}
