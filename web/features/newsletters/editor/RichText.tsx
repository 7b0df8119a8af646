import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useRef } from 'react'
import type { NewsletterPart } from '#contract/newsletters/newsletter-content.ts'
import { newsletterVariables } from '#contract/newsletters/newsletter-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './RichText.module.css'
import { docOf, partsOf } from './richText.ts'
import { Toolbar } from './Toolbar.tsx'
import { type VariableLabels, variableNode } from './variableNode.ts'

type Props = {
  label: string
  placeholder: string
  /** Read once: the editor keeps its own document. */
  value: NewsletterPart[]
  /** A heading: one line without lists and links. */
  isHeading?: boolean
  error?: string | undefined
  onChange: (parts: NewsletterPart[]) => void
}

/** Rich text of a letter: bold, italic, links, lists, quotes and variables. */
export function RichText({ label, placeholder, value, isHeading = false, error, onChange }: Props) {
  const t = useWords('newsletters')
  const latest = useRef(onChange)
  latest.current = onChange
  const labels = Object.fromEntries(
    newsletterVariables.map(name => [name, t(`editor.variables.${name}`)]),
  ) as VariableLabels
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        trailingNode: false,
        ...(isHeading ? { blockquote: false, bulletList: false, orderedList: false, listItem: false } : {}),
        link: isHeading
          ? false
          : { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto'] },
      }),
      variableNode(labels),
    ],
    content: docOf(value),
    // Its own style element would be against the page's policy; the rules are in our CSS.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': String(!isHeading) },
      handleKeyDown: (_view, event) => isHeading && event.key === 'Enter',
    },
    onUpdate: ({ editor: changed }) => latest.current(partsOf(changed.getJSON())),
  })
  return (
    <div className={classes.root} data-heading={isHeading || undefined} data-invalid={error ? true : undefined}>
      <Toolbar editor={editor} isHeading={isHeading} label={label} />
      <div className={classes.text} data-empty={value.length === 0 || undefined} data-placeholder={placeholder}>
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}
