import { Button } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeletedEvent } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { currentLanguage, useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { Text } from '#web/ui/Text.tsx'
import { viewerMoment } from '../event/eventTime.ts'
import classes from './EventDrafts.module.css'

const deletedQuery = () =>
  queryOptions({
    queryKey: ['event', 'deleted', currentLanguage()],
    queryFn: async () => (await api.event.listDeleted()).items,
    staleTime: 0,
  })

/** Events that were deleted within a day. Nothing if there are none. */
export function DeletedEvents() {
  const t = useWords('events')
  const { data = [] } = useQuery(deletedQuery())
  if (data.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby="deleted-title">
      <Heading level={2} size="item" id="deleted-title">
        {t('deleted.title')}
      </Heading>
      <Card isFlush>
        <Rows>
          {data.map(event => (
            <DeletedRow key={event.id} event={event} />
          ))}
        </Rows>
      </Card>
    </section>
  )
}

function DeletedRow({ event: { id, title, count, restorableUntil } }: { event: DeletedEvent }) {
  const t = useWords('events')
  const language = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      await (count > 1 ? api.series.restore({ id }) : api.event.restore({ id }))
      showToast({ type: 'success', title: t('deleted.restored', { title }) })
      // It may be in any list.
      await queries.invalidateQueries()
    } catch {
      setBusy(false)
      showToast({ type: 'error', title: t('deleted.notRestored') })
    }
  }
  const until = t('deleted.until', { time: viewerMoment(restorableUntil, { language }) })
  return (
    <Row className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{title}</p>
        <Text size="small" tone="quiet">
          {count > 1 ? `${t('deleted.dates', { count })} · ${until}` : until}
        </Text>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('deleted.restoreName', { title })}
        onClick={() => void restore()}
      >
        {t('deleted.restore')}
      </Button>
    </Row>
  )
}
