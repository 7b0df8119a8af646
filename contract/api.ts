import { sessionApi } from './auth/session.ts'
import { communityApi } from './communities/community.ts'
import { fileApi } from './files/file.ts'
import { docsApi } from './operations/docs.ts'
import { mailboxApi } from './operations/mailbox.ts'
import { userApi } from './users/user.ts'

/** The route table: every call of the product, by capability. */
export const api = {
  session: sessionApi,
  user: userApi,
  community: communityApi,
  file: fileApi,
  mailbox: mailboxApi,
  docs: docsApi,
}
export type Api = typeof api
