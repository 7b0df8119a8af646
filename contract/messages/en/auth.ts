/** Signing in. */
export const auth = {
  login: {
    title: 'Welcome back',
    subtitle: 'Log in to see who fits your request.',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Log in',
    orPassword: 'or with a password',
    emailInvalid: 'Check the address: it should look like name@example.com',
    passwordInvalid: 'The password has 8 to 128 characters',
    newHere: 'New here?',
    applyNow: 'Apply now',
    noPassword: 'Signing in by password is not offered here',
    noPasswordText: 'Write to us, and we will help you to get in.',
    contact: 'Contact us',
    terms: 'Terms of use',
    privacy: 'Privacy Policy',
    home: '{{name}}, to the main page',
    documents: 'Documents',
  },
}
