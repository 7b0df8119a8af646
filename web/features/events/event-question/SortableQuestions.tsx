import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { Icon } from '#web/ui/Icon.tsx'
import { QuestionRow, type QuestionRowProps } from './QuestionRow.tsx'
import classes from './QuestionsTab.module.css'

type Props = { rows: QuestionRowProps[]; onMove: (from: number, to: number) => void }

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

/** Questions that are dragged by their handle. */
export function SortableQuestions({ rows, onMove }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ids = rows.map(({ question }) => question.id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={silent}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {rows.map(row => (
            <Sortable key={row.question.id} {...row} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Sortable(row: QuestionRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: row.question.id,
  })
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : {}
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined}>
      <QuestionRow
        {...row}
        handle={
          <span ref={setActivatorNodeRef} className={classes.handle} aria-hidden {...listeners}>
            <Icon of={GripVertical} />
          </span>
        }
      />
    </li>
  )
}
