import { KeyRound, UserCog, Webhook } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Links from the options to the parts of this capability. */
export function RolesLink() {
  const t = useWords('roles')
  return <ScreenLink to="/admin/options/roles" icon={UserCog} title={t('title')} text={t('linkText')} />
}

export function ApiTokensLink() {
  const t = useWords('apiTokens')
  return <ScreenLink to="/admin/options/api-tokens" icon={KeyRound} title={t('title')} text={t('linkText')} />
}

export function WebhooksLink() {
  const t = useWords('webhooks')
  return <ScreenLink to="/admin/options/webhooks" icon={Webhook} title={t('title')} text={t('linkText')} />
}
