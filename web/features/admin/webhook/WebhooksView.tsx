import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Webhook } from '#contract/admin/webhook.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import classes from '../AdminPage.module.css'
import { SecretSheet } from '../SecretSheet.tsx'
import { reloadWebhooks, webhooksQuery } from './queries.ts'
import { WebhookLog } from './WebhookLog.tsx'
import { WebhookSheet } from './WebhookSheet.tsx'

/** Part of the admin area: webhooks, and the log of the one in the address. */
export function WebhooksView() {
  const t = useWords('webhooks')
  const [query, setQuery] = useSearchParams()
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const list = useInfiniteQuery(webhooksQuery)
  const webhooks = (list.data?.pages ?? []).flatMap(page => page.items)
  const opened = webhooks.find(({ id }) => id === query.get('webhook'))
  const open = (id: string | null) => setQuery(id ? { webhook: id } : {})
  const secretWords = {
    title: t('secretTitle'),
    text: t('secretText'),
    copy: t('copy'),
    copied: t('copied'),
    done: t('done'),
  }
  return (
    <div className={settings.root}>
      {opened ? (
        <WebhookLog webhook={opened} onBack={() => open(null)} onEdit={() => setEdited(opened)} onSecret={setSecret} />
      ) : (
        <>
          <PageHeader
            title={t('title')}
            text={t('text')}
            actions={
              <Button leftSection={<Icon of={Plus} size={16} />} onClick={() => setEdited('new')}>
                {t('create')}
              </Button>
            }
          />
          <SettingsCard
            title={t('list')}
            action={
              <a className={classes.docs} href="/api/docs#webhooks">
                {t('docs')}
              </a>
            }
          >
            {list.isPending && <ListSkeleton isInCard />}
            {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
            {list.data && webhooks.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
            {webhooks.map(webhook => (
              <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => open(webhook.id)} />
            ))}
            {list.hasNextPage && (
              <div className={settings.block}>
                <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {t('more')}
                </Button>
              </div>
            )}
          </SettingsCard>
        </>
      )}
      {edited && (
        <WebhookSheet
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSecret={made => {
            setSecret(made)
            void reloadWebhooks()
          }}
        />
      )}
      <SecretSheet secret={secret} onClose={() => setSecret(null)} words={secretWords} />
    </div>
  )
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const t = useWords('webhooks')
  const { url, kinds, pauseReason, last } = webhook
  return (
    <SettingRow
      title={url}
      text={
        <>
          <Chip tone={pauseReason ? 'warning' : 'success'}>
            {pauseReason ? t(`paused.${pauseReason}`) : t('active')}
          </Chip>
          <div>
            {[t('kindsCount', { count: kinds.length }), last && t(`status.${last.status}`)].filter(Boolean).join(' · ')}
          </div>
        </>
      }
    >
      <Button variant="default" size="sm" aria-label={t('logOf', { url })} onClick={onOpen}>
        {t('log')}
      </Button>
    </SettingRow>
  )
}
