import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from './Icon.tsx'
import { moved } from './moved.ts'
import classes from './SortableList.module.css'

export type SortableRow = {
  id: string
  /** Names the row in its buttons, and when it has moved. */
  label: string
  content: ReactNode
  /** Beside the buttons that move it. */
  actions?: ReactNode
}

type Props = { rows: SortableRow[]; label: string; onOrder: (ids: string[]) => void; isBusy?: boolean }

/** Lazy: few people drag, and everybody can use the buttons meanwhile. */
const DraggedRows = lazyComponent(() => import('./DraggedRows.tsx'), 'DraggedRows')

/** Rows in an order that is changed by dragging, or with two buttons of each row. */
export function SortableList({ rows, label, onOrder, isBusy = false }: Props) {
  const t = useWords('ui')
  const [announcement, setAnnouncement] = useState('')
  const focused = useRef<Focused | null>(null)
  const move = (from: number, to: number) => {
    const next = moved(rows, from, to)
    if (next === rows) return
    onOrder(next.map(({ id }) => id))
    setAnnouncement(t('form.moved', { label: rows[from]?.label ?? '', order: to + 1, total: rows.length }))
  }
  const rowOf = (row: SortableRow, index: number, handle: ReactNode = null) => (
    <div className={classes.row}>
      {handle}
      <div className={classes.content}>{row.content}</div>
      <div className={classes.buttons}>
        <ActionIcon
          size={44}
          aria-label={t('form.moveUp', { label: row.label })}
          // Not `disabled`: the button keeps the focus when its row has arrived at the end.
          aria-disabled={index === 0 || isBusy}
          data-disabled={index === 0 || isBusy || undefined}
          onClick={() => !isBusy && move(index, index - 1)}
        >
          <Icon of={ArrowUp} />
        </ActionIcon>
        <ActionIcon
          size={44}
          aria-label={t('form.moveDown', { label: row.label })}
          aria-disabled={index === rows.length - 1 || isBusy}
          data-disabled={index === rows.length - 1 || isBusy || undefined}
          onClick={() => !isBusy && move(index, index + 1)}
        >
          <Icon of={ArrowDown} />
        </ActionIcon>
        {row.actions}
      </div>
    </div>
  )
  return (
    <>
      <Suspense
        fallback={
          <PlainRows
            label={label}
            rows={rows.map((row, index) => ({ id: row.id, content: rowOf(row, index) }))}
            focused={focused}
          />
        }
      >
        <DraggedRows
          label={label}
          rows={rows.map((row, index) => ({ id: row.id, render: handle => rowOf(row, index, handle) }))}
          onMove={move}
          onReady={list => giveBack(list, focused.current)}
        />
      </Suspense>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** A control by its place in its row: the row may have moved. */
type Focused = { rowId: string | undefined; control: number }

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]

function focusedIn(list: HTMLElement): Focused | null {
  const row = [...list.children].find(each => each.contains(document.activeElement))
  return row instanceof HTMLElement
    ? { rowId: row.dataset.id, control: controlsOf(row).indexOf(document.activeElement as HTMLElement) }
    : null
}

function giveBack(list: HTMLElement, focused: Focused | null): void {
  const row = focused && ([...list.children] as HTMLElement[]).find(({ dataset }) => dataset.id === focused.rowId)
  if (row) controlsOf(row)[focused.control]?.focus()
}

type PlainProps = {
  label: string
  rows: { id: string; content: ReactNode }[]
  focused: RefObject<Focused | null>
}

/** Until rows can be dragged. Says which control had the focus, so that the rows that take their place give it back. */
function PlainRows({ label, rows, focused }: PlainProps) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const own = list.current
    return () => {
      if (own) focused.current = focusedIn(own)
    }
  }, [focused])
  return (
    <ol className={classes.list} aria-label={label} ref={list}>
      {rows.map(({ id, content }) => (
        <li key={id} data-id={id}>
          {content}
        </li>
      ))}
    </ol>
  )
}
