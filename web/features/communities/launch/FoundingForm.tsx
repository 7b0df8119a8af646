import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { ticketUrl } from '#web/lib/session/ticket.ts'
import { browserZone } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AddressStep, LanguagesStep, NameStep, SignInStep } from './FoundingSteps.tsx'
import {
  emptyFounding,
  type Founding,
  foundingSteps,
  keptFounding,
  shownStep,
  unfinishedStep,
} from './foundingDraft.ts'
import classes from './LaunchPage.module.css'
import { LookStep } from './LookStep.tsx'
import { useDomainCheck } from './useDomainCheck.ts'

/** One question at a time. Answers stay in the browser, the step in the address. */
export function FoundingForm() {
  const t = useWords('launch')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const [founding, setFounding] = useState<Founding>(() => keptFounding.get() ?? emptyFounding(language, browserZone()))
  const [hasTried, setTried] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const check = useDomainCheck(founding.domain)
  const step = shownStep(query.get('step'), founding)
  const number = foundingSteps.indexOf(step)
  const isLast = number === foundingSteps.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstShown = useRef(true)
  useEffect(() => {
    if (isFirstShown.current) isFirstShown.current = false
    else if (step) heading.current?.focus()
  }, [step])

  function change(changed: Partial<Founding>): void {
    const next = { ...founding, ...changed }
    setFounding(next)
    keptFounding.set(next)
  }

  const go = (to: number) => {
    setTried(false)
    setQuery({ step: foundingSteps[to] ?? 'name' })
  }

  const isRefused = step === 'address' && (check.state === 'taken' || check.state === 'reserved')
  const isMissing = unfinishedStep(founding) === step || isRefused

  async function open(): Promise<void> {
    const { isDomainTyped, titleRu, ...given } = founding
    const community = await api.community.create({ ...given, ...(titleRu.trim() && { titleRu }) })
    setOpening(true)
    keptFounding.clear()
    const next = new URL('/launch/invitations', community.communityUrl).href
    location.assign((await ticketUrl(next)) ?? next)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    if (!isLast) go(number + 1)
    else
      void attempt(open, ({ name }) => {
        if (name === 'DOMAIN_TAKEN' || name === 'DOMAIN_RESERVED') go(foundingSteps.indexOf('address'))
      })
  }

  const parts = { founding, change, hasTried }
  return (
    <form className={classes.form} noValidate onSubmit={submit} data-wide={step === 'look' || undefined}>
      <div className={classes.progress}>
        <Text size="small" tone="quiet">
          {t('step', { number: number + 1, total: foundingSteps.length })}
        </Text>
        <progress
          className={classes.bar}
          aria-label={t('step', { number: number + 1, total: foundingSteps.length })}
          max={foundingSteps.length}
          value={number + 1}
        />
      </div>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Card>
        <div className={classes.step}>
          <div>
            <h2 ref={heading} tabIndex={-1} className={classes.question}>
              {t(`steps.${step}`)}
            </h2>
            <Text tone="soft">{t(`steps.${step}Text`)}</Text>
          </div>
          {step === 'name' && <NameStep {...parts} />}
          {step === 'address' && <AddressStep {...parts} check={check} />}
          {step === 'languages' && <LanguagesStep {...parts} />}
          {step === 'look' && <LookStep founding={founding} change={change} />}
          {step === 'signIn' && <SignInStep {...parts} />}
        </div>
      </Card>
      <div className={classes.actions}>
        {number > 0 && (
          <Button variant="default" disabled={isBusy || isOpening} onClick={() => go(number - 1)}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" loading={isBusy || isOpening}>
          {t(isLast ? 'create' : 'next')}
        </Button>
      </div>
      <p role="status" className={classes.opening}>
        {isOpening && t('creating')}
      </p>
    </form>
  )
}
