import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Change } from '#contract/admin/change.ts'
import { changeKinds } from '#contract/admin/change-kinds.ts'
import { settingQuery } from '#web/features/communities/community-setting/useSettingForm.ts'
import { api } from '#web/lib/calls/api.ts'
import { refreshCommunity } from '#web/lib/community/refresh.ts'
import { showToast } from '#web/lib/toasts.ts'
import { ago, localeOf } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChangesView.module.css'
import { type ChangeLine, changeLines, isColour, shownValue, spelledOut } from './changeLines.ts'

const changesKey = ['changes']

/** The audit log: who changed what, before and after, with Undo. The kind is in the address. */
export function ChangesView() {
  const t = useWords('changes')
  const [query, setQuery] = useSearchParams()
  const kind = changeKinds.find(each => each === query.get('kind'))
  const choose = (chosen: string) => setQuery(chosen ? { kind: chosen } : {}, { replace: true })
  const [undoing, setUndoing] = useState<Change | null>(null)
  const list = useInfiniteQuery({
    queryKey: [...changesKey, kind ?? null],
    queryFn: ({ pageParam }) =>
      api.change.list({ ...(kind && { kind }), ...(pageParam && { after: pageParam }), size: 20 }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const items = list.data?.pages.flatMap(page => page.items)
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <NativeSelect
        className={classes.filter ?? ''}
        label={t('filter')}
        value={kind ?? ''}
        data={[{ value: '', label: t('all') }, ...changeKinds.map(value => ({ value, label: t(`kinds.${value}`) }))]}
        onChange={event => choose(event.currentTarget.value)}
      />
      {list.isError && !items && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          title={t(kind ? 'emptyKind' : 'empty')}
          text={t(kind ? 'emptyKindText' : 'emptyText')}
          action={
            kind && (
              <Button variant="default" onClick={() => choose('')}>
                {t('showAll')}
              </Button>
            )
          }
        />
      )}
      <ul className={classes.list}>
        {items?.map(change => (
          <li key={change.id}>
            <ChangeCard change={change} onUndo={() => setUndoing(change)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {undoing && <UndoSheet change={undoing} onClose={() => setUndoing(null)} />}
    </>
  )
}

function ChangeCard({ change, onUndo }: { change: Change; onUndo: () => void }) {
  const t = useWords('changes')
  const language = useLanguage()
  const [now] = useState(Date.now)
  const { kind, subject, author, createdAt, undoneAt, can } = change
  const when = ago(createdAt, now, language) ?? t('justNow')
  const exact = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(createdAt),
  )
  return (
    <Card as="article">
      <div className={classes.head}>
        <div>
          <Heading level={2} size="item">
            {[t(`kinds.${kind}`), subject].filter(Boolean).join(': ')}
          </Heading>
          <Text size="small" tone="quiet">
            <time dateTime={createdAt} title={exact}>
              {t('by', { name: author?.name ?? t('somebody'), when })}
            </time>
          </Text>
        </div>
        {undoneAt && <Chip>{t('undone')}</Chip>}
        {can.undo && kind === 'community' && (
          <Button variant="default" size="sm" leftSection={<Icon of={Undo2} size={16} />} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </div>
      <dl className={classes.lines}>
        {changeLines(change).map(line => (
          <Line key={line.path.join('.')} line={line} />
        ))}
      </dl>
    </Card>
  )
}

function Line({ line }: { line: ChangeLine }) {
  const t = useWords('changes')
  const words = { none: t('none'), yes: t('yes'), no: t('no') }
  const value = (label: string, shown: ChangeLine['before']) => (
    <span className={classes.value}>
      <span className={classes.hidden}>{label}: </span>
      {isColour(shown) && <span className={classes.swatch} style={{ background: shown }} aria-hidden />}
      {shownValue(shown, words)}
    </span>
  )
  return (
    <div className={classes.line}>
      <dt>{useFieldName(line.path)}</dt>
      <dd>
        {value(t('before'), line.before)}
        <Icon of={ArrowRight} size={14} className={classes.arrow ?? ''} />
        {value(t('after'), line.after)}
      </dd>
    </div>
  )
}

/** Fields that are only a place of others. */
const containers = ['brandConfig']

function useFieldName(path: string[]): string {
  const t = useWords('changes')
  const shell = useWords('shell')
  const special = path.filter(name => !containers.includes(name) || path.length === 1)
  const [first = '', ...rest] = special
  /** A field whose name is not written in the sources may have no words here. */
  const wordOf = (group: 'fields' | 'parts', key: string) => {
    const word = t(`${group}.${key}` as WordKey<'changes'>)
    return word === `${group}.${key}` ? spelledOut(key) : word
  }
  const name = wordOf('fields', first)
  const parts = rest.map(each => (each === 'en' || each === 'ru' ? shell(`language.${each}`) : wordOf('parts', each)))
  return [name, ...parts].join(', ')
}

function UndoSheet({ change, onClose }: { change: Change; onClose: () => void }) {
  const t = useWords('changes')
  const queryClient = useQueryClient()
  return (
    <FormSheet
      title={t('undoTitle')}
      text={t('undoText')}
      action={t('undo')}
      onClose={onClose}
      onSubmit={async () => {
        const setting = await api.communitySetting.undo({ id: change.id })
        queryClient.setQueryData(settingQuery.queryKey, setting)
        void refreshCommunity().catch(() => undefined)
        await queryClient.invalidateQueries({ queryKey: changesKey })
        showToast({ type: 'success', title: t('undoDone') })
      }}
    >
      <dl className={classes.lines}>
        {changeLines({ before: change.after, after: change.before }).map(line => (
          <Line key={line.path.join('.')} line={line} />
        ))}
      </dl>
    </FormSheet>
  )
}
