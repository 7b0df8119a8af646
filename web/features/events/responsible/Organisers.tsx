import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Responsible } from '#contract/events/responsible.ts'
import { noPick, ParticipantPicker } from '#web/features/matching/management/ParticipantPicker.tsx'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { refreshManaged, responsiblesQuery } from '../event-report/queries.ts'
import classes from './Organisers.module.css'
import { useTold } from './useTold.ts'
import { WebhookNotice } from './WebhookNotice.tsx'

const nameOf = ({ firstName, lastName, email }: Responsible): string => `${firstName} ${lastName}`.trim() || email

/** Organisers of an event: listed, added by name, removed after a question. The last one stays. */
export function Organisers({ eventId }: { eventId: string }) {
  const t = useWords('organisers')
  const organisers = useQuery(responsiblesQuery(eventId))
  const [removed, setRemoved] = useState<Responsible | null>(null)
  if (organisers.isPending) return <ListSkeleton count={2} />
  if (!organisers.data) return <NotLoaded text={t('notLoaded')} onRetry={() => void organisers.refetch()} />
  const { items, isWebhookExposed } = organisers.data
  return (
    <div className={classes.root}>
      <WebhookNotice eventId={eventId} isExposed={isWebhookExposed} />
      <Card isFlush>
        <Rows>
          {items.map(person => (
            <Row key={person.userId} className={classes.row}>
              <Avatar name={nameOf(person)} src={person.avatarUrl} size={44} />
              <div className={classes.words}>
                <Text weight="semibold">
                  <EmailText>{nameOf(person)}</EmailText> {person.isMe && <span className={classes.me}>{t('me')}</span>}
                </Text>
                <Text size="small" tone="quiet">
                  {person.firstName ? <EmailText>{person.email}</EmailText> : t('withoutProfile')}
                </Text>
              </div>
              {items.length > 1 && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('removeName', { name: nameOf(person) })}
                  onClick={() => setRemoved(person)}
                >
                  {t('remove')}
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      </Card>
      {items.length === 1 && (
        <Text size="small" tone="quiet">
          {t('last')}
        </Text>
      )}
      <AddOrganiser eventId={eventId} />
      <RemoveSheet eventId={eventId} person={removed} onClose={() => setRemoved(null)} />
    </div>
  )
}

function AddOrganiser({ eventId }: { eventId: string }) {
  const t = useWords('organisers')
  const queryClient = useQueryClient()
  const [pick, setPick] = useState(noPick)
  const { isBusy, tell } = useTold()
  const source = {
    key: `organisers of ${eventId}`,
    find: (search: string, signal: AbortSignal) =>
      api.responsible.listCandidates({ id: eventId, ...(search ? { search } : {}) }, { signal }),
  }
  const add = async (): Promise<void> => {
    const { member } = pick
    if (!member) return
    const idempotencyKey = newIdempotencyKey()
    const isAdded = await tell(
      () => api.responsible.add({ id: eventId, participantId: member.id }, { idempotencyKey }),
      { done: t('added', { name: `${member.firstName} ${member.lastName}` }), failed: t('notAdded') },
    )
    if (isAdded) setPick(noPick)
    void refreshManaged(queryClient, eventId)
  }
  return (
    <Card as="section" className={classes.add ?? ''}>
      <div className={classes.picker}>
        <ParticipantPicker label={t('add')} value={pick} onChange={setPick} source={source} />
      </div>
      <Button disabled={!pick.member} loading={isBusy} onClick={() => void add()}>
        {t('addButton')}
      </Button>
      <Text size="small" tone="quiet" className={classes.rights ?? ''}>
        {t('rights')}
      </Text>
    </Card>
  )
}

type RemoveProps = { eventId: string; person: Responsible | null; onClose: () => void }

function RemoveSheet({ eventId, person, onClose }: RemoveProps) {
  const t = useWords('organisers')
  const queryClient = useQueryClient()
  const { isBusy, tell } = useTold()
  const name = person ? nameOf(person) : ''
  const remove = async (): Promise<void> => {
    if (!person) return
    await tell(() => api.responsible.remove({ id: eventId, userId: person.userId }), {
      done: t('removed', { name }),
      failed: t('notRemoved'),
    })
    onClose()
    void refreshManaged(queryClient, eventId)
  }
  return (
    <Sheet
      isOpen={person !== null}
      onClose={onClose}
      title={person?.isMe ? t('leaveTitle') : t('removeTitle', { name })}
      text={t(person?.isMe ? 'leaveText' : 'removeText')}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
            {t(person?.isMe ? 'leave' : 'remove')}
          </Button>
        </>
      }
    />
  )
}
