import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/admin/webhook.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { localeOf, longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import classes from '../AdminPage.module.css'
import { reloadWebhooks, webhookLogQuery } from './queries.ts'

type Props = { webhook: Webhook; onBack: () => void; onEdit: () => void; onSecret: (secret: string) => void }

/** One webhook with what was sent to it. */
export function WebhookLog({ webhook, onBack, onEdit, onSecret }: Props) {
  const t = useWords('webhooks')
  const language = useLanguage()
  const { id, url, kinds, pausedAt, pauseReason, oldSecretUntil } = webhook
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  const list = useInfiniteQuery(webhookLogQuery(id))
  const deliveries = (list.data?.pages ?? []).flatMap(page => page.items)
  const run = (work: () => Promise<unknown>, title: string) =>
    void attempt(async () => {
      await work()
      showToast({ type: 'success', title })
      await Promise.all([list.refetch(), reloadWebhooks()])
    })
  const pause = () => api.webhook.update({ id, url, kinds, isPaused: pausedAt === null })
  return (
    <>
      <PageHeader
        title={t('log')}
        text={url}
        actions={
          <Button variant="subtle" onClick={onBack}>
            {t('back')}
          </Button>
        }
      />
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {pauseReason && <Banner tone="warning" title={t(`paused.${pauseReason}`)} />}
      {oldSecretUntil && <Banner tone="info" title={t('bothSecrets', { date: longDate(oldSecretUntil, language) })} />}
      <p className={classes.buttons}>
        <Button loading={isBusy} onClick={() => run(() => api.webhook.sendTest({ id }), t('testSent'))}>
          {t('sendTest')}
        </Button>
        <Button variant="default" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="default" onClick={() => run(pause, t('saved'))}>
          {t(pausedAt ? 'resume' : 'pause')}
        </Button>
        <Button variant="default" onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        <Button variant="default" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      </p>
      <SettingsCard
        title={t('log')}
        action={
          <Button variant="subtle" size="sm" onClick={() => void list.refetch()}>
            {t('refresh')}
          </Button>
        }
      >
        {list.isPending && <ListSkeleton isInCard />}
        {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
        {list.data && deliveries.length === 0 && <EmptyState title={t('noDeliveries')} text={t('noDeliveriesText')} />}
        {deliveries.map(delivery => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onReplay={() => run(() => api.webhook.replay({ id, deliveryId: delivery.id }), t('replayed'))}
          />
        ))}
        {list.hasNextPage && (
          <div className={settings.block}>
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </SettingsCard>
      {asked === 'renew' && (
        <FormSheet
          onClose={() => setAsked(null)}
          title={t('renewTitle')}
          text={t('renewText')}
          action={t('renew')}
          onSubmit={async () => onSecret((await api.webhook.renewSecret({ id })).secret)}
        />
      )}
      {asked === 'remove' && (
        <FormSheet
          onClose={() => setAsked(null)}
          title={t('removeTitle')}
          text={t('removeText', { url })}
          action={t('remove')}
          isDanger
          onSubmit={async () => {
            await api.webhook.remove({ id })
            showToast({ type: 'success', title: t('removed') })
            onBack()
            await reloadWebhooks()
          }}
        />
      )}
    </>
  )
}

const tones: Record<WebhookDelivery['status'], ChipTone> = { WAITING: 'info', DELIVERED: 'success', FAILED: 'danger' }

function DeliveryRow({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const t = useWords('webhooks')
  const language = useLanguage()
  const { kind, status, attempts, responseCode, problem, durationMs, nextAt, createdAt, isReplay } = delivery
  const name = t(`kind.${kind}`)
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant))
  const facts = [
    moment(createdAt),
    responseCode !== null && t('code', { code: responseCode }),
    problem,
    durationMs !== null && t('duration', { ms: durationMs }),
    attempts > 1 && t('attempts', { count: attempts }),
    nextAt && t('next', { date: moment(nextAt) }),
    isReplay && t('isReplay'),
  ]
  return (
    <SettingRow
      title={name}
      text={
        <>
          <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
          <div>{facts.filter(Boolean).join(' · ')}</div>
          <details className={classes.details}>
            <summary>{t('details')}</summary>
            <div>{t('body')}</div>
            <pre>{delivery.body}</pre>
            {delivery.answer && (
              <>
                <div>{t('answer')}</div>
                <pre>{delivery.answer}</pre>
              </>
            )}
          </details>
        </>
      }
    >
      {status !== 'WAITING' && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('replayOf', { kind: name, date: moment(createdAt) })}
          onClick={onReplay}
        >
          {t('replay')}
        </Button>
      )}
    </SettingRow>
  )
}
