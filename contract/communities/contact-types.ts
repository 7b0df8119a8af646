/* Without a library, since screens read it too. */

export const contactTypes = [
  'EMAIL',
  'PHONE',
  'FACEBOOK',
  'INSTAGRAM',
  'LINKEDIN',
  'VK',
  'TELEGRAM',
  'GITHUB',
  'TWITTER',
  'SLACK',
  'DISCORD',
  'CALENDLY',
] as const
