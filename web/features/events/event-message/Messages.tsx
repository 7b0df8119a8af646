import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EventMessage } from '#contract/events/event-message.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { viewerMoment } from '../event/eventTime.ts'
import { messagesQuery } from '../event-report/queries.ts'
import classes from './Messages.module.css'

/** Messages that were sent, with how far each has got. */
export function Messages({ eventId, onWrite }: { eventId: string; onWrite: () => void }) {
  const t = useWords('eventReport')
  const messages = useQuery(messagesQuery(eventId))
  if (messages.isPending) return <ListSkeleton count={3} />
  if (!messages.data) return <NotLoaded text={t('message.notLoaded')} onRetry={() => void messages.refetch()} />
  if (messages.data.items.length === 0)
    return (
      <EmptyState
        title={t('message.empty')}
        text={t('message.emptyText')}
        action={<Button onClick={onWrite}>{t('message.write')}</Button>}
      />
    )
  return (
    <ul className={classes.list}>
      {messages.data.items.map(message => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  )
}

function Message({ message }: { message: EventMessage }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const { sent, total, finishedAt } = message
  const when = viewerMoment(message.createdAt, { language })
  return (
    <Card as="li" className={classes.message ?? ''}>
      <Heading level={2} size="item">
        {message.subject}
      </Heading>
      <Text size="small" tone="quiet">
        {message.author ? t('message.by', { name: message.author, when }) : when}
      </Text>
      <p className={classes.text}>{message.text}</p>
      <div className={classes.foot}>
        {message.audiences.map(audience => (
          <Chip key={audience}>{t(`message.audience.${audience}`)}</Chip>
        ))}
        <Text size="small" tone="soft" as="span">
          <span role="status">
            {finishedAt ? t('message.done', { count: sent }) : t('message.progress', { sent, total })}
          </span>
        </Text>
      </div>
      {!finishedAt && <Progress value={(sent / total) * 100} aria-label={t('message.progress', { sent, total })} />}
    </Card>
  )
}
