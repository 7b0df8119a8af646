import { Check } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Steps.module.css'
import type { Requirement } from './steps.ts'
import { useNeededSentence } from './useNeededSentence.ts'

/** Which contacts are still required. */
export function NeededContacts({ requirement }: { requirement: Requirement }) {
  const t = useWords('onboarding')
  const say = useNeededSentence()
  const isEnough = requirement.given >= requirement.count
  return (
    <p className={classes.needed} role="status" data-enough={isEnough || undefined}>
      {isEnough && <Icon of={Check} size={16} />}
      {isEnough ? t('needed.enough') : say(requirement)}
    </p>
  )
}
