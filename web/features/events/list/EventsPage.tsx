import { Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { canAddEvent } from './canAddEvent.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventList } from './EventList.tsx'
import { EventsHead } from './EventsHead.tsx'
import classes from './EventsPage.module.css'
import { useEventsState } from './useEventsState.ts'

const MonthView = lazyComponent(() => import('./MonthView.tsx'), 'MonthView')
const EventDrafts = lazyComponent(() => import('../event-draft/EventDrafts.tsx'), 'EventDrafts')
const DeletedEvents = lazyComponent(() => import('../event-draft/DeletedEvents.tsx'), 'DeletedEvents')
const MyEvents = lazyComponent(() => import('./MyEvents.tsx'), 'MyEvents')

/** Upcoming and past events, the calendar, and my events, by the address. */
export function EventsPage() {
  const [state, change] = useEventsState()
  const session = useSession()
  const isOrganiser = canAddEvent(session) || session.user?.canOrganise === true
  return (
    <div className={classes.root}>
      <EventsHead state={state} onChange={change} />
      <Suspense fallback={null}>
        {isOrganiser && state.view === 'upcoming' && (
          <>
            <EventDrafts />
            <DeletedEvents />
          </>
        )}
      </Suspense>
      {state.view !== 'mine' && <EventFilters state={state} onChange={change} />}
      <Suspense fallback={<ListSkeleton />}>
        {state.view === 'mine' && <MyEvents state={state} onChange={change} />}
        {state.view === 'calendar' && <MonthView state={state} onChange={change} />}
        {(state.view === 'upcoming' || state.view === 'past') && <EventList state={state} onChange={change} />}
      </Suspense>
    </div>
  )
}
