import { useEffect, useState } from 'react'
import classes from './Toasts.module.css'

/** Allowed tags: emphasis only. */
const allowed = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'span'], ALLOWED_ATTR: [] }

/** A title may be HTML: it is sanitized, and hidden until the sanitizer is loaded. */
export function ToastTitle({ title }: { title: string }) {
  const isHtml = /[<&]/.test(title)
  const [clean, setClean] = useState<string | null>(null)
  useEffect(() => {
    if (!isHtml) return undefined
    let isCurrent = true
    void import('dompurify').then(({ default: purify }) => {
      if (isCurrent) setClean(purify.sanitize(title, allowed))
    })
    return () => {
      isCurrent = false
    }
  }, [isHtml, title])
  if (!isHtml) return <p className={classes.title}>{title}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <p className={classes.title} dangerouslySetInnerHTML={{ __html: clean ?? '' }} />
}
