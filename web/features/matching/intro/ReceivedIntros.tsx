import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { receivedIntrosQuery } from '../queries.ts'
import { ReceivedIntro } from './ReceivedIntro.tsx'
import classes from './ReceivedIntros.module.css'

const shownAtFirst = 2

/** Unanswered intros, above everything else; nothing if there are none. */
export function ReceivedIntros() {
  const t = useWords('matching')
  const items = useQuery(receivedIntrosQuery()).data?.items ?? []
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const hidden = items.length - shown.length
  if (items.length === 0) return null
  return (
    <section className={classes.root} aria-label={t('received.list')}>
      {shown.map(received => (
        <ReceivedIntro key={received.intro.id} received={received} />
      ))}
      {hidden > 0 && (
        <Button variant="subtle" size="sm" className={classes.more ?? ''} onClick={() => setWhole(true)}>
          {t('list.show', { count: hidden })}
        </Button>
      )}
    </section>
  )
}
