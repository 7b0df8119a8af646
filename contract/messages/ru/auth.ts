import type { auth as en } from '../en/auth.ts'
import type { RussianOf } from '../words.ts'

export const auth: RussianOf<typeof en> = {
  login: {
    title: 'С возвращением',
    subtitle: 'Войдите и посмотрите, кто подходит под ваш запрос.',
    email: 'Почта',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    submit: 'Войти',
    orPassword: 'или с паролем',
    emailInvalid: 'Проверьте адрес: он похож на name@example.com',
    passwordInvalid: 'В пароле от 8 до 128 символов',
    newHere: 'Впервые здесь?',
    applyNow: 'Подать заявку',
    noPassword: 'Входа по паролю здесь нет',
    noPasswordText: 'Напишите нам, и мы поможем войти.',
    contact: 'Связаться с нами',
    terms: 'Условия использования',
    privacy: 'Политика конфиденциальности',
    home: '{{name}}, на главную',
    documents: 'Документы',
  },
}
