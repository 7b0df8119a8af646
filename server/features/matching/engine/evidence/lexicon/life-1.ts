export const concepts = `
education
= education | образование
doers educator, pedagogue, educationalist, teacher, instructor | педагог, преподаватель, деятель образования, учитель, учительница, преподавательница
work work in education, teach students, run classes, teach children, teach a course, give lessons, train teachers | работаю в образовании, преподаю, веду занятия, преподавать, учу детей, учить детей, провожу уроки, провожу занятия, веду курс
field education sector, education projects, pedagogy, school curriculum, edtech, lesson plans, teaching materials, school year, curriculum | сфера образования, система образования, образовательные проекты, педагогика, учебная программа, эдтех, учебный процесс, учебные материалы, учебный год, план урока
needs want to start teaching, looking for teachers, find a teacher, need a teacher, good teacher, looking for lessons, want to study, take lessons | ищу преподавателя, хочу начать преподавать, найти преподавателя, нужен учитель, ищем педагога, хороший учитель, брать уроки, хочу учиться

school-teaching < education
= school teaching | школьное преподавание
doers schoolteacher, school teacher, class teacher | школьный учитель, учитель в школе, классный руководитель, учительница
work teach at school, teach in a school, teach teenagers, teach high school, lead a class, give open lessons | преподаю в школе, работаю в школе, учу школьников, учу подростков, веду уроки, преподавать в школе, веду класс, классное руководство
field secondary school, school lessons, pupils, classroom, high school students, school class, homework, school timetable, parents meeting, school newspaper, class trip | школьные уроки, старшеклассники, школьники, средняя школа, школьный класс, домашние задания, родительское собрание, школьная программа, внеурочка, классный час
needs pupils lost interest, unruly class, engage pupils, guest for class, talk to pupils, visit our class, invite to school, motivate teenagers, speaker for school, project for pupils, lesson ideas | класс не слушается, школьникам скучно, заинтересовать школьников, гость на урок, рассказать школьникам, прийти в класс, выступить в школе, мотивировать подростков, провести урок, проект для школьников, экскурсия для класса

primary-school-teaching < school-teaching
= primary school teaching | начальная школа
doers primary school teacher, elementary teacher | учитель начальных классов, учительница начальных классов
work teach primary school, teach first graders, teach small children, teach reading, teach children to read | учу первоклассников, веду начальные классы, учу читать, учить читать, веду первый класс, обучаю младших школьников
field primary school, elementary school, first grade, primary pupils, reading and writing, learning to read, handwriting | начальная школа, начальные классы, первый класс, первоклассник, младшие школьники, прописи, обучение чтению, букварь, почерк
needs starting first grade, cannot read yet, learn to read, bad handwriting, ready for school, prepare for school, does not want homework | идём в первый класс, подготовка к школе, не умеет читать, научить читать, плохой почерк, готовность к школе, подготовить к школе, не хочет учиться, не делает уроки, пойти в первый класс

preschool-education < education
= preschool education | дошкольное образование
doers kindergarten teacher, preschool teacher, nursery teacher, early years educator | воспитатель детского сада, дошкольный педагог, воспитательница
work run a kindergarten, work in a nursery, teach toddlers, run a playgroup, prepare for school | работаю в детском саду, открыла детский сад, занимаюсь с малышами, веду развивашки, готовлю к школе, развиваю малышей
field kindergarten, preschool, early childhood education, early learning, toddlers, playgroup, day care, nursery school, creche | детский сад, детсад, дошкольники, раннее развитие, дошкольное образование, малыши, развивашки, ясли, частный садик, садик, подготовительная группа
needs no place in kindergarten, find a kindergarten, choose a kindergarten, kindergarten place, does not like kindergarten, cries at kindergarten, day care place, nursery place | не берут в садик, очередь в садик, найти садик, выбрать садик, место в садике, плачет в садике, не хочет в садик, адаптация к садику, устроить в садик, ищем детский сад

montessori < preschool-education
= Montessori education | педагогика Монтессори
doers Montessori teacher, Montessori guide | монтессори-педагог, педагог Монтессори
work run a Montessori class, Montessori trained, Montessori at home, open a Montessori group | веду монтессори-группу, открываю Монтессори, Монтессори дома, работаю по Монтессори
field Montessori, Montessori school, Montessori materials, Montessori kindergarten | Монтессори, монтессори-сад, монтессори-школа, материалы Монтессори, монтессори-материалы, среда Монтессори
needs Montessori for child, independent play | Монтессори для ребёнка, приучить к самостоятельности

waldorf-alternative-schools < education
= alternative schooling | альтернативная школа
doers Waldorf teacher, founder of a school | вальдорфский педагог, основатель школы, основательница школы
work founded a school, run an alternative school, start a school, open a school, build a new school | основал школу, открываю свою школу, создаю школу, открыть школу, создать школу, запускаю школу
field Waldorf, democratic school, alternative education, private school, progressive education, small school, family school, private schools, school without grades, forest school | вальдорфская школа, частная школа, демократическая школа, альтернативное образование, семейная школа, частные школы, школа без оценок, лесная школа, малая школа
needs ordinary school fails us, other kind of school, school with human approach, tired of state school, leave state school | обычная школа не подходит, другая школа, школа без давления, уйти из школы, сменить школу, нормальная школа

homeschooling < education, parenting
= homeschooling | семейное образование
doers homeschooling parent, homeschooler | хоумскулер, семейник
work homeschool our children, teach children at home, study at home, homeschool with kids | учим детей дома, на семейном обучении, учимся дома, учу детей сама, перевели на семейное
field homeschooling, homeschool, home education, unschooling, home schooling, distance school, external exams | семейное образование, семейное обучение, хоумскулинг, домашнее обучение, анскулинг, онлайн-школа для детей, заочное обучение, аттестация на семейном, экстернат, семейники
needs left the school system, pull out of school, stop going to school, study without school, pass attestation | забрали ребёнка из школы, уйти на семейное, перейти на семейное, не ходит в школу, учиться дома, сдать аттестацию, учиться без школы

school-leadership < education
= school leadership | управление школой
doers school principal, headteacher, head of school, headmaster, principal of school, deputy head, school director | директор школы, завуч, директор лицея, директор гимназии, руководитель школы, заместитель директора школы, директриса
work run a school, lead a school, manage a school, hire teachers | руковожу школой, управляю школой, управлять школой, возглавляю школу, нанимаю учителей
field school management, school administration | управление школой, администрация школы
needs teacher turnover at school, teachers leave, shortage of teachers, no physics teacher, hire a teacher, school needs partners | не хватает учителей, учителя уходят, некому преподавать, найти учителей, нужны учителя, ищем учителя в школу, школе нужны партнёры

tutoring < education
= private tutoring | репетиторство
doers tutor, private tutor, private teacher, home tutor, online tutor | репетитор, частный преподаватель, репетиторка, репетитор онлайн, домашний учитель
work give private lessons, tutor students, tutor children, tutor online, tutoring pupils | занимаюсь репетиторством, даю частные уроки, даю уроки, занимаюсь с учениками, занимаюсь со школьниками, подтягиваю школьников, репетиторствую
field tutoring, private lessons, one-to-one lessons, private pupil, lessons for pupils | репетиторство, частные уроки, индивидуальные занятия, занятия с репетитором, ученики, частные ученики, индивидуальные уроки
needs falls behind at school, bad grades, need a tutor, find a tutor, looking for a tutor, lags behind, failing at school, catch up at school, help with homework, poor marks, struggles at school, missed a lot | съехал на тройки, отстаёт по предмету, ищем репетитора, нужен репетитор, найти репетитора, ищу репетитора, отстал по программе, помочь с уроками, плохие оценки, нахватал двоек, догнать программу, подтянуть предмет, позаниматься с ребёнком, посоветуйте репетитора

exam-preparation < tutoring
= school exam preparation | подготовка к экзаменам
doers exam tutor, exam coach | репетитор по ЕГЭ, репетитор ОГЭ
work prepare students for exams, prepare for A-levels, exam preparation, prepare for SAT, train for exams | готовлю к ЕГЭ, готовлю к экзаменам, готовлю к ОГЭ, подготовка к ЕГЭ, подготовка к ОГЭ, подготовка к экзамену, готовить к экзаменам
field A-levels, GCSE, SAT prep, GMAT, GRE exam, International Baccalaureate, final exams, entrance exams, Abitur, matura, exam papers, mock exam, entrance test | ЕГЭ, ОГЭ, абитуриент, единый госэкзамен, выпускные экзамены, вступительные экзамены, пробный экзамен, абитур, матура, билеты к экзамену, поступление в лицей
needs afraid to fail exams, exam in spring, prepare for exam, pass the exam, failed the exam, fail exams, retake exam, entrance exam soon, exam stress, exam anxiety | сдать ЕГЭ, боимся завалить экзамен, подготовиться к экзамену, сдать экзамен, завалил экзамен, пересдать экзамен, экзамен весной, сдаёт ЕГЭ, боится экзамена, провалил экзамен, поступить в лицей, сдать вступительные

maths-teaching < education
= teaching mathematics | преподавание математики
doers maths teacher, math teacher, math tutor, maths tutor, mathematics teacher, mathematics tutor | учитель математики, преподаватель математики, репетитор по математике, математичка, репетитор математики, матпреподаватель
work teach maths, teach mathematics, run a maths circle, explain maths, teach algebra, teach geometry, prepare for maths exam | преподаю математику, веду математический кружок, веду матшколу, объясняю математику, учу математике, преподавать математику, веду алгебру, готовлю по математике
field maths lessons, maths circle, mental arithmetic, maths olympiad, algebra, geometry, fractions, maths exam, calculus course, maths for kids | матшкола, математический кружок, олимпиадная математика, ментальная арифметика, уроки математики, алгебра, геометрия, дроби, профильная математика, таблица умножения, занимательная математика, математика для детей
needs bad at maths, does not understand algebra, hates maths, afraid of maths, weak in maths, catch up maths, failing maths, stuck with fractions, help with maths, good at maths, explain algebra | не понимает математику, подтянуть математику, ненавидит математику, боится математики, двойка по математике, проблемы с математикой, помочь с математикой, не даётся математика, не понимает дроби, сдать математику, любит математику, объяснить алгебру

physics-teaching < education
= teaching physics | преподавание физики
doers physics teacher, physics tutor | учитель физики, преподаватель физики, репетитор по физике
work teach physics, run physics experiments, explain physics, teach physics online | преподаю физику, показываю опыты, объясняю физику, преподавать физику, готовлю по физике, веду физику
field physics lessons, physics olympiad, school physics, physics experiments, mechanics problems, physics exam | уроки физики, школьная физика, олимпиада по физике, физические опыты, задачи по физике, ЕГЭ по физике, физический кружок
needs help with physics homework, does not understand physics, weak in physics, physics teacher missing | подтянуть физику, не понимает физику, сдать физику, помочь с физикой, объяснить физику, двойка по физике, нет физика в школе

chemistry-biology-teaching < education
= teaching chemistry and biology | преподавание химии и биологии
doers chemistry teacher, biology teacher, science teacher, chemistry tutor | учитель химии, учитель биологии, репетитор по химии, преподаватель биологии
work teach chemistry, teach biology, teach science, explain chemistry, chemistry experiments, teach science to kids | преподаю химию, преподаю биологию, объясняю химию, преподавать химию, преподавать биологию, веду биологию, химические опыты
field chemistry lessons, biology lessons, science class, school lab, science experiments, chemistry exam, biology exam, chemistry olympiad | уроки химии, уроки биологии, естествознание, окружающий мир, научные опыты для детей, ЕГЭ по химии, ЕГЭ по биологии, олимпиада по химии, биологический кружок
needs help with chemistry homework, chemistry is hard, enter medical school, does not understand chemistry | подтянуть химию, не понимает химию, сдать химию, сдать биологию, поступить в медицинский, поступать в мед, помочь с химией

coding-teaching < education
= teaching programming | обучение программированию
doers coding teacher, programming teacher, computer science teacher, coding instructor, programming tutor, Python tutor | учитель информатики, преподаватель программирования, преподаватель информатики, репетитор по программированию, репетитор по информатике, ментор по программированию
work teach programming, teach coding, teach kids coding, teach Python, teach children programming, mentor beginners in programming | учу программировать, преподаю программирование, преподаю информатику, учу питону, преподаю Python, учу детей программированию, учить программированию, веду информатику
field coding school, coding for kids, Scratch programming, computer science lessons, coding bootcamp, programming lessons, Minecraft programming, Scratch, programming club | школа программирования, курсы программирования, информатика, Скретч для детей, программирование для детей, уроки программирования, кружок программирования, программирование в Minecraft, ЕГЭ по информатике
needs learn to code, switch to IT, want to code, learn programming, learn Python, start in IT, child plays Minecraft, child wants to code, first programming job | научиться программировать, вкатиться в айти, войти в айти, хочу программировать, выучить Python, освоить программирование, изучить питон, перейти в айти, ребёнок играет Майнкрафт, хочет делать игры, первая работа айти

robotics-education < coding-teaching, robotics, programming-education
= children's robotics | детская робототехника
doers robotics teacher, robotics club leader, stem teacher, lego robotics instructor, maker educator | преподаватель робототехники, педагог по робототехнике, наставник кванториума
work teach robotics, run a robotics club, teach robotics to kids, run a stem club | веду робототехнику, веду кружок робототехники, учу детей робототехнике
field robotics club, Lego Mindstorms, Lego robotics, STEM education, Arduino for kids, stem for kids, makerspace, fablab, first lego league | кружок робототехники, лего-робототехника, STEM-образование, детский технопарк, лего роботы, кванториум, фаблаб, мейкерспейс
needs child loves robots, tech club for child, find a robotics club | ребёнок любит роботов, кружок для технаря, кружок для ребёнка технаря, отдать ребёнка на робототехнику

history-teaching < education
= teaching history and social studies | преподавание истории и обществознания
doers history teacher, social studies teacher, civics teacher | учитель истории, преподаватель истории, учитель обществознания, историчка
work teach history, teach social studies, explain history, prepare for history exam | преподаю историю, преподаю обществознание, объясняю историю, веду историю, готовлю по истории, преподавать историю
field history lessons, social studies, civics, history exam, history olympiad, school history | уроки истории, обществознание, граждановедение, ЕГЭ по истории, олимпиада по истории, школьная история, ЕГЭ по обществознанию
needs dates do not stick, pass history, history guest at school, veterans for class | подтянуть историю, не запоминаются даты, сдать историю, сдать обществознание, не даётся история, проект по истории

literature-teaching < education
= teaching literature | преподавание литературы
doers literature teacher, English literature teacher, Russian teacher, reading teacher | учитель литературы, словесник, преподаватель литературы, учитель русского, учительница литературы, учитель русского языка, русичка, репетитор по русскому
work teach literature, run a reading class, teach children reading, teach essay writing, discuss books with teens | преподаю литературу, веду уроки литературы, преподаю русский язык, учу писать сочинения, веду русский, готовлю к сочинению
field literature lessons, school reading, reading list, school essay, essay writing, reading with children | уроки литературы, школьная литература, сочинение по литературе, итоговое сочинение, школьное сочинение, правила русского, орфография, ЕГЭ по литературе
needs child does not read, write school essays, does not like reading, make child read, spelling mistakes | ребёнок не читает, написать сочинение, пишет с ошибками, не любит читать, заставить читать, приучить к чтению, подтянуть русский, безграмотно пишет, сдать русский

geography-teaching < education
= teaching geography | преподавание географии
doers geography teacher, geography tutor | учитель географии, преподаватель географии
work teach geography, lead geography club | преподаю географию, веду географический кружок
field geography lessons, geography olympiad, maps for school, geography exam | уроки географии, олимпиада по географии, школьная география, ЕГЭ по географии, географический диктант, контурные карты
needs pass geography | сдать географию, подтянуть географию

art-teaching < education, visual-arts
= teaching art | преподавание рисования
doers art teacher, drawing teacher, art school teacher, painting teacher, art instructor | учитель рисования, преподаватель рисования, преподаватель живописи, учитель изо, учительница рисования, педагог изостудии, преподаватель изо
work teach drawing, teach painting, run an art studio, teach art, teach children drawing, give art lessons, run art classes | преподаю рисунок, веду изостудию, учу рисовать, учу детей рисовать, учить рисовать, преподавать рисование, провожу уроки рисования, веду рисование, преподаю живопись
field art classes, drawing lessons, painting workshop, art school, children's art, drawing course, watercolour lessons, portfolio for art school | изостудия, художественная школа, уроки рисования, художка, детское рисование, курсы рисования, уроки живописи, рисование для взрослых, портфолио в художественный вуз
needs learn to draw, want to draw, child likes drawing, enter art school, paint for the soul, art classes for child, art portfolio | научиться рисовать, хочу рисовать, ребёнок любит рисовать, поступить в художку, рисовать для души, кружок рисования, уроки рисования ребёнку, поступить на дизайн

music-teaching < education, music
= music teaching | преподавание музыки
doers music teacher, music school teacher, solfeggio teacher, music tutor | учитель музыки, преподаватель музыки, преподаватель музыкальной школы, репетитор по сольфеджио, учительница музыки, музыкальный педагог, музрук
work teach music, give music lessons, teach music theory, teach solfeggio, teach instruments | преподаю музыку, работаю в музыкальной школе, преподавать музыку, учу музыке, преподаю сольфеджио, даю уроки музыки
field music school, music lessons, solfeggio, ear training, music theory lessons, instrument lessons, conservatory, music classes for children | музыкальная школа, музыкалка, сольфеджио, уроки музыки, музыкальные занятия, музыкальная грамота, консерватория, музыкальное развитие детей
needs child quit music school, learn an instrument, learn music, child wants to play, choose an instrument, read sheet music, enter conservatory, music lessons for child, play as adult | бросил музыкалку, научиться музыке, учиться музыке, выбрать инструмент, читать ноты, не хочет в музыкалку, поступить в консерваторию, отдать на музыку, музыка для ребёнка, играть с нуля

pe-teaching < education, sports
= physical education teaching | преподавание физкультуры
doers PE teacher, gym teacher | учитель физкультуры, физрук
work teach PE, run sports classes | преподаю физкультуру, веду физкультуру
field physical education, school sports, school gym, sports day | физкультура, физическое воспитание, школьный спорт, школьный спортзал, ГТО, сдача ГТО, уроки физкультуры
needs child does not move, exempt from PE, child sits at computer | ребёнок мало двигается, освобождение от физкультуры, ребёнок сидит за компьютером

university-teaching < education
= university teaching | преподавание в вузе
doers lecturer, university lecturer, associate professor, university teacher, adjunct professor, professor, university professor, visiting lecturer, senior lecturer, guest lecturer | доцент, преподаватель вуза, вузовский преподаватель, профессор, лектор, преподаватель университета, старший преподаватель, приглашённый лектор, завкафедрой, декан
work teach at university, lecture at university, supervise students, give lectures, teach students, teach a university course, head a department | преподаю в университете, преподаю в вузе, читаю лекции, руковожу дипломами, преподаю студентам, учу студентов, веду семинары, заведую кафедрой, читать лекции
field higher education, university course, lecture course, university students, seminar, master's programme, bachelor's programme, university department, lecture for students | реформа вузов, высшая школа, университетский курс, студенты вуза, кафедра, магистерская программа, бакалавриат, магистратура, семинары для студентов, учебник для вузов
needs guest lecturer wanted, guest lecture, practitioner for course, speak to students, invite to university, cases for students, internships for students | ищем лектора, гостевая лекция, прочитать лекцию, практик на курс, выступить перед студентами, кейсы для студентов, практика для студентов, ищем преподавателя, стажировка для студентов

academic-supervision < university-teaching
= PhD studies and thesis supervision | аспирантура и научное руководство
doers PhD supervisor, thesis supervisor, academic advisor, doctoral student, PhD candidate, postgraduate | научный руководитель, научрук, аспирантка, докторант, соискатель, магистрант, дипломник
work supervise PhD students, supervise theses, write a dissertation, defended a thesis, consult theses | руковожу аспирантами, научное руководство, пишу диссертацию, защитил диссертацию, веду аспирантов, пишу диплом
field PhD, doctoral thesis, dissertation, master's thesis, graduate school, PhD student, thesis defence, doctoral studies, graduation thesis, bachelor thesis | аспирантура, диссертация, кандидатская, аспирант, магистерская диссертация, защита диссертации, дипломная работа, бакалаврская работа, докторантура, диссовет
needs stuck with my thesis, looking for a supervisor, write my thesis, finish the thesis, defend thesis, choose thesis topic, find a supervisor, data for thesis, respondents for thesis, PhD position | застрял с диссертацией, ищу научрука, дописать диссертацию, написать диплом, защитить диплом, тема диплома, найти научрука, данные для диплома, опрос для диплома, поступить в аспирантуру, нужен научный руководитель

university-admissions < education
= university admissions abroad | поступление в вузы за рубежом
doers admissions consultant, education consultant, college counselor, admissions counselor | консультант по поступлению, образовательный консультант
work help students apply, review motivation letters, prepare applications, consult on admission, got into university abroad | помогаю поступить, консультирую по поступлению, поступила за границу, помогаю с поступлением, готовлю документы в вузы, проверяю мотивационные
field university admission, college application, motivation letter, study abroad, master's abroad, personal statement, application essay, university choice, entrance requirements, foundation year, Studienkolleg, Ivy League | поступление за рубеж, учёба за границей, мотивационное письмо, магистратура за рубежом, поступить в магистратуру, выбор вуза, зарубежный вуз, европейские вузы, эссе для поступления, штудиенколлег, Лига плюща, бакалавриат за границей
needs apply to a university, get into college, choose university, study in Germany, study in Europe, child finishes school, write motivation letter, apply for master's, application deadline, where to study, recommendation for university | хочу поступить, поступаю в магистратуру, куда поступать, выбрать вуз, учиться за границей, учиться в Европе, учиться в Германии, поступить за границу, ребёнок заканчивает школу, написать мотивационное, поступить на бакалавриат, подать документы в вуз, куда пойти учиться, поступать после школы

scholarships < university-admissions
= scholarships and fellowships | стипендии
doers scholarship holder, scholar alumni, Fulbright scholar, Chevening scholar | стипендиат, стипендиат фонда
work won a scholarship, won a fellowship, apply for scholarships, help win scholarships | получил стипендию, выиграл стипендию, подаюсь на стипендии, помогаю со стипендиями, учусь по стипендии
field scholarship, fellowship, Fulbright, Chevening, Erasmus Mundus, DAAD, full scholarship, tuition waiver, study grant, research stay | стипендия, Чивнинг, Фулбрайт, стипендиальная программа, DAAD, Эразмус, полная стипендия, грант на обучение, бесплатное обучение, бюджетное место, Болашак
needs cannot afford tuition, win a scholarship, study for free, get a scholarship, tuition too expensive, funding for studies | нечем платить за обучение, получить стипендию, выиграть стипендию, учиться бесплатно, дорогое обучение, грант на учёбу, оплатить учёбу

student-exchange < education
= student exchange | студенческий обмен
doers exchange student, exchange coordinator | студент по обмену, координатор обменов
work host exchange students, organise exchanges | принимаем студентов, организую обмены
field student exchange, Erasmus, exchange semester, youth exchange, host family, school exchange, school year abroad, exchange programme | студенческий обмен, программа обмена, семестр за границей, молодёжный обмен, принимающая семья, школьный обмен, год за границей, обменная программа
needs study a semester abroad, host a student, host family wanted, exchange partner school, partner school abroad, year abroad | поехать по обмену, принять студента, найти принимающую семью, школа-партнёр, уехать по обмену, год учёбы за границей

vocational-education < education
= vocational education | профессиональное образование
doers vocational trainer, vocational instructor, master trainer, apprentice, trade teacher, trade instructor | мастер производственного обучения, преподаватель колледжа, подмастерье, мастер колледжа, азуби
work train apprentices, teach a trade, take apprentices, teach welding, train workers | учу профессии, обучаю рабочим специальностям, беру учеников, обучаю рабочих, учу ремеслу, готовлю рабочих
field vocational training, apprenticeship, vocational college, WorldSkills, trade school, trainee place, internship, apprentices | колледж, среднее профессиональное, рабочие профессии, училище, Ausbildung, аусбильдунг, ПТУ, техникум, учебный центр, практиканты, ученик на производстве
needs learn a trade, find an apprentice, take an apprentice, apprentice wanted, become apprentice, find a trainee, learn craft from master, young workers missing | получить рабочую профессию, найти ученика, взять ученика, пойти в ученики, ищу ученика, научиться ремеслу, нет молодых рабочих, практика для студентов колледжа, ищем практиканта

instructional-design < education
= instructional design | методический дизайн
doers instructional designer, learning designer, curriculum designer, methodologist | методист, методолог, педагогический дизайнер, методолог курсов
work design courses, develop curricula, design learning, write curricula, structure courses, develop a syllabus | проектирую курсы, разрабатываю курсы, пишу учебные программы, делаю курсы, собираю программу курса, создаю учебные материалы, разрабатывать курсы
field instructional design, learning design, course design, learning outcomes, ADDIE, course programme, teaching methodology, syllabus, course structure | педагогический дизайн, методология обучения, методика преподавания, образовательный дизайн, программа курса, структура курса, учебный план, методичка, методические материалы
needs students drop the course, low completion rate, structure my course, design a course, turn knowledge into course, assignments for students, boring course | не доходят до конца, доходимость курса, структурировать курс, собрать курс, составить программу курса, превратить знания в курс, придумать задания, скучный курс, разработать курс

online-courses < education
= online course production | онлайн-курсы
doers course creator, online course producer, online school owner | продюсер онлайн-курсов, автор курса, продюсер онлайн-школы, владелец онлайн-школы
work launch online courses, run an online school, sell online courses, produce courses, record lessons | запускаю онлайн-курсы, запускаю курсы, веду онлайн-школу, продаю курсы, записываю уроки, продюсирую экспертов, создаю онлайн-курс
field online course, online school, e-learning, MOOC, Coursera, GetCourse, LMS, video lessons, course platform, webinars for students | онлайн-курс, онлайн-школа, геткурс, инфобизнес, дистанционное обучение, LMS, видеоуроки, платформа для курсов, обучающая платформа, Скиллбокс, Нетология
needs package my knowledge, record a course, launch a course, sell my course, launch online school, film lessons | упаковать экспертизу, сделать свой курс, записать курс, запустить курс, продать курс, запустить онлайн-школу, снять уроки, выбрать платформу для курса, создать онлайн-курс

corporate-training < education
= corporate training | корпоративное обучение
doers corporate trainer, business trainer, L&D manager, training manager | бизнес-тренер, корпоративный тренер, тренинг-менеджер
work run trainings, train employees, facilitate workshops, train managers, train staff, develop leadership programmes | провожу тренинги, обучаю сотрудников, веду тренинги, тренирую руководителей, обучаю персонал, обучаю менеджеров, провожу обучение
field corporate training, soft skills, L&D, corporate university, staff training, leadership training, training programme | корпоративное обучение, тренинг, софт-скиллы, корпоративный университет, гибкие навыки, обучение персонала, обучение сотрудников, тренинги для команд, программа обучения, обучение руководителей
needs employees lack skills, train our staff, teach my managers, onboard newcomers, training for team, upskill employees | обучить сотрудников, обучить команду, обучить персонал, тренинг для команды, обучить менеджеров, обучить новичков, прокачать сотрудников

speech-technique < public-speaking
= voice and speech training | техника речи
doers voice coach, diction coach | педагог по речи, преподаватель техники речи, тренер по голосу
work train voice and diction, work on accent, train speakers, correct accent, improve diction | ставлю голос, ставлю речь, работаю с голосом, ставлю дикцию, учу говорить, тренирую дикцию
field diction, voice training, stage speech, clear speech, accent reduction, voice coaching | техника речи, дикция, сценическая речь, постановка голоса, речевой тренинг, голос и речь, скороговорки, красивая речь
needs nobody hears me, quiet voice, lose my voice, mumble, strong accent, get rid of accent, monotone voice, voice gets tired | говорю тихо, каша во рту, тихий голос, садится голос, улучшить дикцию, избавиться от акцента, сильный акцент, бубню, говорю монотонно, поставить голос, плохая дикция

debate < education
= debating | дебаты
doers debater, debate coach, debate judge | дебатёр, тренер по дебатам
work coach debate teams, run a debate club | веду дебатный клуб, судья дебатов
field debating, debate club, Model UN, MUN, debate tournament, argumentation | дебаты, дебатный клуб, модель ООН, турнир по дебатам, аргументация, парламентские дебаты
needs learn to argue, sparring partner for debates, join debates, start a debate club, teach teens to argue | научиться спорить, научиться аргументировать, участвовать в дебатах, открыть дебатный клуб, научить дебатам, судьи на дебаты

special-education < education
= special and inclusive education | инклюзивное образование
doers special education teacher, inclusion teacher, SEN teacher, learning support assistant, ABA therapist, special needs teacher, tutor for autistic children | дефектолог, коррекционный педагог, олигофренопедагог, школьный тьютор, АВА-терапист, тьютор для ребёнка, сурдопедагог, тифлопедагог, поведенческий аналитик
work teach children with disabilities, work with autism, teach autistic children, support special children, include children | работаю с особыми детьми, занимаюсь инклюзией, занимаюсь с аутистами, сопровождаю ребёнка в школе, обучаю детей с ОВЗ
field special education, inclusive education, special needs, ADHD, autism, dyslexia, ABA therapy, learning difficulties, developmental delay, Down syndrome, autistic children | инклюзия, инклюзивное образование, особые дети, аутизм, СДВГ, дислексия, дети с ОВЗ, задержка развития, ЗПР, синдром Дауна, ресурсный класс, коррекционная школа, тьюторство, дети с особенностями
needs my child is autistic, my child has ADHD, autistic son, special child, child with autism, school refuses child, ADHD child, dyslexic child, cannot concentrate, school for special child, diagnosed with autism | особый ребёнок, ребёнок с аутизмом, ребёнок с особенностями, ребёнок с ОВЗ, не берут в школу, ребёнок с СДВГ, не может сосредоточиться, поставили аутизм, тьютор в школу, школа для особого ребёнка, задержка развития у ребёнка

speech-therapy < special-education, rehabilitation
= speech therapy | логопедия
doers speech therapist, speech pathologist, logopedist, SLP, aphasia therapist | логопед, логопед-дефектолог, нейропсихолог-логопед, афазиолог, нейрологопед, логопедка
work correct speech, treat stuttering, teach children to speak, work on sounds, start speech, speech lessons | исправляю речь, ставлю звуки, запускаю речь, восстанавливаю речь, занимаюсь речью, запуск речи, развиваю речь, занятия с логопедом
field speech therapy, stuttering, speech delay, aphasia, articulation disorders, dyslexia, logopedics, speech sounds, late talker, speech development | логопедия, заикание, задержка речи, афазия, ЗРР, постановка звуков, дислексия, логопедический массаж, дисграфия, развитие речи, звукопроизношение, артикуляция, алалия, речевые нарушения
needs child does not talk, child does not speak, child mispronounces r, stutter, does not speak, speaks badly, lost speech, speech after stroke, son stutters, delayed speech, cannot pronounce | ребёнок не говорит, не выговаривает, ребёнок не выговаривает р, картавость, заикаюсь, не разговаривает, плохо говорит, не говорит в три, задержка речи у ребёнка, заикается, речь после инсульта, потерял речь, картавит, шепелявит, нужен логопед

gifted-education < education
= work with gifted children | работа с одарёнными детьми
doers olympiad coach, gifted programme teacher | олимпиадный тренер, тренер олимпиадников
work prepare for olympiads, teach gifted children | готовлю к олимпиадам, тренирую сборную школьников
field gifted children, school olympiads, science fair, Sirius centre, olympiad training, young talents, physics and maths school | одарённые дети, олимпиадники, всероссийская олимпиада, Сириус, олимпиадное движение, олимпиадная подготовка, физматшкола, физмат, юные таланты, кружок для одарённых
needs bored at school, prepare for olympiad, gifted child, child too advanced, win olympiad | ребёнку скучно в школе, подготовиться к олимпиаде, одарённый ребёнок, выиграть олимпиаду, попасть в физмат, вундеркинд

after-school-clubs < education
= after-school clubs | детские кружки
doers club leader, after-school teacher | руководитель кружка, педагог дополнительного образования, педагог допобразования
work run children's clubs, lead after-school activities, teach a children's studio, run workshops for children | веду кружок, веду детскую студию, провожу кружки, открыла детский центр, веду детские мастер-классы, веду студию для детей
field after-school, extracurricular activities, children's centre, children's club, hobby groups for children, children's workshop, children's studio | дополнительное образование, допобразование, детский центр, кружки и секции, детский клуб, продлёнка, детские мастер-классы, детские занятия, секция для детей, детская студия, дом творчества, кружки для детей
needs keep the child busy, club for child, activities for children, after school activities, teacher for club, where to take child, child sits on phone, child is bored | чем занять ребёнка, кружок для ребёнка, секция для ребёнка, куда отдать ребёнка, занять детей, найти кружок, ищем педагога в кружок, ребёнку нечем заняться, сидит в телефоне, ребёнок скучает

summer-camps < education, parenting
= children's camps | детские лагеря
doers camp counsellor, camp counselor, camp director | вожатый, директор лагеря, организатор лагеря
work run a summer camp, organise kids camps, work at camp, take children to camp | провожу детский лагерь, организую лагеря, работаю вожатым, вывожу детей в лагерь, везу детей в лагерь
field summer camp, kids camp, children's camp, language camp, holiday camp, city camp, scout camp, day camp | детский лагерь, летний лагерь, языковой лагерь, вожатство, смена в лагере, городской лагерь, выездной лагерь, палаточный лагерь, профильная смена, летняя школа, лагерь для подростков
needs kids in summer, summer holidays for children, send child to camp, camp for teenager, counsellors wanted, children at home in summer, find a camp | куда отправить детей летом, отправить в лагерь, лагерь для ребёнка, летние каникулы, ищем вожатых, нужны вожатые, дети дома летом, выбрать лагерь, чем занять летом

career-guidance < education, coaching
= career guidance | профориентация
doers career counsellor, career counselor, career advisor, guidance counselor | профориентолог, карьерный консультант, карьерный советник
work help choose a profession, help with career choice, guide teenagers, career tests, tell about profession | помогаю выбрать профессию, провожу профориентацию, помогаю сменить профессию, рассказываю о профессии, профориентирую подростков, консультирую по карьере
field career guidance, career choice, career change, career counselling, career choice for teenagers, profession test, job shadowing | профориентация, выбор профессии, смена профессии, карьерная консультация, профориентация подростков, профтест, профессиональные пробы, день профессии
needs unsure what to become, what to become, choose a profession, choose career, teenager does not know, change profession, talk about your profession, what to study, find my path | не знаю кем быть, хочу сменить профессию, кем стать, выбрать профессию, не знает кем быть, определиться с профессией, сменить сферу, рассказать о профессии, кем работать, найти призвание, на кого учиться, попробовать профессию

adult-education < education
= adult education | обучение взрослых
doers adult educator, andragogue | андрагог, преподаватель для взрослых
work teach adults, teach seniors, teach pensioners, teach older people, courses for adults | учу взрослых, обучаю пенсионеров, учу пенсионеров, курсы для взрослых, занятия для пожилых, веду курсы
field lifelong learning, adult education, evening classes, digital literacy, folk high school, courses for seniors, computer courses, community college | образование взрослых, андрагогика, непрерывное образование, университет третьего возраста, цифровая грамотность, курсы для пенсионеров, серебряный университет, активное долголетие, компьютерные курсы
needs study after forty, grandma and smartphone, learn something new, courses for parents, teach mother smartphone, teach grandparents computer | учиться после сорока, научить бабушку телефону, научиться новому, научить маму компьютеру, научить пользоваться телефоном, курсы для мамы, занятия для пенсионеров

learning-skills < education
= learning skills and memory | навыки учёбы и память
doers learning coach, speed reading trainer, memory coach | тренер по памяти, тренер по скорочтению, мнемонист
work teach how to learn, teach speed reading, train memory, teach study skills | учу учиться, учу скорочтению, тренирую память, учу запоминать, учу конспектировать
field speed reading, mnemonics, note-taking, Zettelkasten, spaced repetition, Anki, memory training, study habits, note taking | скорочтение, мнемотехника, цеттелькастен, интервальные повторения, навыки учёбы, развитие памяти, конспектирование, эффективное обучение, тайм-менеджмент для школьников
needs forget everything I learn, bad memory, cannot concentrate on study, learn faster, read faster, remember names | ничего не запоминаю, плохая память, учиться быстрее, читать быстрее, быстро забываю, запомнить слова, не усваиваю

science-communication < education, writing, science
= science communication | популяризация науки
doers science communicator, science populariser, science journalist, science writer, science popularizer, science blogger, science editor, science museum curator | научный журналист, популяризатор науки, научный коммуникатор, научпопер, научный блогер, научный редактор, сайкоммер
work explain science, popularise science, give science talks, write popular science | популяризирую науку, пишу о науке, рассказываю о науке, читаю научпоп-лекции, пишу научпоп
field popular science, science communication, science festival, science slam, pop-sci, scicomm, science museum, science podcast | научпоп, популяризация науки, научная журналистика, science slam, научная коммуникация, научные бои, научно-популярный, фестиваль науки, научное шоу
needs explain complex things simply, explain research to public, find a science speaker, explain our research, tell about science, talk for children about science, science lecture | просто о сложном, рассказать об исследовании просто, нужен лектор-учёный, рассказать о науке, объяснить исследование, научная лекция, лекция о науке детям

education-policy < education, public-policy
= education policy and research | образовательная политика
doers education researcher, education policy expert | исследователь образования, эксперт в образовании
work research education, evaluate schools | исследую образование, оцениваю качество образования
field education policy, education research, PISA, educational assessment, psychometrics | образовательная политика, исследования образования, педагогические измерения, реформа образования, психометрика

financial-literacy < education
= financial literacy | финансовая грамотность
doers financial literacy trainer, personal finance educator | преподаватель финграмотности, тренер по финграмотности
work teach financial literacy, teach personal finance | учу финансовой грамотности, учу обращаться с деньгами
field financial literacy, personal finance, family budget | финансовая грамотность, финграмотность, личные финансы, семейный бюджет
needs money runs out, cannot save money, save money, pocket money for child, debts | деньги утекают, не получается копить, научиться копить, карманные деньги ребёнку, вылезти из долгов

driving-instruction < education, automotive
= driving instruction | обучение вождению
doers driving instructor, driving teacher, driving school owner, extreme driving coach, motorcycle instructor, driving school instructor | инструктор по вождению, автоинструктор, владелец автошколы, инструктор контраварийного вождения, мотоинструктор, инструктор автошколы
work teach driving, give driving lessons, teach motorcycle riding, teach to drive | учу водить, даю уроки вождения, учу водить машину, обучаю вождению, учу ездить на мотоцикле, учу вождению
field driving school, driving lessons, driving test, driving licence exam, defensive driving, driving licence exchange, driving course | автошкола, уроки вождения, экзамен в ГИБДД, водительские права, экзамен в ГАИ, контраварийное вождение, обмен водительских прав, вождение, водительские курсы
needs afraid to drive, failed the driving test, pass driving test, learn to drive, failed driving test, refresh driving skills | боюсь водить, сдать на права, права есть не езжу, научиться водить, получить права, завалил вождение, боюсь садиться за руль, восстановить навыки вождения

library-work < education
= librarianship | библиотечное дело
doers librarian, library director | библиотекарь, директор библиотеки, библиограф
work work in a library, run a library, catalogue books | работаю в библиотеке, собираю библиотеку, заведую библиотекой, каталогизирую книги, провожу встречи в библиотеке
field library science, public library, rare books, bibliography, school library, library event, children's library, reading room | библиотечное дело, городская библиотека, редкие книги, библиотековедение, детская библиотека, школьная библиотека, читальный зал, библиотечное мероприятие
needs give books away, speaker for library, meet readers, give away books, books for library, library evening | отдать книги, встреча с читателями, книги для библиотеки, выступить в библиотеке, куда деть книги

teacher-training < education
= teacher training | подготовка учителей
doers teacher trainer, teacher mentor | наставник учителей, тренер учителей
work train teachers, mentor young teachers, mentor teachers, teach teachers, courses for teachers | обучаю учителей, готовлю педагогов, учу учителей, обучаю педагогов, провожу курсы для учителей
field teacher training, Teach First, Teach for All, CELTA, PGCE, teacher education, professional development of teachers, teacher conference | повышение квалификации учителей, педвуз, пединститут, Учитель для России, педагогический университет, молодые учителя
needs burned out teachers, become a teacher, start as teacher, afraid of class, teacher burnout | учителя выгорают, стать учителем, пойти в школу работать, начинающий учитель, выгорание учителей, пройти повышение квалификации

educational-games-toys < education, game-making
= educational games and toys | развивающие игры
doers educational game designer, toy maker | разработчик развивающих игр, мастер игрушек
work make educational games, design toys, make learning games, invent games for children | делаю развивающие игры, придумываю игрушки, придумываю игры для детей
field educational toys, learning games, gamification, wooden toys, developmental toys | развивающие игры, развивающие игрушки, геймификация обучения, деревянные игрушки, обучающие игры, бизиборд
needs learn through play, toys for development, game for lesson | учиться играя, игра для урока, развивающая игрушка, во что поиграть с ребёнком

mentoring < education, coaching
= mentoring | наставничество
doers mentor, mentor of juniors | наставник, ментор
work mentor juniors, mentor young people, mentor startups, mentor students, guide beginners | менторю, менторствую, наставляю новичков, менторю студентов, наставничаю, делюсь опытом, сопровождаю новичков, быть ментором
field mentoring, mentorship, mentorship programme, mentoring programme, mentor for youth | менторство, наставничество, менторская программа, менторинг, программа наставничества
needs looking for a mentor, need a mentor, find a mentor, someone experienced, want to mentor, learn from experienced | ищу ментора, ищу наставника, нужен ментор, найти ментора, нужен наставник, кто-то опытный, поделиться опытом, стать ментором

language-english < language-learning
= the English language | английский язык
doers English teacher, English tutor, English language teacher, native English speaker, IELTS tutor | преподаватель английского, репетитор английского, учитель английского языка, носитель английского, англичанка учительница, репетитор по английскому, учитель английского
work teach English, speak English, fluent in English, teach English to children, teach business English, prepare for IELTS | преподаю английский, говорю на английском, знаю английский, свободно на английском, учу английскому, готовлю к IELTS, занимаюсь английским, преподавать английский
field English language, English lessons, English course, English speaking club, IELTS, TOEFL, business English, ESL, EFL, conversational English, English for children, English club | английский язык, уроки английского, курсы английского, инглиш, айелтс, деловой английский, разговорный английский, IELTS, английский для детей, айлтс, тойфл, английский клуб, бизнес-английский
needs learn English, learning English, practise English, improve my English, speak English fluently, pass IELTS, English for work, poor English, interview in English, English for child, meetings in English | учу английский, выучить английский, подтянуть английский, практиковать английский, практика английского, сдать IELTS, английский для работы, плохой английский, собеседование на английском, заговорить на английском, английский для ребёнка, созвоны на английском, не понимаю на слух, улучшить английский

language-german < language-learning
= the German language | немецкий язык
doers German teacher, German tutor, German language teacher, native German speaker | преподаватель немецкого, репетитор немецкого, учитель немецкого языка, носитель немецкого
work teach German, speak German, fluent in German, prepare for Goethe exam | преподаю немецкий, говорю на немецком, знаю немецкий, свободно на немецком, учу немецкому, готовлю к Goethe
field German language, German lessons, German course, German speaking club, Goethe-Institut, TestDaF, telc, Goethe Zertifikat, integration course | немецкий язык, уроки немецкого, курсы немецкого, Гёте-институт, Goethe-Zertifikat, дойч, интеграционный курс, интеграционные курсы, Гёте-сертификат, телк
needs learn German, learning German, practise German, improve my German, letters in German, German B1, German for work, pass Goethe | учу немецкий, выучить немецкий, подтянуть немецкий, практиковать немецкий, практика немецкого, письма на немецком, немецкий B1, немецкий для работы, заговорить на немецком, сдать немецкий

language-french < language-learning
= the French language | французский язык
doers French teacher, French tutor, French language teacher, native French speaker | преподаватель французского, репетитор французского, учитель французского языка, носитель французского
work teach French, speak French, fluent in French | преподаю французский, говорю на французском, знаю французский, свободно на французском
field French language, French lessons, French course, French speaking club, DELF, DALF, Alliance Francaise | французский язык, уроки французского, курсы французского, DELF, Альянс Франсез
needs learn French, learning French, practise French, improve my French, pass DELF, French for child | учу французский, выучить французский, подтянуть французский, практиковать французский, практика французского, заговорить на французском, сдать DELF

language-spanish < language-learning
= the Spanish language | испанский язык
doers Spanish teacher, Spanish tutor, Spanish language teacher, native Spanish speaker | преподаватель испанского, репетитор испанского, учитель испанского языка, носитель испанского
work teach Spanish, speak Spanish, fluent in Spanish | преподаю испанский, говорю на испанском, знаю испанский, свободно на испанском
field Spanish language, Spanish lessons, Spanish course, Spanish speaking club, DELE exam, Instituto Cervantes | испанский язык, уроки испанского, курсы испанского, DELE, институт Сервантеса
needs learn Spanish, learning Spanish, practise Spanish, improve my Spanish, pass DELE, Spanish for life | учу испанский, выучить испанский, подтянуть испанский, практиковать испанский, практика испанского, заговорить на испанском, сдать DELE

language-italian < language-learning
= the Italian language | итальянский язык
doers Italian teacher, Italian tutor, Italian language teacher, native Italian speaker | преподаватель итальянского, репетитор итальянского, учитель итальянского языка, носитель итальянского
work teach Italian, speak Italian, fluent in Italian | преподаю итальянский, говорю на итальянском, знаю итальянский, свободно на итальянском
field Italian language, Italian lessons, Italian course, Italian speaking club, CILS exam, CELI exam | итальянский язык, уроки итальянского, курсы итальянского, CILS, CELI
needs learn Italian, learning Italian, practise Italian, improve my Italian, start speaking Italian | учу итальянский, выучить итальянский, подтянуть итальянский, практиковать итальянский, практика итальянского, заговорить на итальянском

language-portuguese < language-learning
= the Portuguese language | португальский язык
doers Portuguese teacher, Portuguese tutor, Portuguese language teacher, native Portuguese speaker | преподаватель португальского, репетитор португальского, учитель португальского языка, носитель португальского
work teach Portuguese, speak Portuguese, fluent in Portuguese | преподаю португальский, говорю на португальском, знаю португальский, свободно на португальском
field Portuguese language, Portuguese lessons, Portuguese course, Portuguese speaking club, European Portuguese, Brazilian Portuguese | португальский язык, уроки португальского, курсы португальского, CIPLE, бразильский португальский
needs learn Portuguese, learning Portuguese, practise Portuguese, improve my Portuguese, start speaking Portuguese | учу португальский, выучить португальский, подтянуть португальский, практиковать португальский, практика португальского, заговорить на португальском

language-chinese < language-learning
= the Chinese language | китайский язык
doers Chinese teacher, Chinese tutor, Chinese language teacher, native Chinese speaker | преподаватель китайского, репетитор китайского, учитель китайского языка, носитель китайского
work teach Chinese, speak Chinese, fluent in Chinese | преподаю китайский, говорю на китайском, знаю китайский, свободно на китайском
field Chinese language, Chinese lessons, Chinese course, Chinese speaking club, Mandarin, HSK, Cantonese | китайский язык, уроки китайского, курсы китайского, путунхуа, HSK, иероглифы
needs learn Chinese, learning Chinese, practise Chinese, improve my Chinese, pass HSK, negotiate in Chinese | учу китайский, выучить китайский, подтянуть китайский, практиковать китайский, практика китайского, сдать HSK, общаться с китайцами, переговоры на китайском

language-japanese < language-learning
= the Japanese language | японский язык
doers Japanese teacher, Japanese tutor, Japanese language teacher, native Japanese speaker | преподаватель японского, репетитор японского, учитель японского языка, носитель японского
work teach Japanese, speak Japanese, fluent in Japanese | преподаю японский, говорю на японском, знаю японский, свободно на японском
field Japanese language, Japanese lessons, Japanese course, Japanese speaking club, JLPT, kanji | японский язык, уроки японского, курсы японского, JLPT, кандзи, японист
needs learn Japanese, learning Japanese, practise Japanese, improve my Japanese, pass JLPT | учу японский, выучить японский, подтянуть японский, практиковать японский, практика японского, сдать JLPT

language-korean < language-learning
= the Korean language | корейский язык
doers Korean teacher, Korean tutor, Korean language teacher, native Korean speaker | преподаватель корейского, репетитор корейского, учитель корейского языка, носитель корейского
work teach Korean, speak Korean, fluent in Korean | преподаю корейский, говорю на корейском, знаю корейский, свободно на корейском
field Korean language, Korean lessons, Korean course, Korean speaking club, TOPIK exam, hangul | корейский язык, уроки корейского, курсы корейского, TOPIK, хангыль
needs learn Korean, learning Korean, practise Korean, improve my Korean, learn Korean alone, pass TOPIK | учу корейский, выучить корейский, подтянуть корейский, практиковать корейский, практика корейского, сдать TOPIK, заговорить на корейском

language-arabic < language-learning
= the Arabic language | арабский язык
doers Arabic teacher, Arabic tutor, Arabic language teacher, native Arabic speaker | преподаватель арабского, репетитор арабского, учитель арабского языка, носитель арабского
work teach Arabic, speak Arabic, fluent in Arabic | преподаю арабский, говорю на арабском, знаю арабский, свободно на арабском
field Arabic language, Arabic lessons, Arabic course, Arabic speaking club, Arabist, Levantine dialect | арабский язык, уроки арабского, курсы арабского, арабист, фусха
needs learn Arabic, learning Arabic, practise Arabic, improve my Arabic | учу арабский, выучить арабский, подтянуть арабский, практиковать арабский, практика арабского

language-turkish < language-learning
= the Turkish language | турецкий язык
doers Turkish teacher, Turkish tutor, Turkish language teacher, native Turkish speaker | преподаватель турецкого, репетитор турецкого, учитель турецкого языка, носитель турецкого
work teach Turkish, speak Turkish, fluent in Turkish | преподаю турецкий, говорю на турецком, знаю турецкий, свободно на турецком
field Turkish language, Turkish lessons, Turkish course, Turkish speaking club, TOMER, Turkish A1 | турецкий язык, уроки турецкого, курсы турецкого, TÖMER, тёмер
needs learn Turkish, learning Turkish, practise Turkish, improve my Turkish, start speaking Turkish | учу турецкий, выучить турецкий, подтянуть турецкий, практиковать турецкий, практика турецкого, заговорить на турецком

language-hebrew < language-learning
= the Hebrew language | иврит
doers Hebrew teacher, Hebrew tutor, Hebrew language teacher, native Hebrew speaker | преподаватель иврита, репетитор иврита, учитель иврита языка, носитель иврита
work teach Hebrew, speak Hebrew, fluent in Hebrew | преподаю иврит, говорю на иврите, знаю иврит, свободно на иврите
field Hebrew language, Hebrew lessons, Hebrew course, Hebrew speaking club, ulpan, Yiddish | иврит, уроки иврита, курсы иврита, ульпан, идиш
needs learn Hebrew, learning Hebrew, practise Hebrew, improve my Hebrew, letters in Hebrew | учу иврит, выучить иврит, подтянуть иврит, практиковать иврит, практика иврита, заговорить на иврите, письма на иврите

language-serbian < language-learning
= the Serbian language | сербский язык
doers Serbian teacher, Serbian tutor, Serbian language teacher, native Serbian speaker | преподаватель сербского, репетитор сербского, учитель сербского языка, носитель сербского
work teach Serbian, speak Serbian, fluent in Serbian | преподаю сербский, говорю на сербском, знаю сербский, свободно на сербском
field Serbian language, Serbian lessons, Serbian course, Serbian speaking club, Serbo-Croatian, Croatian lessons | сербский язык, уроки сербского, курсы сербского, сербохорватский, хорватский язык
needs learn Serbian, learning Serbian, practise Serbian, improve my Serbian, start speaking Serbian | учу сербский, выучить сербский, подтянуть сербский, практиковать сербский, практика сербского, заговорить на сербском

language-georgian < language-learning
= the Georgian language | грузинский язык
doers Georgian teacher, Georgian tutor, Georgian language teacher, native Georgian speaker | преподаватель грузинского, репетитор грузинского, учитель грузинского языка, носитель грузинского
work teach Georgian, speak Georgian, fluent in Georgian | преподаю грузинский, говорю на грузинском, знаю грузинский, свободно на грузинском
field Georgian language, Georgian lessons, Georgian course, Georgian speaking club, Kartuli, Georgian alphabet | грузинский язык, уроки грузинского, курсы грузинского, картули, картвелист
needs learn Georgian, learning Georgian, practise Georgian, improve my Georgian, start speaking Georgian | учу грузинский, выучить грузинский, подтянуть грузинский, практиковать грузинский, практика грузинского, заговорить на грузинском

language-armenian < language-learning
= the Armenian language | армянский язык
doers Armenian teacher, Armenian tutor, Armenian language teacher, native Armenian speaker | преподаватель армянского, репетитор армянского, учитель армянского языка, носитель армянского
work teach Armenian, speak Armenian, fluent in Armenian | преподаю армянский, говорю на армянском, знаю армянский, свободно на армянском
field Armenian language, Armenian lessons, Armenian course, Armenian speaking club, Western Armenian, Eastern Armenian | армянский язык, уроки армянского, курсы армянского, западноармянский, восточноармянский
needs learn Armenian, learning Armenian, practise Armenian, improve my Armenian | учу армянский, выучить армянский, подтянуть армянский, практиковать армянский, практика армянского

language-kazakh < language-learning
= the Kazakh language | казахский язык
doers Kazakh teacher, Kazakh tutor, Kazakh language teacher, native Kazakh speaker | преподаватель казахского, репетитор казахского, учитель казахского языка, носитель казахского
work teach Kazakh, speak Kazakh, fluent in Kazakh | преподаю казахский, говорю на казахском, знаю казахский, свободно на казахском
field Kazakh language, Kazakh lessons, Kazakh course, Kazakh speaking club, Qazaq tili, KAZTEST | казахский язык, уроки казахского, курсы казахского, казак тили, казтест
needs learn Kazakh, learning Kazakh, practise Kazakh, improve my Kazakh, start speaking Kazakh | учу казахский, выучить казахский, подтянуть казахский, практиковать казахский, практика казахского, заговорить на казахском

language-uzbek-tajik-kyrgyz < language-learning
= the Uzbek language | узбекский язык
doers Uzbek teacher, Uzbek tutor, Uzbek language teacher, native Uzbek speaker | преподаватель узбекского, репетитор узбекского, учитель узбекского языка, носитель узбекского
work teach Uzbek, speak Uzbek, fluent in Uzbek | преподаю узбекский, говорю на узбекском, знаю узбекский, свободно на узбекском
field Uzbek language, Uzbek lessons, Uzbek course, Uzbek speaking club, Kyrgyz language, Tajik language | узбекский язык, уроки узбекского, курсы узбекского, кыргызский язык, таджикский язык
needs learn Uzbek, learning Uzbek, practise Uzbek, improve my Uzbek | учу узбекский, выучить узбекский, подтянуть узбекский, практиковать узбекский, практика узбекского

language-polish < language-learning
= the Polish language | польский язык
doers Polish teacher, Polish tutor, Polish language teacher, native Polish speaker | преподаватель польского, репетитор польского, учитель польского языка, носитель польского
work teach Polish, speak Polish, fluent in Polish | преподаю польский, говорю на польском, знаю польский, свободно на польском
field Polish language, Polish lessons, Polish course, Polish speaking club, Polish B1, polonist | польский язык, уроки польского, курсы польского, карта поляка, полонист
needs learn Polish, learning Polish, practise Polish, improve my Polish, pass Polish exam | учу польский, выучить польский, подтянуть польский, практиковать польский, практика польского, сдать польский

language-czech < language-learning
= the Czech language | чешский язык
doers Czech teacher, Czech tutor, Czech language teacher, native Czech speaker | преподаватель чешского, репетитор чешского, учитель чешского языка, носитель чешского
work teach Czech, speak Czech, fluent in Czech | преподаю чешский, говорю на чешском, знаю чешский, свободно на чешском
field Czech language, Czech lessons, Czech course, Czech speaking club, Czech B1, Slovak language | чешский язык, уроки чешского, курсы чешского, словацкий язык, богемист
needs learn Czech, learning Czech, practise Czech, improve my Czech, Czech exam | учу чешский, выучить чешский, подтянуть чешский, практиковать чешский, практика чешского, сдать чешский

language-russian-as-foreign < language-learning
= the Russian language | русский язык
doers Russian teacher, Russian tutor, Russian language teacher, Russian for foreigners teacher | преподаватель русского, репетитор русского, учитель русского языка, преподаватель РКИ, репетитор русского для иностранцев, преподаватель русского как иностранного
work teach Russian, teach Russian to foreigners, teach Russian to children abroad | преподаю русский, преподаю РКИ, учу иностранцев русскому, учу русскому иностранцев, преподавать РКИ
field Russian language, Russian lessons, Russian course, Russian speaking club, Russian as foreign language, TORFL | русский язык, уроки русского, курсы русского, русский как иностранный, РКИ, ТРКИ
needs learn Russian, learning Russian, improve my Russian, speak Russian, practise Russian, husband learns Russian | учу русский, выучить русский, подтянуть русский, практиковать русский, практика русского, муж учит русский, русский для иностранца, сдать экзамен по русскому

language-ukrainian < language-learning
= the Ukrainian language | украинский язык
doers Ukrainian teacher, Ukrainian tutor, Ukrainian language teacher, native Ukrainian speaker | преподаватель украинского, репетитор украинского, учитель украинского языка, носитель украинского
work teach Ukrainian, speak Ukrainian, fluent in Ukrainian | преподаю украинский, говорю на украинском, знаю украинский, свободно на украинском
field Ukrainian language, Ukrainian lessons, Ukrainian course, Ukrainian speaking club, Ukrainian classes, Belarusian language | украинский язык, уроки украинского, курсы украинского, белорусский язык, мова
needs learn Ukrainian, learning Ukrainian, practise Ukrainian, improve my Ukrainian, learn Ukrainian for work, translate Ukrainian letter | учу украинский, выучить украинский, подтянуть украинский, практиковать украинский, практика украинского, перевести с украинского

language-greek < language-learning
= the Greek language | греческий язык
doers Greek teacher, Greek tutor, Greek language teacher, native Greek speaker | преподаватель греческого, репетитор греческого, учитель греческого языка, носитель греческого
work teach Greek, speak Greek, fluent in Greek | преподаю греческий, говорю на греческом, знаю греческий, свободно на греческом
field Greek language, Greek lessons, Greek course, Greek speaking club, Modern Greek, Cypriot Greek | греческий язык, уроки греческого, курсы греческого, новогреческий, неоэллинист
needs learn Greek, learning Greek, practise Greek, improve my Greek | учу греческий, выучить греческий, подтянуть греческий, практиковать греческий, практика греческого

language-finnish < language-learning
= the Finnish language | финский язык
doers Finnish teacher, Finnish tutor, Finnish language teacher, native Finnish speaker | преподаватель финского, репетитор финского, учитель финского языка, носитель финского
work teach Finnish, speak Finnish, fluent in Finnish | преподаю финский, говорю на финском, знаю финский, свободно на финском
field Finnish language, Finnish lessons, Finnish course, Finnish speaking club, YKI test, Estonian language | финский язык, уроки финского, курсы финского, эстонский язык, YKI
needs learn Finnish, learning Finnish, practise Finnish, improve my Finnish, YKI exam, Finnish for work | учу финский, выучить финский, подтянуть финский, практиковать финский, практика финского, сдать YKI, финский для работы, заговорить на финском

language-swedish-nordic < language-learning
= the Swedish language | шведский язык
doers Swedish teacher, Swedish tutor, Swedish language teacher, native Swedish speaker | преподаватель шведского, репетитор шведского, учитель шведского языка, носитель шведского
work teach Swedish, speak Swedish, fluent in Swedish | преподаю шведский, говорю на шведском, знаю шведский, свободно на шведском
field Swedish language, Swedish lessons, Swedish course, Swedish speaking club, Norwegian language, Danish language, SFI course | шведский язык, уроки шведского, курсы шведского, норвежский язык, датский язык, скандинавист
needs learn Swedish, learning Swedish, practise Swedish, improve my Swedish, Norwegian exam, Swedish for work | учу шведский, выучить шведский, подтянуть шведский, практиковать шведский, практика шведского, шведский для работы, норвежский экзамен, заговорить на шведском

language-dutch < language-learning
= the Dutch language | нидерландский язык
doers Dutch teacher, Dutch tutor, Dutch language teacher, native Dutch speaker | преподаватель нидерландского, репетитор нидерландского, учитель нидерландского языка, носитель нидерландского
work teach Dutch, speak Dutch, fluent in Dutch | преподаю нидерландский, говорю на нидерландском, знаю нидерландский, свободно на нидерландском
field Dutch language, Dutch lessons, Dutch course, Dutch speaking club, inburgering, Flemish | нидерландский язык, уроки нидерландского, курсы нидерландского, голландский язык, инбургеринг
needs learn Dutch, learning Dutch, practise Dutch, improve my Dutch, pass inburgering, Dutch for work | учу нидерландский, выучить нидерландский, подтянуть нидерландский, практиковать нидерландский, практика нидерландского, сдать инбургеринг, нидерландский для работы, заговорить на нидерландском

language-hungarian < language-learning
= the Hungarian language | венгерский язык
doers Hungarian teacher, Hungarian tutor, Hungarian language teacher, native Hungarian speaker | преподаватель венгерского, репетитор венгерского, учитель венгерского языка, носитель венгерского
work teach Hungarian, speak Hungarian, fluent in Hungarian | преподаю венгерский, говорю на венгерском, знаю венгерский, свободно на венгерском
field Hungarian language, Hungarian lessons, Hungarian course, Hungarian speaking club, Magyar, Hungarian grammar | венгерский язык, уроки венгерского, курсы венгерского, мадьярский, угроведение
needs learn Hungarian, learning Hungarian, practise Hungarian, improve my Hungarian | учу венгерский, выучить венгерский, подтянуть венгерский, практиковать венгерский, практика венгерского

language-romanian-bulgarian < language-learning
= the Bulgarian language | болгарский язык
doers Bulgarian teacher, Bulgarian tutor, Bulgarian language teacher, native Bulgarian speaker | преподаватель болгарского, репетитор болгарского, учитель болгарского языка, носитель болгарского
work teach Bulgarian, speak Bulgarian, fluent in Bulgarian | преподаю болгарский, говорю на болгарском, знаю болгарский, свободно на болгарском
field Bulgarian language, Bulgarian lessons, Bulgarian course, Bulgarian speaking club, Romanian language, Romanian lessons | болгарский язык, уроки болгарского, курсы болгарского, румынский язык, болгарист
needs learn Bulgarian, learning Bulgarian, practise Bulgarian, improve my Bulgarian | учу болгарский, выучить болгарский, подтянуть болгарский, практиковать болгарский, практика болгарского
`
