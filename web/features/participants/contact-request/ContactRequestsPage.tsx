import { Button, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { ContactRequest } from '#contract/participants/contact-request.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ModerationHeader } from '../moderation/ModerationHeader.tsx'
import { StateTabs } from '../moderation/StateTabs.tsx'
import classes from './ContactRequestsPage.module.css'
import { contactRequestsKey, contactRequestsQuery } from './queries.ts'

const nameOf = ({ firstName, lastName }: ContactRequest['author']) => `${firstName} ${lastName}`

/** Members who would like to reach somebody with hidden contacts. */
export function ContactRequestsPage() {
  const t = useWords('moderation')
  const [query] = useSearchParams()
  const queryClient = useQueryClient()
  const isSettled = query.get('show') === 'settled'
  const requests = useInfiniteQuery(contactRequestsQuery(isSettled))
  const [declining, setDeclining] = useState<ContactRequest | null>(null)
  const [busyId, setBusyId] = useState('')
  const rows = requests.data?.pages.flatMap(({ items }) => items) ?? []
  const refresh = () => queryClient.invalidateQueries({ queryKey: contactRequestsKey })

  /** Also after a refusal: another moderator has decided, and the list then shows how. */
  const settle = async (request: ContactRequest, call: () => Promise<unknown>, done: string) => {
    setBusyId(request.id)
    try {
      await call()
      showToast({ type: 'success', title: done })
    } catch (failure) {
      const title = failure instanceof CallFailure && failure.message ? failure.message : t('notSaved')
      showToast({ type: 'error', title })
    }
    await refresh()
    setBusyId('')
  }
  return (
    <>
      <ModerationHeader part="contacts" isBusy={requests.isFetching} onRefresh={() => void refresh()} />
      <StateTabs label={t('contacts.tabs')} isSettled={isSettled} />
      {requests.isPending && <ListSkeleton count={4} />}
      {requests.isError && !requests.data && (
        <NotLoaded text={t('notLoaded')} onRetry={() => void requests.refetch()} />
      )}
      {requests.data && rows.length === 0 && (
        <EmptyState
          title={t(isSettled ? 'contacts.emptySettled' : 'contacts.empty')}
          text={t(isSettled ? 'contacts.emptySettledText' : 'contacts.emptyText')}
        />
      )}
      <ul className={classes.list} aria-label={t('contacts.list')}>
        {rows.map(request => (
          <Row
            key={request.id}
            request={request}
            isBusy={request.id === busyId}
            onPassOn={() =>
              void settle(
                request,
                () => api.contactRequest.passOn({ id: request.id }),
                t('contacts.passed', { subject: nameOf(request.subject) }),
              )
            }
            onDecline={() => setDeclining(request)}
            onFinish={() =>
              void settle(request, () => api.contactRequest.finish({ id: request.id }), t('contacts.finished'))
            }
          />
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button variant="default" loading={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <DeclineSheet
        request={declining}
        onClose={() => setDeclining(null)}
        onDecline={(request, reason) =>
          void settle(
            request,
            () => api.contactRequest.decline({ id: request.id, reason }),
            t('contacts.declined', { author: nameOf(request.author) }),
          )
        }
      />
    </>
  )
}

type RowProps = {
  request: ContactRequest
  isBusy: boolean
  onPassOn: () => void
  onDecline: () => void
  onFinish: () => void
}

function Row({ request, isBusy, onPassOn, onDecline, onFinish }: RowProps) {
  const t = useWords('moderation')
  const language = useLanguage()
  const { author, subject, can, status, handledBy, handledAt } = request
  const state = t(`contacts.status.${status}`)
  return (
    <Card as="li" className={classes.row ?? ''}>
      <div className={classes.faces}>
        {[author, subject].map(person => (
          <Link key={person.id} to={`/u/${person.slug}`} aria-label={nameOf(person)}>
            <Avatar name={nameOf(person)} src={person.avatarUrl} size={44} />
          </Link>
        ))}
      </div>
      <div className={classes.words}>
        <Heading level={2} size="item">
          {t('contacts.about', { author: nameOf(author), subject: nameOf(subject) })}
        </Heading>
        <Text size="small" tone="soft">
          {ago(request.createdAt, Date.now(), language)}
        </Text>
        <blockquote className={classes.message}>{request.message}</blockquote>
        {status !== 'OPEN' && (
          <Text as="div" size="small">
            <Chip tone={status === 'DECLINED' ? 'warning' : 'success'}>
              {handledBy ? t('by', { what: state, name: handledBy }) : state}
            </Chip>{' '}
            {handledAt && ago(handledAt, Date.now(), language)}
          </Text>
        )}
        {request.reason && <Text tone="soft">{t('person.reason', { reason: request.reason })}</Text>}
        <div className={classes.actions}>
          {can.passOn && (
            <Button loading={isBusy} onClick={onPassOn}>
              {t('contacts.passOn')}
            </Button>
          )}
          {can.decline && (
            <Button variant="default" disabled={isBusy} onClick={onDecline}>
              {t('contacts.decline')}
            </Button>
          )}
          {can.finish && (
            <Button variant="subtle" disabled={isBusy} onClick={onFinish}>
              {t('contacts.finish')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

type DeclineProps = {
  request: ContactRequest | null
  onClose: () => void
  onDecline: (request: ContactRequest, reason: string) => void
}

function DeclineSheet({ request, onClose, onDecline }: DeclineProps) {
  const t = useWords('moderation')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const names = {
    author: request ? nameOf(request.author) : '',
    subject: request ? nameOf(request.subject) : '',
  }
  const close = () => {
    setReason('')
    setMissing(false)
    onClose()
  }
  const decline = () => {
    if (!request || !reason.trim()) return setMissing(true)
    onDecline(request, reason.trim())
    return close()
  }
  return (
    <Sheet
      isOpen={request !== null}
      onClose={close}
      title={t('contacts.declineTitle', names)}
      text={t('contacts.declineText', names)}
      actions={
        <>
          <Button variant="subtle" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={decline}>
            {t('contacts.decline')}
          </Button>
        </>
      }
    >
      <Textarea
        data-autofocus
        label={t('contacts.reason')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.text.max}
        value={reason}
        error={isMissing && t('contacts.reasonMissing')}
        onChange={event => {
          setReason(event.currentTarget.value)
          setMissing(false)
        }}
      />
    </Sheet>
  )
}
