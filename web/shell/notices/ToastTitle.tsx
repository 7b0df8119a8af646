import { useEffect, useState } from 'react'
import { loadQuietly } from '#web/lib/browser/chunks.ts'
import classes from './Toasts.module.css'

/** Allowed tags: emphasis only. */
const allowed = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'span'], ALLOWED_ATTR: [] }

const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent

/** A title may be HTML: it is sanitized, and hidden until the sanitizer is loaded. Without the sanitizer, only its text is shown. */
export function ToastTitle({ title }: { title: string }) {
  const isHtml = /[<&]/.test(title)
  const [clean, setClean] = useState('')
  const [plain, setPlain] = useState<string | null>(null)
  useEffect(() => {
    if (!isHtml) return undefined
    let isCurrent = true
    loadQuietly(() => import('dompurify')).then(
      ({ default: purify }) => isCurrent && setClean(purify.sanitize(title, allowed)),
      () => isCurrent && setPlain(textOf(title)),
    )
    return () => {
      isCurrent = false
    }
  }, [isHtml, title])
  if (!isHtml || plain !== null) return <p className={classes.title}>{plain ?? title}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <p className={classes.title} dangerouslySetInnerHTML={{ __html: clean }} />
}
