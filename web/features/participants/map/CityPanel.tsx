import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { api } from '#web/lib/calls/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CityPanel.module.css'

type Props = { city: { city: string; count: number }; onShow: () => void; onClose: () => void }

/** The selected city: a few faces, and a link to all. */
export function CityPanel({ city: { city, count }, onShow, onClose }: Props) {
  const t = useWords('participants')
  const { participant } = useSession()
  const participantId = participant?.id ?? ''
  const located = useQuery({
    queryKey: ['located', participantId],
    queryFn: () => api.directory.listWithLocation({ participantId }),
    enabled: participantId !== '',
  })
  const people = located.data?.filter(person => person.city === city) ?? []
  return (
    <div className={classes.root} role="status">
      {people.length > 0 && (
        <span className={classes.faces}>
          <AvatarStack people={people} size={36} max={4} />
        </span>
      )}
      <div className={classes.words}>
        <Text weight="semibold">{city}</Text>
        <Text size="small" tone="soft">
          {t('map.people', { count })}
        </Text>
      </div>
      <Button variant="light" className={classes.show} onClick={onShow}>
        {t('map.show')}
      </Button>
      <ActionIcon size={38} className={classes.close} aria-label={t('map.close')} onClick={onClose}>
        <Icon of={X} />
      </ActionIcon>
    </div>
  )
}
