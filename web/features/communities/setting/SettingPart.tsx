import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { settingQuery } from './queries.ts'

type Props = { title: string; text: string; children: (setting: CommunitySetting) => ReactNode }

/** A part of the admin area that edits the record of the community. */
export function SettingPart({ title, text, children }: Props) {
  const t = useWords('communitySetting')
  const { data, isError, isFetching, refetch } = useQuery(settingQuery)
  return (
    <div className={settings.root}>
      <PageHeader title={title} text={text} />
      {data && children(data)}
      {!data && isError && !isFetching && <NotLoaded text={t('notLoaded')} onRetry={() => void refetch()} />}
      {!data && (!isError || isFetching) && <FormSkeleton />}
    </div>
  )
}
