/** Words of the settings screen. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageText: 'The interface and the letters that you get.',
  appearance: 'Appearance',
  appearanceText: 'In this browser only.',
  light: 'Light',
  dark: 'Dark',
  auto: 'As the device',
}
