/** Words of the settings screen. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageText: 'For the interface and the emails you get.',
  appearance: 'Appearance',
  appearanceText: 'In this browser only.',
  light: 'Light',
  dark: 'Dark',
  auto: 'Same as device',
}
