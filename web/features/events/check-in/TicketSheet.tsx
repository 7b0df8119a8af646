import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './TicketSheet.module.css'

type Props = { eventId: string; title: string; isOpen: boolean; onClose: () => void }

/** The participant's ticket as a QR code, for the door. */
export function TicketSheet({ eventId, title, isOpen, onClose }: Props) {
  const t = useWords('checkIn')
  const ticket = useQuery({
    queryKey: ['ticket', eventId],
    enabled: isOpen,
    // Once loaded it is shown without a connection too.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { url } = await api.checkIn.getTicket({ id: eventId })
      const qrCode = await loadChunk(() => import('qrcode'))
      return qrCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
    },
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('ticket.title')} text={title}>
      {ticket.isError && <NotLoaded isCompact onRetry={() => void ticket.refetch()} />}
      {ticket.data && (
        <img
          className={classes.code}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(ticket.data)}`}
          alt={t('ticket.code', { title })}
          width={280}
          height={280}
        />
      )}
      <Text tone="soft" className={classes.text}>
        {t('ticket.text')}
      </Text>
    </Sheet>
  )
}
