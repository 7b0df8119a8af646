import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { dismissToast, pauseToast, resumeToast, type Toast, type ToastType, useToasts } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Toasts.module.css'
import { ToastTitle } from './ToastTitle.tsx'
import { useToastPlace } from './useToastPlace.ts'

const icons: Record<ToastType, typeof Info> = {
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  default: Info,
}

/** Toasts at the top right, below the header, announced by screen readers. */
export function Toasts() {
  const t = useWords('shell')
  const toasts = useToasts()
  const list = useRef<HTMLUListElement>(null)
  useToastPlace(list, toasts.length)
  return (
    <section aria-label={t('notices.label')} aria-live="polite">
      <ul ref={list} className={classes.root}>
        {toasts.map(toast => (
          <ToastCard key={toast.key} toast={toast} dismissLabel={t('notices.dismiss')} />
        ))}
      </ul>
    </section>
  )
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { key, type, content, action, isShown } = toast
  return (
    <li
      className={classes.toast}
      data-type={type}
      data-leaving={isShown ? undefined : true}
      // Not on entering: one that came under a pointer at rest is not being read.
      onPointerMove={event => isMoved(event) && pauseToast(key)}
      onPointerLeave={() => resumeToast(key)}
      onFocus={() => pauseToast(key)}
      onBlur={() => resumeToast(key)}
    >
      <Icon of={icons[type]} size={20} className={classes.icon} />
      <div className={classes.words}>
        <ToastTitle title={toast.title} />
        {content && <div className={classes.content}>{content}</div>}
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              dismissToast(key)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={classes.dismiss} aria-label={dismissLabel} onClick={() => dismissToast(key)}>
        <Icon of={X} size={16} />
      </button>
    </li>
  )
}

const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0
