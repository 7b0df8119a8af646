/** What can be wrong with a field. */
export const fields = {
  required: 'Please fill this in',
  unknown: 'This field is not known here',
  invalid: 'Please check this value',
  between: 'Between {{min}} and {{max}} characters',
  atLeast: 'At least {{min}}',
  atMost: 'No more than {{max}} characters',
  number: 'Enter a number',
  choice: 'Choose one of the offered values',
  email: 'Check the address: it should look like name@example.com',
  password: 'The password has 8 to 128 characters',
  url: 'Enter an address that begins with https://',
  domain: 'Letters, digits and hyphens only',
  colour: 'A colour looks like #b3501f',
  timeZone: 'This time zone is not known',
  characters: 'Some characters cannot be used here',
}
