import { Button } from '@mantine/core'
import { Copy, Mail } from 'lucide-react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { api } from '#web/lib/calls/api.ts'
import { useFetched } from '#web/lib/calls/useFetched.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './ContactSheet.module.css'
import { contactLook } from './contactRows.ts'

/** Addresses of "Contact us". */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell')
  const community = useCommunity()
  const language = useLanguage()
  const contact = useFetched(`contact ${community.id} ${language}`, () => api.user.getContact())
  const email = contact?.email ?? community.links.contact
  const siteUrl = contact?.siteUrl ?? community.brandConfig.siteUrl
  // The page knows them already: the answer only renews them.
  const links =
    contact?.links ?? community.contactLinks.map(({ label, url }) => ({ label: community.text(label), url }))
  const rows = [
    { label: t('contact.email'), url: `mailto:${email}` },
    { label: t('contact.site'), url: siteUrl },
    ...links,
  ]
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
        {rows.map(({ label, url }, place) => {
          const { icon, shown } = contactLook(url)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and a row keeps no state
            <div key={place} className={classes.row}>
              <dt>
                <Icon of={icon} />
                <span>{label}</span>
              </dt>
              <dd>
                <TextLink to={url}>{shown}</TextLink>
              </dd>
            </div>
          )
        })}
      </dl>
    </Sheet>
  )
}
