import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const doctor: Story[] = [
  {
    at: 'clinic',
    position: both('Physician', 'Врач'),
    about: both(
      'Family doctor with {1400..1900} patients and a waiting room full of plants. I started evening hours by video, and missed visits fell by {25..40}%.',
      'Семейный врач: {1400..1900} пациентов и приёмная, полная растений. {Ввёл|Ввела} вечерние приёмы по видео, пропусков стало меньше на {25..40} %.',
    ),
    request: both(
      'A lawyer who knows telemedicine across borders. One call, a list of {7..12} questions.',
      'Ищу юриста по телемедицине между странами. Один звонок, список из {7..12} вопросов.',
    ),
    goal: both('Open a second practice with shorter queues', 'Открыть вторую практику без очередей'),
    tags: tagged('Medicine/Медицина, Telemedicine/Телемедицина, Patients/Пациенты'),
  },
  {
    at: 'clinic',
    position: both('Pharmacist', 'Фармацевт'),
    about: both(
      'Pharmacist who worked with e-prescriptions in {2..3} countries. I know which fields everybody fills in wrongly.',
      'Фармацевт, работал{|а} с электронными рецептами в {2..3} странах. Знаю, какие поля все заполняют неправильно.',
    ),
    request: both(
      'A developer or researcher who wants to shorten the medical record, not to lengthen it.',
      'Ищу разработчика или исследователя, который хочет сократить медицинскую карту, а не удлинить.',
    ),
    goal: both('One prescription form for three countries', 'Один бланк рецепта на три страны'),
    tags: tagged('E-prescriptions/Электронные рецепты, Medicine/Медицина, Patients/Пациенты'),
  },
  {
    at: 'clinic',
    position: both('Physician', 'Врач'),
    about: both(
      'Children’s surgeon, {2100..4300} operations, and author of a picture leaflet that hospitals print by themselves. Fear is half of my work.',
      'Детский хирург: {2100..4300} операций и памятка в картинках, которую больницы печатают сами. Половина работы — страх.',
    ),
    request: both(
      'An editor and an illustrator for leaflets that a patient understands without me.',
      'Ищу редактора и иллюстратора для памяток, которые пациент поймёт без меня.',
    ),
    goal: both('Put our leaflets into five languages', 'Перевести наши памятки на пять языков'),
    tags: tagged('Children/Дети, Plain language/Ясный язык, Medicine/Медицина'),
  },
  {
    at: 'clinic',
    position: both('Head of a clinic', 'Главный врач клиники'),
    about: both(
      'I run a clinic of {12..24} doctors and answer complaints in person. Last year we opened our waiting times to everyone.',
      'Руковожу клиникой, {12..24 врач|врача|врачей}, на жалобы отвечаю лично. В прошлом году открыли время ожидания для всех.',
    ),
    request: both(
      'Colleagues who changed to a four-day week and kept the number of visits.',
      'Ищу коллег, которые перешли на четыре дня и сохранили число приёмов.',
    ),
    goal: both('Open a second practice with shorter queues', 'Открыть вторую практику без очередей'),
    tags: tagged('Clinics/Клиники, Patients/Пациенты, Medicine/Медицина'),
  },
]
