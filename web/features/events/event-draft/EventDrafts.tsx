import { Button } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedDraft } from '#contract/events/event-draft.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { ago } from '#web/lib/words/dates.ts'
import { currentLanguage, useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './EventDrafts.module.css'

/** Always asked for again: the form saves drafts without telling the list. */
const draftsQuery = () =>
  queryOptions({
    queryKey: ['event', 'drafts', currentLanguage()],
    queryFn: async () => (await api.eventDraft.list()).items,
    staleTime: 0,
  })

/** Events that I began to write or to change, and have not published. Nothing if there are none. */
export function EventDrafts() {
  const t = useWords('events')
  const { data = [] } = useQuery(draftsQuery())
  if (data.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby="drafts-title">
      <Heading level={2} size="item" id="drafts-title">
        {t('drafts.title')}
      </Heading>
      <Card isFlush>
        <Rows>
          {data.map(draft => (
            <DraftRow key={draft.event?.id ?? 'new'} draft={draft} />
          ))}
        </Rows>
      </Card>
    </section>
  )
}

function DraftRow({ draft }: { draft: ListedDraft }) {
  const t = useWords('events')
  const language = useLanguage()
  const { isBusy, remove } = useRemoval(draft)
  const [now] = useState(Date.now)
  const title = draft.title.trim() || draft.event?.title || t('drafts.untitled')
  const when = ago(draft.updatedAt, now, language)
  return (
    <Row className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{title}</p>
        <Text size="small" tone="quiet">
          {t(draft.event ? 'drafts.changes' : 'drafts.isNew')}
          {' · '}
          {when ? t('drafts.saved', { when }) : t('drafts.savedNow')}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          color="gray"
          loading={isBusy}
          aria-label={t('drafts.removeName', { title })}
          onClick={() => void remove()}
        >
          {t('drafts.remove')}
        </Button>
        <LinkButton
          to={draft.event ? `/event/${draft.event.slug}/edit` : '/event/create'}
          variant="default"
          aria-label={t('drafts.goOn', { title })}
        >
          {t('drafts.go')}
        </LinkButton>
      </div>
    </Row>
  )
}

/** Deletes a draft at once. Undo stores what was typed again. */
function useRemoval({ event }: ListedDraft) {
  const t = useWords('events')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const place = event ? { eventId: event.id } : {}
  const refresh = () => queries.invalidateQueries({ queryKey: ['event', 'drafts'] })
  const restore = async (fields: Parameters<typeof api.eventDraft.save>[0]['fields']) => {
    try {
      await api.eventDraft.save({ ...place, fields })
      await refresh()
    } catch {
      showToast({ type: 'error', title: t('drafts.notRestored') })
    }
  }
  const remove = async () => {
    setBusy(true)
    try {
      const { draft } = await api.eventDraft.get(place)
      await api.eventDraft.remove(place)
      await refresh()
      showToast({
        title: t('drafts.removed'),
        ...(draft ? { action: { label: t('drafts.undo'), run: () => void restore(draft.fields) } } : {}),
      })
    } catch {
      setBusy(false)
      showToast({ type: 'error', title: t('drafts.notRemoved') })
    }
  }
  return { isBusy, remove }
}
