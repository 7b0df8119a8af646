import type { EventsState } from './listState.ts'

export type ViewProps = { state: EventsState; onChange: (change: Partial<EventsState>) => void }
