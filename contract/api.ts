import { accessCodeApi } from './auth/access-code.ts'
import { accountApi } from './auth/account.ts'
import { codeApi } from './auth/code.ts'
import { invitationApi } from './auth/invitation.ts'
import { providerApi } from './auth/provider.ts'
import { recoveryApi } from './auth/recovery.ts'
import { registrationApi } from './auth/registration.ts'
import { sessionApi } from './auth/session.ts'
import { communityApi } from './communities/community.ts'
import { fileApi } from './files/file.ts'
import { imageApi } from './files/image.ts'
import { creditsApi } from './matching/credits.ts'
import { introApi } from './matching/intro.ts'
import { managementApi } from './matching/management.ts'
import { meetingApi } from './matching/meeting.ts'
import { preferenceApi } from './matching/preference.ts'
import { recommendationApi } from './matching/recommendation.ts'
import { bookmarkApi, relationApi, reportApi } from './matching/relation.ts'
import { requestApi } from './matching/request.ts'
import { scoreMatchApi } from './matching/score-match.ts'
import { unsubscribeApi } from './notifications/unsubscribe.ts'
import { docsApi } from './operations/docs.ts'
import { mailboxApi } from './operations/mailbox.ts'
import { cityApi } from './participants/city.ts'
import { directoryApi } from './participants/directory.ts'
import { moderationApi } from './participants/moderation.ts'
import { onboardingApi } from './participants/onboarding.ts'
import { participantApi } from './participants/participant.ts'
import { profileApi } from './participants/profile.ts'
import { questionApi } from './participants/question.ts'
import { telegramApi } from './users/telegram.ts'
import { userApi } from './users/user.ts'

/** The route table: every call of the product, by capability. */
export const api = {
  session: sessionApi,
  provider: providerApi,
  code: codeApi,
  registration: registrationApi,
  recovery: recoveryApi,
  invitation: invitationApi,
  accessCode: accessCodeApi,
  user: userApi,
  account: accountApi,
  question: questionApi,
  onboarding: onboardingApi,
  profile: profileApi,
  participant: participantApi,
  directory: directoryApi,
  moderation: moderationApi,
  city: cityApi,
  telegram: telegramApi,
  recommendation: recommendationApi,
  intro: introApi,
  credits: creditsApi,
  relation: relationApi,
  bookmark: bookmarkApi,
  report: reportApi,
  meeting: meetingApi,
  request: requestApi,
  preference: preferenceApi,
  scoreMatch: scoreMatchApi,
  matchingManagement: managementApi,
  unsubscribe: unsubscribeApi,
  community: communityApi,
  file: fileApi,
  image: imageApi,
  mailbox: mailboxApi,
  docs: docsApi,
}
export type Api = typeof api
