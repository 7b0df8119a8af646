import { Button } from '@mantine/core'
import { QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Event } from '#contract/events/event.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'

const TicketSheet = lazyComponent(() => import('./TicketSheet.tsx'), 'TicketSheet')

/** Opens the ticket of somebody who is going to an event at a place. */
export function TicketButton({ event }: { event: Event }) {
  const t = useWords('checkIn')
  // The letter leads here with the ticket open.
  const [isOpen, setOpen] = useState(() => window.location.hash === '#ticket')
  const { state, participationId } = event.mine
  // Without an id the server has not confirmed it yet.
  if (state !== 'going' || participationId === null || event.type === 'ONLINE') return null
  return (
    <>
      <Button variant="subtle" leftSection={<Icon of={QrCode} />} onClick={() => setOpen(true)}>
        {t('ticket.button')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TicketSheet eventId={event.id} title={event.title} isOpen onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
