import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { CalendarDays, List, Plus } from 'lucide-react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { canAddEvent } from './canAddEvent.ts'
import classes from './EventsHead.module.css'
import type { ViewProps } from './viewProps.ts'

export function EventsHead({ state: { view }, onChange }: ViewProps) {
  const t = useWords('events')
  const session = useSession()
  const isCalendar = view === 'calendar'
  const toggle = t(isCalendar ? 'list' : 'calendar')
  return (
    <PageHeader
      title={t('title')}
      actions={
        <div className={classes.actions}>
          <SegmentedControl
            aria-label={t('which')}
            // The calendar has past and coming events: no part is chosen.
            value={isCalendar ? '' : view}
            data={[
              { value: 'upcoming', label: t('upcoming') },
              { value: 'past', label: t('past') },
              ...(session.hasProfile ? [{ value: 'mine', label: t('mine') }] : []),
            ]}
            onChange={value => onChange({ view: value as typeof view, tab: 'upcoming', page: 1 })}
          />
          <ActionIcon
            variant="default"
            size={42}
            className={classes.toggle ?? ''}
            aria-label={toggle}
            title={toggle}
            onClick={() => onChange({ view: isCalendar ? 'upcoming' : 'calendar', month: '', page: 1 })}
          >
            <Icon of={isCalendar ? List : CalendarDays} />
          </ActionIcon>
          {canAddEvent(session) && (
            <LinkButton to="/event/create" leftSection={<Icon of={Plus} size={16} />}>
              {t('add')}
            </LinkButton>
          )}
        </div>
      }
    />
  )
}
