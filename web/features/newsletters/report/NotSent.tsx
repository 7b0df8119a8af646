import { Button } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { interrupted, leftOutReasons } from '#contract/newsletters/newsletter-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import { refreshNewsletters } from '../newsletter/queries.ts'
import classes from './NewsletterReport.module.css'

/** What we say ourselves; the rest is what the mail server said. */
const ownReasons = [...leftOutReasons, interrupted] as const
const isOwnReason = (reason: string): reason is (typeof ownReasons)[number] => ownReasons.some(each => each === reason)

const canSendAgain = (status: string) => status === 'FAILED' || status === 'UNCERTAIN'

/** Who did not get it and why; those that failed can be sent again. */
export function NotSent({ id, isSending }: { id: string; isSending: boolean }) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const recipients = useInfiniteQuery({
    queryKey: ['newsletters', 'recipients', id],
    queryFn: ({ pageParam, signal }) =>
      api.newsletter.listRecipients({ id, size: 20, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: isSending ? 5000 : false,
  })
  const shown = recipients.data?.pages.flatMap(({ items }) => items) ?? []
  const again = (choice: { recipientId: string } | { status: 'FAILED' }) =>
    void attempt(async () => {
      const { count } = await api.newsletter.sendAgain({ id, ...choice })
      void refreshNewsletters(queries)
      showToast({ type: 'success', title: t('report.againDone', { count }) })
    })
  if (!recipients.data) return null
  const reasonOf = (reason: string) => (isOwnReason(reason) ? t(`report.reasons.${reason}`) : reason)
  return (
    <Card as="section">
      <div className={classes.head}>
        <div>
          <Heading level={2} size="item">
            {t('report.notSent')}
          </Heading>
          <Text tone="soft">{shown.length === 0 && !isSending ? t('report.allReached') : t('report.notSentText')}</Text>
        </div>
        {shown.some(({ status }) => status === 'FAILED') && (
          <Button variant="default" size="sm" loading={isBusy} onClick={() => again({ status: 'FAILED' })}>
            {t('report.againAll')}
          </Button>
        )}
      </div>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {shown.some(({ status }) => status === 'UNCERTAIN') && (
        <Text size="small" tone="soft">
          {t('report.uncertainText')}
        </Text>
      )}
      <ul className={classes.people}>
        {shown.map(({ id: recipientId, name, channel, status, problem: reason }) => (
          <li key={recipientId} className={classes.person}>
            <div>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="soft">
                {[t(`report.statuses.${status}`), t(`editor.${channel}`), reasonOf(reason)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {canSendAgain(status) && (
              <Button variant="default" size="sm" disabled={isBusy} onClick={() => again({ recipientId })}>
                {t('report.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {recipients.hasNextPage && (
        <Button variant="default" onClick={() => void recipients.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  )
}
