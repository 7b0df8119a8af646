import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/TextLink.tsx'
import { useLegalDocuments } from './useLegalDocuments.ts'

type Props = {
  document: 'terms' | 'privacy'
  /** Opens in a new tab. */
  opensNewTab?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Link to a document of the legal set that applies to this visitor. */
export function LegalLink({ document, opensNewTab, className, children }: Props) {
  const documents = useLegalDocuments()
  return (
    <TextLink to={documents[document]} tone="quiet" opensNewTab={opensNewTab} className={className}>
      {children}
    </TextLink>
  )
}
