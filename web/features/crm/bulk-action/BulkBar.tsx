import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectionBar } from '#web/ui/SelectionBar.tsx'
import { countQuery } from '../member-list/queries.ts'
import classes from './BulkBar.module.css'
import { type BulkEntry, bulkEntries } from './bulkEntries.ts'
import { countOf, everybody, type Selected, sentSelection } from './selection.ts'

type Props = { selected: Selected; filter: MemberFilter; onSelect: (selected: Selected) => void; onClear: () => void }

/** What can be done with the selected members. */
export function BulkBar({ selected, filter, onSelect, onClear }: Props) {
  const t = useWords('crm')
  const language = useLanguage()
  const community = useCommunity()
  const { data } = useQuery(countQuery(filter))
  const [opened, setOpened] = useState<BulkEntry | null>(null)
  const total = data?.count ?? null
  const count = countOf(selected, total)
  const session = useSession()
  const shown = bulkEntries.filter(
    ({ isShown, needs }) => (isShown?.(community) ?? true) && (!needs || hasPermission(session, needs)),
  )
  const number = (value: number | null) => (value === null ? '…' : value.toLocaleString(language))
  const label = t('selected', { count: number(count), total: number(total) })
  const Opened = opened?.sheet
  return (
    <>
      <SelectionBar label={label} clear={t('clearSelection')} onClear={onClear}>
        {!selected.isAll && total !== null && count !== null && count < total && (
          <Button size="xs" variant="subtle" className={classes.button ?? ''} onClick={() => onSelect(everybody)}>
            {t('selectAll', { total: number(total) })}
          </Button>
        )}
        {shown
          .filter(({ isFirst }) => isFirst)
          .map(entry => (
            <Button
              key={entry.id}
              size="xs"
              variant="subtle"
              className={classes.button ?? ''}
              leftSection={<Icon of={entry.icon} size={16} />}
              disabled={count === null}
              onClick={() => setOpened(entry)}
            >
              {t(entry.label)}
            </Button>
          ))}
        <Menu position="top-end" shadow="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              size="xs"
              variant="subtle"
              className={classes.button ?? ''}
              leftSection={<Icon of={Ellipsis} size={16} />}
              disabled={count === null}
            >
              {t('more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {shown
              .filter(({ isFirst }) => !isFirst)
              .map(entry => (
                <Menu.Item
                  key={entry.id}
                  leftSection={<Icon of={entry.icon} size={16} />}
                  onClick={() => setOpened(entry)}
                >
                  {t(entry.label)}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      </SelectionBar>
      {opened && Opened && count !== null && (
        <Opened
          key={opened.id}
          id={opened.id}
          selection={sentSelection(selected, filter)}
          count={count}
          onClose={() => setOpened(null)}
          onStarted={onClear}
        />
      )}
    </>
  )
}
