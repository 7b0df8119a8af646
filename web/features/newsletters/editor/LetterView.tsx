import { useEffect, useRef } from 'react'

type Props = { html: string; label: string }

/**
 * A letter as mail programs show it, in a shadow tree so that neither style reaches the other. The page's policy allows no
 * style attributes, so that they are set through the CSS object model; scripts never run in a parsed document.
 */
export function LetterView({ html, label }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const { rules, rest } = withoutStyle(html)
    const letter = new DOMParser().parseFromString(rest, 'text/html')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host{all:initial;display:block}${rules}`)
    root.adoptedStyleSheets = [sheet]
    const body = document.createElement('div')
    copyStyle(letter.body, body)
    for (const node of letter.body.childNodes) {
      const copy = copyOf(node)
      if (copy) body.append(copy)
    }
    root.replaceChildren(body)
  }, [html])
  return <div ref={host} role="document" aria-label={label} />
}

/** Style elements and attributes, taken out before the parser sees them: the policy refuses them there as well, and reports it. */
function withoutStyle(html: string): { rules: string; rest: string } {
  const rules: string[] = []
  const rest = html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_whole, text: string) => {
      rules.push(text)
      return ''
    })
    .replace(/(<[a-z][^<>]*?) style=/gi, '$1 data-style=')
  return { rules: rules.join('\n'), rest }
}

const kept =
  /^(a|abbr|b|blockquote|br|center|div|em|h[1-6]|hr|i|img|li|ol|p|span|strong|table|tbody|td|th|thead|tr|u|ul)$/
const keptAttributes = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'align',
  'role',
  'lang',
  'dir',
  'class',
  'colspan',
  'rowspan',
]
const isSafe = (name: string, value: string): boolean =>
  (name !== 'href' && name !== 'src') || /^(https?:|mailto:|\/(?!\/))/i.test(value.trim())

function copyOf(node: Node): Node | null {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.textContent ?? '')
  if (!(node.nodeType === Node.ELEMENT_NODE)) return null
  const element = node as HTMLElement
  const name = element.localName
  if (!kept.test(name)) return null
  // The page has its own title: headings of the letter come below that of the part that shows it.
  const copy = document.createElement(name.replace(/^h[1-4]$/, ([, level]) => `h${Number(level) + 2}`))
  for (const attribute of keptAttributes) {
    const value = element.getAttribute(attribute)
    if (value !== null && isSafe(attribute, value)) copy.setAttribute(attribute, value)
  }
  if (copy instanceof HTMLAnchorElement) {
    copy.target = '_blank'
    copy.rel = 'noreferrer'
  }
  copyStyle(element, copy)
  for (const child of element.childNodes) {
    const inner = copyOf(child)
    if (inner) copy.append(inner)
  }
  return copy
}

/** Allowed by the policy, unlike an attribute. */
function copyStyle(from: HTMLElement, to: HTMLElement): void {
  to.style.cssText = from.getAttribute('data-style') ?? ''
}
