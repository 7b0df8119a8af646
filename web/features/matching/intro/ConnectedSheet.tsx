import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { IntroContacts } from '../contacts/IntroContacts.tsx'
import { AvatarPair } from './AvatarPair.tsx'
import classes from './ConnectedSheet.module.css'
import { useConnected } from './connected.ts'
import { MessageLink, useMayChat } from './MessageLink.tsx'

/** After an accepted intro: both faces, how to reach each other, and what to do next. */
export function ConnectedSheet() {
  const t = useWords('matching')
  const { intro: found, close } = useConnected()
  const mayChat = useMayChat()
  if (!found) return null
  const { person, contacts } = found
  const name = person.firstName
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('received.connected', { name })}
      actions={
        <>
          <MessageLink person={person} variant="filled" onClick={close} />
          <Button variant={mayChat ? 'default' : 'filled'} onClick={close}>
            {t('received.close')}
          </Button>
          <LinkButton to={`/u/${person.slug}`} variant="default">
            {t('received.profile', { name })}
          </LinkButton>
        </>
      }
    >
      <div className={classes.root}>
        <div className={classes.faces}>
          <AvatarPair person={person} />
        </div>
        <IntroContacts contacts={contacts} name={name} />
        <p className={classes.next}>{t('received.next', { name })}</p>
      </div>
    </Sheet>
  )
}
