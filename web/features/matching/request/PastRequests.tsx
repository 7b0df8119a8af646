import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { pastRequestsQuery } from '../queries.ts'
import classes from './PastRequests.module.css'

type Props = { onReopen: (id: string) => void; isBusy: boolean }

/** Earlier requests of the user, folded; nothing if there are none. */
export function PastRequests({ onReopen, isBusy }: Props) {
  const t = useWords('matching')
  const language = useLanguage()
  const past = useQuery(pastRequestsQuery).data ?? []
  if (past.length === 0) return null
  return (
    <details className={classes.root}>
      <summary className={classes.title}>
        {t('request.past')}
        <Icon of={ChevronDown} size={15} className={classes.arrow ?? ''} />
      </summary>
      <ul className={classes.list}>
        {past.map(({ id, text, closedAt, fulfilledAt, can }) => (
          <li key={id} className={classes.item}>
            <Text tone="soft" className={classes.text}>
              {text}
            </Text>
            {fulfilledAt ? (
              <Chip tone="success" icon={<Icon of={Check} size={13} />}>
                {t('request.fulfilledOn', { date: longDate(fulfilledAt, language) })}
              </Chip>
            ) : (
              <Text size="caption" tone="quiet">
                {t('request.replacedOn', { date: longDate(closedAt, language) })}
              </Text>
            )}
            {can.reopen && (
              <Button
                variant="subtle"
                size="xs"
                disabled={isBusy}
                aria-label={t('request.reopenOf', { text })}
                onClick={() => onReopen(id)}
              >
                {t('request.reopen')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
