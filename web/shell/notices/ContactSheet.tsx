import { Button } from '@mantine/core'
import { Copy, Globe, Mail } from 'lucide-react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { api } from '#web/lib/calls/api.ts'
import { useFetched } from '#web/lib/calls/useFetched.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './ContactSheet.module.css'

/** Addresses of "Contact us". */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell')
  const community = useCommunity()
  const contact = useFetched(`contact ${community.id}`, () => api.user.getContact())
  const email = contact?.email ?? community.links.contact
  const siteUrl = contact?.siteUrl ?? community.brandConfig.siteUrl
  const copy = async () => {
    if (await copyText(email)) showToast({ type: 'success', title: t('contact.copied') })
    else showToast({ type: 'error', title: t('invite.notCopied') })
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('contact.title')}
      text={t('contact.text', { community: community.name })}
      actions={
        <>
          <Button variant="default" leftSection={<Icon of={Copy} size={16} />} onClick={() => void copy()}>
            {t('contact.copy')}
          </Button>
          <Button component="a" href={`mailto:${email}`} leftSection={<Icon of={Mail} size={16} />} data-autofocus>
            {t('contact.write')}
          </Button>
        </>
      }
    >
      <dl className={classes.list}>
        <div className={classes.row}>
          <dt>
            <Icon of={Mail} />
            {t('contact.email')}
          </dt>
          <dd>{email}</dd>
        </div>
        <div className={classes.row}>
          <dt>
            <Icon of={Globe} />
            {t('contact.site')}
          </dt>
          <dd>
            <TextLink to={siteUrl}>{new URL(siteUrl).host}</TextLink>
          </dd>
        </div>
        {contact?.links.map(link => (
          <div key={link.url} className={classes.row}>
            <dt>{link.label}</dt>
            <dd>
              <TextLink to={link.url}>{link.url.replace(/^https?:\/\//, '')}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
