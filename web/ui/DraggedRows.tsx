import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import classes from './SortableList.module.css'

type Row = { id: string; render: (handle: ReactNode) => ReactNode }
type Props = {
  label: string
  rows: Row[]
  onMove: (from: number, to: number) => void
  /** Once, when the rows are there. */
  onReady: (list: HTMLElement) => void
}

/** The buttons of each row are the way for the keyboard, and the list announces the new order itself. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Rows that are dragged by their handle. */
export function DraggedRows({ label, rows, onMove, onReady }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const ready = useEffectEvent(onReady)
  useLayoutEffect(() => {
    if (list.current) ready(list.current)
  }, [])
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ids = rows.map(({ id }) => id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={silent}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label} ref={list}>
          {rows.map(row => (
            <DraggedRow key={row.id} {...row} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function DraggedRow({ id, render }: Row) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : {}
  return (
    <li ref={setNodeRef} style={style} data-id={id} data-dragging={isDragging || undefined}>
      {render(
        <span ref={setActivatorNodeRef} className={classes.handle} aria-hidden {...listeners}>
          <Icon of={GripVertical} />
        </span>,
      )}
    </li>
  )
}
