import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { NewsletterBlock, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import type { Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { BlockFields } from './BlockFields.tsx'
import classes from './ContentEditor.module.css'
import { blockKinds, changeBlock, insertBlock, moveBlock, newBlock, removeBlock } from './content.ts'

type Props = {
  text: NewsletterText
  problems: Newsletter['problems']
  onChange: (text: NewsletterText) => void
}

/** The buttons of each block are the way for the keyboard, and the list announces the new order itself. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Blocks of a letter, ordered by dragging or by their buttons. */
export function BlockList({ text, problems, onChange }: Props) {
  const t = useWords('newsletters')
  const label = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [said, setSaid] = useState('')
  const latest = useRef(text)
  latest.current = text
  const ids = text.blocks.map(({ id }) => id)

  const move = (from: number, to: number) => {
    const moved = moveBlock(text, from, to)
    const block = text.blocks[from]
    if (moved === text || !block) return
    onChange(moved)
    setSaid(t('editor.moved', { block: t(`editor.kinds.${block.kind}`), place: to + 1, count: ids.length }))
  }
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const remove = (block: NewsletterBlock, at: number) => {
    onChange(removeBlock(text, block.id))
    showToast({
      type: 'default',
      title: t('editor.removed'),
      action: { label: t('editor.undo'), run: () => onChange(insertBlock(latest.current, block, at)) },
    })
  }
  return (
    <div className={classes.blocks}>
      <VisuallyHidden id={label}>{t('editor.blocks')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={silent}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.blocks} aria-labelledby={label}>
            {text.blocks.map((block, at) => (
              <SortableBlock
                key={block.id}
                block={block}
                problem={problems.find(({ blockId }) => blockId === block.id)?.problem}
                onChange={changed => onChange(changeBlock(latest.current, changed))}
                onUp={at > 0 ? () => move(at, at - 1) : null}
                onDown={at < ids.length - 1 ? () => move(at, at + 1) : null}
                onRemove={() => remove(block, at)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser */}
      <div className={classes.add} role="group" aria-label={t('editor.add')}>
        {blockKinds.map(kind => (
          <Button
            key={kind}
            variant="default"
            size="sm"
            leftSection={<Icon of={Plus} size={14} />}
            disabled={ids.length >= newsletterLimits.blocks}
            onClick={() => onChange(insertBlock(text, newBlock(kind), ids.length))}
          >
            {t(`editor.kinds.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

type BlockProps = {
  block: NewsletterBlock
  problem: Newsletter['problems'][number]['problem'] | undefined
  onChange: (block: NewsletterBlock) => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function SortableBlock({ block, problem, onChange, onUp, onDown, onRemove }: BlockProps) {
  const t = useWords('newsletters')
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: block.id,
  })
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : {}
  const kind = t(`editor.kinds.${block.kind}`)
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classes.block}
      data-dragging={isDragging || undefined}
      data-invalid={problem ? true : undefined}
      aria-label={kind}
    >
      <div className={classes.head}>
        <span ref={setActivatorNodeRef} className={classes.handle} aria-hidden {...listeners}>
          <Icon of={GripVertical} size={16} />
        </span>
        <span className={classes.kind}>{kind}</span>
        <ActionIcon
          size={36}
          disabled={!onUp}
          aria-label={t('editor.moveUp', { block: kind })}
          onClick={() => onUp?.()}
        >
          <Icon of={ArrowUp} size={16} />
        </ActionIcon>
        <ActionIcon
          size={36}
          disabled={!onDown}
          aria-label={t('editor.moveDown', { block: kind })}
          onClick={() => onDown?.()}
        >
          <Icon of={ArrowDown} size={16} />
        </ActionIcon>
        <ActionIcon size={36} aria-label={t('editor.removeBlock', { block: kind })} onClick={onRemove}>
          <Icon of={Trash2} size={16} />
        </ActionIcon>
      </div>
      <BlockFields block={block} onChange={onChange} />
      {problem && <p className={classes.problem}>{t(`editor.problems.${problem}`)}</p>}
    </li>
  )
}
