import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, Braces, Italic, Link2, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  type NewsletterVariable,
  newsletterLimits,
  newsletterVariables,
} from '#contract/newsletters/newsletter-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { linkTarget } from './linkTarget.ts'
import classes from './RichText.module.css'

type Props = { editor: Editor; isHeading: boolean; label: string }

/** Buttons of a rich text. Each says whether it is on where the cursor is. */
export function Toolbar({ editor, isHeading, label }: Props) {
  const t = useWords('newsletters')
  const on = useEditorState({
    editor,
    selector: ({ editor: { isActive } }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      list: isActive.call(editor, 'bulletList'),
      numbers: isActive.call(editor, 'orderedList'),
      quote: isActive.call(editor, 'blockquote'),
      link: isActive.call(editor, 'link'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div className={classes.tools} role="toolbar" aria-label={label}>
      <Tool icon={Bold} label={t('editor.bold')} isOn={on.bold} onPress={() => chain().toggleBold().run()} />
      <Tool icon={Italic} label={t('editor.italic')} isOn={on.italic} onPress={() => chain().toggleItalic().run()} />
      {!isHeading && (
        <>
          <LinkTool editor={editor} isOn={on.link} />
          <Tool icon={List} label={t('editor.list')} isOn={on.list} onPress={() => chain().toggleBulletList().run()} />
          <Tool
            icon={ListOrdered}
            label={t('editor.numbers')}
            isOn={on.numbers}
            onPress={() => chain().toggleOrderedList().run()}
          />
          <Tool
            icon={Quote}
            label={t('editor.quote')}
            isOn={on.quote}
            onPress={() => chain().toggleBlockquote().run()}
          />
        </>
      )}
      <VariableTool editor={editor} />
    </div>
  )
}

type ToolProps = { icon: LucideIcon; label: string; isOn: boolean; onPress: () => void }

function Tool({ icon, label, isOn, onPress }: ToolProps) {
  return (
    <ActionIcon variant={isOn ? 'light' : 'subtle'} size={36} aria-label={label} aria-pressed={isOn} onClick={onPress}>
      <Icon of={icon} size={17} />
    </ActionIcon>
  )
}

function LinkTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const t = useWords('newsletters')
  const [isOpen, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const target = linkTarget(url)
  const open = () => {
    setUrl((editor.getAttributes('link').href as string | undefined) ?? '')
    setOpen(true)
  }
  const set = (event: FormEvent) => {
    event.preventDefault()
    // The form of a portal belongs to the form around the editor in React's tree.
    event.stopPropagation()
    if (!target) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isOn)
      chain.insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] }).run()
    else chain.setLink({ href: target }).run()
    setOpen(false)
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} width={300} shadow="md" radius="lg" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon
          variant={isOn ? 'light' : 'subtle'}
          size={36}
          aria-label={t('editor.link')}
          aria-pressed={isOn}
          onClick={() => (isOpen ? setOpen(false) : open())}
        >
          <Icon of={Link2} size={17} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.form} noValidate onSubmit={set}>
          <TextInput
            label={t('editor.linkUrl')}
            inputMode="url"
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <Button type="submit" disabled={!target}>
            {t('editor.linkSet')}
          </Button>
          {isOn && (
            <Button variant="default" onClick={remove}>
              {t('editor.linkRemove')}
            </Button>
          )}
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

function VariableTool({ editor }: { editor: Editor }) {
  const t = useWords('newsletters')
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState<NewsletterVariable>('firstName')
  const [fallback, setFallback] = useState('')
  const isOfCommunity = name.startsWith('community')
  const insert = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    editor
      .chain()
      .focus()
      .insertContent({ type: 'variable', attrs: { name, fallback: isOfCommunity ? '' : fallback.trim() } })
      .run()
    setOpen(false)
    setFallback('')
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} width={280} shadow="md" radius="lg" trapFocus withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" size={36} aria-label={t('editor.variable')} onClick={() => setOpen(!isOpen)}>
          <Icon of={Braces} size={17} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={classes.form} noValidate onSubmit={insert}>
          <NativeSelect
            label={t('editor.variable')}
            value={name}
            data={newsletterVariables.map(value => ({ value, label: t(`editor.variables.${value}`) }))}
            onChange={({ currentTarget }) => setName(currentTarget.value as NewsletterVariable)}
          />
          {!isOfCommunity && (
            <TextInput
              label={t('editor.fallback')}
              description={t('editor.fallbackHint')}
              maxLength={newsletterLimits.fallback}
              value={fallback}
              onChange={({ currentTarget }) => setFallback(currentTarget.value)}
            />
          )}
          <Button type="submit">{t('editor.insert')}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
