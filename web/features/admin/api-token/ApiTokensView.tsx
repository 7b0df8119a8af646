import { Button } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiToken } from '#contract/admin/api-token.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import classes from '../AdminPage.module.css'
import { SecretSheet } from '../SecretSheet.tsx'
import { CreateTokenSheet } from './CreateTokenSheet.tsx'

export const tokensQuery = infiniteQueryOptions({
  queryKey: ['api tokens'],
  queryFn: ({ pageParam }) => api.apiToken.list(pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})
const reload = () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey })

/** Part of the admin area: tokens for programs. */
export function ApiTokensView() {
  const t = useWords('apiTokens')
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<ApiToken | null>(null)
  const list = useInfiniteQuery(tokensQuery)
  const tokens = (list.data?.pages ?? []).flatMap(page => page.items)
  const secretWords = {
    title: t('madeTitle'),
    text: t('madeText'),
    copy: t('copy'),
    copied: t('copied'),
    done: t('done'),
  }
  return (
    <div className={settings.root}>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button leftSection={<Icon of={Plus} size={16} />} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        }
      />
      <SettingsCard
        title={t('list')}
        action={
          <a className={classes.docs} href="/api/docs#tokens">
            {t('docs')}
          </a>
        }
      >
        {list.isPending && <ListSkeleton isInCard />}
        {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
        {list.data && tokens.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        {tokens.map(token => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
        ))}
        {list.hasNextPage && (
          <div className={settings.block}>
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </SettingsCard>
      {isCreating && (
        <CreateTokenSheet
          onClose={() => setCreating(false)}
          onMade={token => {
            setMade(token)
            void reload()
          }}
        />
      )}
      <SecretSheet secret={made} onClose={() => setMade(null)} words={secretWords} />
      {revoked && (
        <FormSheet
          onClose={() => setRevoked(null)}
          title={t('revokeTitle', { name: revoked.name })}
          text={t('revokeText')}
          action={t('revoke')}
          isDanger
          onSubmit={async () => {
            await api.apiToken.revoke({ id: revoked.id })
            showToast({ type: 'success', title: t('revoked') })
            await reload()
          }}
        />
      )}
    </div>
  )
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = useWords('apiTokens')
  const language = useLanguage()
  const { name, state, scopes, ending, author, expiresAt, lastUsedAt } = token
  const facts = [
    t('ending', { ending }),
    t('by', { author }),
    t('expires', { date: longDate(expiresAt, language) }),
    lastUsedAt ? t('used', { date: longDate(lastUsedAt, language) }) : t('unused'),
  ]
  return (
    <SettingRow
      title={name}
      text={
        <>
          <Chip tone={state === 'ACTIVE' ? 'success' : 'neutral'}>{t(`state.${state}`)}</Chip>
          <div>{scopes.join(', ')}</div>
          <div>{facts.join(' · ')}</div>
        </>
      }
    >
      {state !== 'REVOKED' && (
        <Button variant="default" size="sm" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      )}
    </SettingRow>
  )
}
