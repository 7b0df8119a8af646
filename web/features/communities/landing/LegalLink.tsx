import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/TextLink.tsx'
import { useLegalDocuments } from './useLegalDocuments.ts'

type Props = { document: 'terms' | 'privacy'; children: ReactNode }

/** Leads to the document of the legal set that applies to this visitor. */
export function LegalLink({ document, children }: Props) {
  const documents = useLegalDocuments()
  return (
    <TextLink to={documents[document]} tone="quiet">
      {children}
    </TextLink>
  )
}
