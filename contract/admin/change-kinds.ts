/* Without a library, since screens read it too. */

/** What managers change, as the audit log names it. */
export const changeKinds = [
  'community',
  'question',
  'provider',
  'domain',
  'sender',
  'role',
  'apiToken',
  'webhook',
  'messenger',
  'matchingRules',
  'member',
  'memberTag',
  'accessCode',
  'invitation',
  'segment',
  'memberImport',
  'memberMerge',
  'moderation',
  'report',
  'newsletter',
  'welcomeSeries',
  'run',
] as const
