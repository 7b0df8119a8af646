import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { launchPath } from '#contract/communities/launch-path.ts'
import { ResendConfirmation } from '#web/features/auth/confirmation/ResendConfirmation.tsx'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { VisitorHeader } from '#web/shell/header/VisitorHeader.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Main } from '#web/ui/Main.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { FoundingForm } from './FoundingForm.tsx'
import classes from './LaunchPage.module.css'

/** The wizard that founds a community. Visitors log in first. */
export function LaunchPage() {
  const { status } = useSession()
  if (status === 'visitor') return <Navigate to={`/login?backTo=${encodeURIComponent(launchPath)}`} replace />
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <VisitorHeader />
      <Main className={classes.main}>{status === 'loading' ? <FormSkeleton /> : <Wizard />}</Main>
    </QueryClientProvider>
  )
}

function Wizard() {
  const t = useWords('launch')
  const { user } = useSession()
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {user && !user.isEmailConfirmed ? (
        <Banner tone="warning" title={t('unconfirmed')} action={<ResendConfirmation variant="default" size="sm" />}>
          {t('unconfirmedText', { email: user.email })}
        </Banner>
      ) : (
        <FoundingForm />
      )}
    </>
  )
}
