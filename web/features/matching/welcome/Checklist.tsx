import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { sentIntrosQuery } from '../queries.ts'
import classes from './Checklist.module.css'
import { type ChecklistStep, checklistSteps, doneSteps } from './checklist.ts'

const kept = openStorage('localStorage')
const isAwayCell = (participantId: string) => storedJson<boolean>(kept, `checklist.${participantId}.isAway`)

type Props = { participantId: string; isMember: boolean; onRequest: () => void }

/** First steps in a community, until done or dismissed. */
export function Checklist({ participantId, isMember, onRequest }: Props) {
  const t = useWords('matching')
  const titleId = useId()
  const [isAway, setAway] = useState(() => isAwayCell(participantId).get() === true)
  const profile = useQuery({ ...ownProfileQuery, enabled: !isAway }).data
  const sent = useQuery({ ...sentIntrosQuery, enabled: !isAway && isMember }).data
  if (isAway || !profile || (isMember && !sent)) return null
  const isDone = doneSteps({ ...profile, firstSteps: sent?.items.length ?? 0 })
  const done = checklistSteps.filter(step => isDone[step]).length
  if (done === checklistSteps.length) return null
  const putAway = () => {
    isAwayCell(participantId).set(true)
    setAway(true)
  }
  return (
    <Card as="section" className={classes.root}>
      <div className={classes.head}>
        <Heading level={2} size="item" id={titleId}>
          {t('welcome.title')}
        </Heading>
        <span className={classes.count}>{t('welcome.progress', { done, total: checklistSteps.length })}</span>
        <ActionIcon size="sm" className={classes.away ?? ''} aria-label={t('welcome.away')} onClick={putAway}>
          <Icon of={X} size={16} />
        </ActionIcon>
      </div>
      <progress className={classes.progress} aria-labelledby={titleId} value={done} max={checklistSteps.length} />
      <ul className={classes.steps}>
        {checklistSteps.map(step => (
          <li key={step} className={classes.step} data-done={isDone[step] || undefined}>
            <span className={classes.circle}>{isDone[step] && <Icon of={Check} size={13} />}</span>
            {isDone[step] ? <Done word={t(`welcome.${step}`)} /> : <Open step={step} onRequest={onRequest} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Done({ word }: { word: string }) {
  const t = useWords('matching')
  return (
    <>
      <s>{word}</s>
      <VisuallyHidden>{t('welcome.done')}</VisuallyHidden>
    </>
  )
}

const places: Record<Exclude<ChecklistStep, 'request'>, string> = {
  photo: '/profile',
  contact: '/profile',
  first: '/events',
}

/** The request is edited here; the other steps link to a screen. */
function Open({ step, onRequest }: { step: ChecklistStep; onRequest: () => void }) {
  const t = useWords('matching')
  const content = (
    <>
      <span>{t(`welcome.${step}`)}</span>
      <Icon of={ArrowRight} size={16} />
    </>
  )
  if (step === 'request')
    return (
      <button type="button" className={classes.way} onClick={onRequest}>
        {content}
      </button>
    )
  return (
    <Link to={places[step]} className={classes.way}>
      {content}
    </Link>
  )
}
