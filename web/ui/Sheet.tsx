import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { SheetProps } from './sheetProps.ts'

/** Lazy: many screens have one and few users open it. */
const SheetDialog = lazyComponent(() => import('./SheetDialog.tsx'), 'SheetDialog')

/** A dialog or short form over the screen. */
export function Sheet(props: SheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen)
  useEffect(() => {
    if (props.isOpen) setWanted(true)
  }, [props.isOpen])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  )
}
