import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Settings2, Sprout } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type NewsletterTab, newsletterTabs } from '#contract/newsletters/newsletter-fields.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { NewsletterRow } from './NewsletterRow.tsx'
import classes from './NewslettersPage.module.css'
import { listQuery } from './queries.ts'
import { SettingsSheet } from './SettingsSheet.tsx'
import { StartSheet } from './StartSheet.tsx'

const tabOf = (query: URLSearchParams): NewsletterTab => newsletterTabs.find(tab => tab === query.get('tab')) ?? 'all'

/** The newsletters of the community, by how far they are. */
export function NewslettersPage() {
  const t = useWords('newsletters')
  const language = useLanguage()
  const [query] = useSearchParams()
  const tab = tabOf(query)
  const newsletters = useInfiniteQuery(listQuery(tab))
  const [open, setOpen] = useState<'start' | 'settings' | null>(null)
  const shown = newsletters.data?.pages.flatMap(({ items }) => items) ?? []
  const counts = newsletters.data?.pages[0]?.counts
  const isEmpty = newsletters.data !== undefined && shown.length === 0
  const create = (
    <Button leftSection={<Icon of={Plus} size={16} />} onClick={() => setOpen('start')}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<Icon of={Settings2} size={16} />}
              onClick={() => setOpen('settings')}
            >
              {t('settings')}
            </Button>
            <Button
              component={Link}
              to="/admin/newsletters/welcome"
              variant="default"
              leftSection={<Icon of={Sprout} size={16} />}
            >
              {t('welcome')}
            </Button>
            {!(isEmpty && tab === 'all') && create}
          </div>
        }
      />
      <TabLinks
        label={t('title')}
        tabs={newsletterTabs.map(each => ({
          to: each === 'all' ? '/admin/newsletters' : `/admin/newsletters?tab=${each}`,
          label: t(`tabs.${each}`),
          count: counts?.[each].toLocaleString(language),
          isCurrent: each === tab,
        }))}
      />
      {newsletters.isPending && <ListSkeleton count={4} />}
      {newsletters.isError && !newsletters.data && <NotLoaded onRetry={() => void newsletters.refetch()} />}
      {isEmpty && tab === 'all' && <EmptyState title={t('empty.title')} text={t('empty.text')} action={create} />}
      {isEmpty && tab !== 'all' && <EmptyState title={t('empty.tabTitle')} text={t('empty.tabText')} />}
      {shown.length > 0 && (
        <Card isFlush>
          <ul className={classes.list} aria-label={t(`tabs.${tab}`)}>
            {shown.map(newsletter => (
              <NewsletterRow key={newsletter.id} newsletter={newsletter} />
            ))}
          </ul>
        </Card>
      )}
      {newsletters.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={newsletters.isFetchingNextPage}
            onClick={() => void newsletters.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
      <StartSheet isOpen={open === 'start'} onClose={() => setOpen(null)} />
      <SettingsSheet isOpen={open === 'settings'} onClose={() => setOpen(null)} />
    </>
  )
}
