import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#server/platform/config/root.ts'

export type Block = { kind: string; heading: string; text: string }

/** The code blocks of a page of the documentation, each with the heading above it. */
export function readBlocks(page: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let open: Block | undefined
  for (const line of readFileSync(path.join(root, page), 'utf8').split('\n')) {
    const fence = /^```(.*)$/.exec(line)
    if (!open && line.startsWith('#')) heading = line.replace(/^#+ /, '')
    if (fence && open) {
      blocks.push(open)
      open = undefined
    } else if (fence) open = { kind: fence[1] ?? '', heading, text: '' }
    else if (open) open.text += `${line}\n`
  }
  return blocks
}

/** Replaces the values of the page by those of this machine. A value that the page does not name is a mistake of the test. */
export function localise(blocks: Block[], values: Record<string, string>): Block[] {
  const all = blocks.map(({ text }) => text).join('\n')
  for (const value of Object.keys(values)) if (!all.includes(value)) throw new Error(`The page does not name ${value}`)
  const replaced = (text: string) =>
    Object.entries(values).reduce((changed, [value, own]) => changed.replaceAll(value, own), text)
  return blocks.map(block => ({ ...block, text: replaced(block.text) }))
}
