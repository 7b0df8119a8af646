import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { monthOf } from './monthOf.ts'
import classes from './ProfileHead.module.css'

type Props = {
  person: {
    firstName: string
    lastName: string
    position: string
    company: string
    city: string
    joinedAt: string | null
  }
  /** Heading level. */
  level?: 1 | 2
  /** Beside the name. */
  badge?: ReactNode
  actions?: ReactNode
}

/** Name, occupation and city. */
export function ProfileHead({ person, level = 1, badge, actions }: Props) {
  const t = useWords('participants')
  const language = useLanguage()
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <header className={classes.root}>
      <div className={classes.name}>
        <Heading level={level} size="page">
          {person.firstName} {person.lastName}
        </Heading>
        {badge}
      </div>
      {work && (
        <Text size="lead" tone="soft">
          {work}
        </Text>
      )}
      <ul className={classes.facts}>
        {person.city && (
          <li>
            <Icon of={MapPin} size={15} />
            {person.city}
          </li>
        )}
        {person.joinedAt && (
          <li>
            <Icon of={CalendarDays} size={15} />
            {t('since', { date: monthOf(person.joinedAt, language) })}
          </li>
        )}
      </ul>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
