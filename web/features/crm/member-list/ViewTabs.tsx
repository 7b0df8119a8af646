import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Button, Menu } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { memberViewNames } from '#contract/crm/member-views.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { type SegmentSheet, SegmentSheets } from '../segment/SegmentSheets.tsx'
import classes from './CrmPage.module.css'
import { type ChangeState, firstPage, type ListState, writeListState } from './listState.ts'
import { refreshMembers, segmentsQuery, viewsQuery } from './queries.ts'
import { useMayManage } from './useMayManage.ts'

type Props = { state: ListState; filter: MemberFilter | null; onChange: ChangeState }

const ofView = (view: string): Partial<ListState> => ({
  view,
  search: '',
  match: 'all',
  conditions: null,
  ...firstPage,
  member: '',
  part: '',
})

/** The views of every community and the segments, with counts; and saving the filter as a segment. */
export function ViewTabs({ state, filter, onChange }: Props) {
  const t = useWords('crm')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const mayManage = useMayManage()
  const { data: counts } = useQuery(viewsQuery)
  const { data: segments = [] } = useQuery(segmentsQuery)
  const [sheet, setSheet] = useState<SegmentSheet>(null)
  const segment = segments.find(({ id }) => id === state.view)
  const isChanged = state.conditions !== null || state.search !== ''
  const to = (view: string) => writeListState({ ...state, ...ofView(view) })
  const shown = (count: number | null) =>
    count === null ? `${(10_000).toLocaleString(language)}+` : count.toLocaleString(language)
  const update = async () => {
    if (!segment || !filter) return
    await api.segment.update({ id: segment.id, filter })
    onChange(ofView(segment.id))
    await refreshMembers(queryClient)
    showToast({ type: 'success', title: t('segment.updated') })
  }
  return (
    <div className={classes.views}>
      <TabLinks
        label={t('views')}
        tabs={[
          ...memberViewNames.map(view => ({
            to: to(view),
            label: t(`view.${view}`),
            count: counts && shown(counts[view]),
            isCurrent: state.view === view,
          })),
          ...segments.map(({ id, name, count }) => ({
            to: to(id),
            label: name,
            count: shown(count),
            isCurrent: state.view === id,
          })),
        ]}
      />
      {mayManage && !segment && isChanged && (
        <Button variant="subtle" leftSection={<Icon of={Plus} size={16} />} onClick={() => setSheet('save')}>
          {t('segment.save')}
        </Button>
      )}
      {mayManage && segment && (
        <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button variant="subtle" rightSection={<Icon of={ChevronDown} size={16} />}>
              {t('segment.menu')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {isChanged && <Menu.Item onClick={() => void update()}>{t('segment.update')}</Menu.Item>}
            {isChanged && <Menu.Item onClick={() => setSheet('save')}>{t('segment.save')}</Menu.Item>}
            <Menu.Item onClick={() => setSheet('rename')}>{t('segment.rename')}</Menu.Item>
            <Menu.Item onClick={() => setSheet('remove')}>{t('segment.remove')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {sheet && filter && (
        <SegmentSheets
          key={sheet}
          sheet={sheet}
          filter={filter}
          segment={segment}
          onClose={() => setSheet(null)}
          onView={view => onChange(ofView(view))}
        />
      )}
    </div>
  )
}
