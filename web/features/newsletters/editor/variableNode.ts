import { Node } from '@tiptap/core'
import type { NewsletterVariable } from '#contract/newsletters/newsletter-fields.ts'

export type VariableLabels = Record<NewsletterVariable, string>

/** A variable in the text, shown as a chip with its name. `labels` are the names in the reader's language. */
export const variableNode = (labels: VariableLabels) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    marks: 'bold italic',
    addAttributes: () => ({
      name: { default: 'firstName', parseHTML: element => element.getAttribute('data-variable') },
      fallback: { default: '', parseHTML: element => element.getAttribute('data-fallback') ?? '' },
    }),
    // Copied within the editor: a name that does not exist is plain text.
    parseHTML: () => [
      {
        tag: 'span[data-variable]',
        getAttrs: element => ((element.getAttribute('data-variable') ?? '') in labels ? null : false),
      },
    ],
    renderHTML: ({ node }) => [
      'span',
      { 'data-variable': node.attrs.name, 'data-fallback': node.attrs.fallback },
      labels[node.attrs.name as NewsletterVariable],
    ],
    renderText: ({ node }) => `{${labels[node.attrs.name as NewsletterVariable]}}`,
  })
