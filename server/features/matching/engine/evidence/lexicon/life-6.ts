export const concepts = `
gender-feminism < human-rights
= gender equality | гендерное равенство
doers feminist, gender researcher, women's rights activist, DEI consultant | феминистка, гендерный исследователь, активистка за права женщин
work promote gender equality, support women leaders | продвигаю гендерное равенство, поддерживаю женщин
field feminism, gender equality, women's rights, women in leadership, gender studies, LGBTQ, diversity and inclusion | феминизм, гендерное равенство, права женщин, женское лидерство, женское сообщество, гендерные исследования, ЛГБТ
needs discriminated at work | дискриминация на работе, мало женщин

environment-activism < volunteering
= environmental activism | экоактивизм
doers environmental activist, climate activist, eco-blogger, zero waste activist | экоактивист, экоактивистка, эковолонтёр, климатический активист, экоблогер
work recycle waste, organise clean-ups, fight for climate, clean rivers, plant trees, organise cleanups | сортирую мусор, организую субботники, занимаюсь экопросвещением, убираю мусор, сажаю деревья, провожу экоакции
field zero waste, waste sorting, climate activism, clean-up, eco-friendly lifestyle, recycling, cleanup, tree planting, plastic waste | раздельный сбор, ноль отходов, экопросвещение, переработка отходов, субботник, экологичный образ жизни, экология, уборка мусора, посадка деревьев, экоакция
needs where to recycle, clean the river, rubbish in forest, sort waste at home, save the park, stop felling | куда сдать вторсырьё, убрать берег, высадить деревья, мусор в лесу, сортировать мусор, спасти парк, остановить вырубку, сдать батарейки

urban-activism < public-policy
= urban activism and urbanism | урбанистика и городской активизм
doers urbanist, urban planner, city activist, placemaker | урбанист, градостроитель, городской активист, градозащитник, урбанистка
work improve neighbourhoods, plan cities, make public spaces, improve yards, organise neighbours, defend parks | благоустраиваю дворы, проектирую общественные пространства, развиваю город, улучшаю дворы, объединяю соседей, отстаиваю парк, благоустраиваю двор
field urbanism, urban planning, public spaces, placemaking, neighbourhood, participatory design, courtyard, playground, neighbourhood initiative, public space, city park, cycle lane | урбанистика, городская среда, благоустройство, общественные пространства, градозащита, соучаствующее проектирование, соседское сообщество, двор, детская площадка, соседская инициатива, общественное пространство, городской парк, велодорожка
needs ugly courtyard, improve our yard, playground for yard, benches in yard, revive town square, small town initiative, renovate playground, defend park, no place to sit | сделать двор лучше, благоустроить двор, детская площадка во дворе, скамейки во двор, оживить площадь, малый город, обновить площадку, отстоять парк, объединить соседей, двор без зелени

heritage-preservation < humanities, volunteering
= heritage preservation | сохранение наследия
doers heritage conservationist, heritage activist | защитник наследия, волонтёр наследия, хранитель наследия
work save old buildings, restore old houses, save old houses, restore wooden houses, organise restoration volunteers | спасаю старые дома, восстанавливаю усадьбы, сохраняю памятники, реставрирую наличники, восстанавливаю усадьбу, восстанавливаю храм, организую реставрацию
field cultural heritage, historic buildings, old manor, wooden architecture, old house, wooden house, historic building, manor, old windows, carved window frames, village church | культурное наследие, памятник архитектуры, усадьба, деревянное зодчество, Том Сойер Фест, старый дом, деревянный дом, исторический дом, старые окна, наличники, деревенский храм
needs old house being demolished, save old house, restore a house, old house falls apart, restore windows, house under demolition, restore church, old roof, restore wooden church, history of house, volunteers for restoration, old bricks, house from nineteenth century | сносят старый дом, спасти старый дом, восстановить дом, дом разрушается, отреставрировать окна, дом под снос, восстановить храм, дом девятнадцатого века, реставрация дома, волонтёры на реставрацию, старинный кирпич, история дома, старая усадьба, восстановить усадьбу

search-rescue < volunteering
= search and rescue | поиск пропавших и спасательные отряды
doers rescuer, search volunteer, firefighter, volunteer firefighter, lifeguard | спасатель, поисковик-доброволец, пожарный, доброволец Лиза Алерт, пожарный-доброволец
work search for missing people, fight wildfires | ищу пропавших людей, тушу пожары
field search and rescue, missing persons, firefighting, Liza Alert | поиск пропавших, Лиза Алерт, лесные пожары, МЧС, поисково-спасательный
needs person went missing, missing person, search in forest, search volunteers | пропал человек, искать в лесу, волонтёры на поиск, ушёл и не вернулся

first-aid-training < volunteering, education
= first aid training | обучение первой помощи
doers first aid instructor, first responder | инструктор по первой помощи, тренер первой помощи
work teach first aid, train first responders | учу первой помощи, преподаю первую помощь
field first aid, CPR, tactical medicine, Red Cross course | первая помощь, сердечно-лёгочная реанимация, тактическая медицина, Красный Крест
needs what if somebody chokes, learn first aid, first aid for teachers, first aid at school, choking child | научиться оказывать помощь, научиться первой помощи, первая помощь для учителей, курс первой помощи, подавился ребёнок

blood-donation < volunteering, medicine
= blood donation | донорство
doers blood donor, donor recruiter, transfusiologist, donor coordinator, bone marrow donor, donor movement organiser | донор крови, донор костного мозга, трансфузиолог, координатор донорства, организатор донорских акций, почётный донор
work donate blood, recruit blood donors, organise donor days | сдаю кровь, развиваю донорство, организую донорские акции, провожу дни донора
field blood donation, bone marrow registry, blood bank, transfusion, organ donation, plasma donation | донорство крови, регистр костного мозга, донация, донорство, костный мозг, станция переливания, регистр доноров, сдача крови, донорская акция
needs blood needed urgently, urgently need blood, find marrow donor, blood for patient, rare blood, donor for transfusion | нужна кровь, ищем доноров, срочно нужна кровь, ищем донора, четвёртая отрицательная, кровь для больного, редкая группа крови, стать донором

public-policy
= public policy and public service | государственная политика и госслужба
doers civil servant, public servant, policy analyst, policy adviser | чиновник, госслужащий, государственный служащий, муниципальный служащий, политический аналитик
work work in government, advise governments, draft policies | работаю в правительстве, работаю на госслужбе, консультирую госорганы
field public policy, public administration, civil service, government agency, policy research, GovTech | госуправление, государственное управление, госслужба, госсектор, министерство, государственная политика, электронное правительство

local-government < public-policy
= local government | местное самоуправление
doers municipal deputy, city councillor, mayor, local councillor, town councillor, town official | муниципальный депутат, мундеп, мэр, депутат горсовета, глава района, депутат, глава посёлка, сотрудник администрации, староста
work represent residents, serve on city council, work in town hall, represent district | представляю жителей, работаю в мэрии, избран депутатом, работаю в администрации, представляю район, решаю вопросы района
field local government, municipality, city council, participatory budgeting, town hall, town council, district administration | местное самоуправление, муниципалитет, мэрия, ТОС, инициативное бюджетирование, горсовет, администрация города, городской совет, администрация района
needs complain to city hall, permission from city, contact in town hall, talk to administration, support of mayor, city permit | добиться от мэрии, разрешение администрации, выйти на администрацию, поддержка мэрии, согласовать с городом, контакт в мэрии

politics-elections < public-policy
= politics and elections | политика и выборы
doers politician, campaign manager, political consultant, election observer | политический деятель, политтехнолог, политконсультант, наблюдатель на выборах, депутат
work run election campaigns, observe elections | веду избирательные кампании, наблюдаю на выборах, веду кампании
field elections, election campaign, political party, parliament | президентские выборы, местные выборы, избирательная кампания, политическая партия, парламент, электоральный

diplomacy-international < public-policy
= diplomacy and international organisations | дипломатия и международные организации
doers diplomat, ambassador of country, UN officer, international relations specialist | дипломат, международник, сотрудник ООН, специалист по международным отношениям
work work at UN, work in international organisations | работаю в ООН, работаю в международной организации
field diplomacy, international relations, United Nations, UNICEF, UNDP, European Commission, international development | дипломатия, международные отношения, ООН, ЮНИСЕФ, Еврокомиссия, международное развитие, международные организации
needs career in UN | работать в ООН

peacebuilding-mediation < public-policy, psychology
= mediation and conflict resolution | медиация и разрешение конфликтов
doers mediator, conflict mediator, peacebuilder, conflictologist | медиатор, конфликтолог, миротворец, переговорщик-медиатор
work mediate conflicts, resolve disputes | медиирую конфликты, провожу медиации, разрешаю конфликты
field mediation, conflict resolution, nonviolent communication, NVC, peacebuilding, restorative circles | медиация, ненасильственное общение, ННО, конфликтология, урегулирование конфликтов, восстановительные круги
needs stuck in a conflict, partners quarrelled, quarrel with neighbours, conflict in team, mediate conflict, resolve dispute, cannot agree | поссорились с партнёром, затянувшийся конфликт, ссора с соседями, конфликт в команде, разрешить спор, разрешить конфликт, не можем договориться, помирить

emergency-military-service < public-policy
= police, military and emergency service | служба в армии и полиции
doers police officer, military officer, war veteran, army officer | полицейский, офицер запаса, военный, военнослужащий, ветеран службы
work serve in army, serve in police | служу в полиции, служил в армии
field police, armed forces, military service, veterans of war | полиция, вооружённые силы, военная служба, ветераны

psychology
= psychology | психология
doers psychologist, counselling psychologist, practising psychologist | психолог, практикующий психолог, психолог-консультант, психологиня
work counsel people, work as psychologist, lead psychological groups | консультирую как психолог, работаю психологом, психологические консультации, веду психологические группы, поддерживаю людей
field psychology, psychological counselling, emotional intelligence, mental health, mental wellbeing, psychological support, burnout, stress, anxiety | психология, психологическое консультирование, эмоциональный интеллект, ментальное здоровье, психологическая помощь, психическое здоровье, психологическая поддержка, стресс, тревога, тревожность
needs anxious all the time, burned out, feel lost, feel anxious, cannot sleep, talk to somebody, low mood, no strength, constant stress, lost motivation, psychologist for group | выгорел, выгорание, тревожусь, нет сил, потерял смысл, выгорела, не могу уснуть, постоянный стресс, нет мотивации, потеряла смысл, нужен психолог, эмоциональное выгорание

psychotherapy < psychology
= psychotherapy | психотерапия
doers psychotherapist, therapist, counsellor psychotherapist | психотерапевт, терапевт-психолог, психотерапевтка
work see therapy clients, practise psychotherapy, help with depression, therapy for anxiety, therapy online | веду психотерапию, практикую психотерапию, принимаю клиентов в терапии, работаю с тревогой, работаю с депрессией, терапия онлайн, работаю с травмой
field psychotherapy, therapy sessions, depression, anxiety disorder, PTSD, trauma therapy | психотерапия, депрессия, тревожное расстройство, ПТСР, психологическая травма, личная терапия, панические атаки
needs cannot cope with grief, panic attacks, depressed, panic attack, lost loved one, grief, find a therapist, therapist in my language, anxiety attacks, childhood trauma | ищу психотерапевта, ищу психолога, не справляюсь с тревогой, депрессия у меня, умер близкий, найти психолога, терапевт на русском, приступы паники, детская травма, переживаю утрату, психолог на русском

cbt-therapy < psychotherapy
= cognitive behavioural therapy | когнитивно-поведенческая терапия
doers CBT therapist, cognitive therapist, ACT therapist | КПТ-терапевт, когнитивный терапевт, КПТ-психолог, схема-терапевт
work practise CBT, work in CBT | работаю в КПТ, практикую КПТ
field CBT, cognitive behavioural therapy, schema therapy, DBT, ACT therapy | КПТ, когнитивно-поведенческая терапия, схема-терапия, ДБТ, терапия принятия
needs obsessive thoughts | навязчивые мысли

gestalt-therapy < psychotherapy
= Gestalt and humanistic therapy | гештальт и гуманистическая терапия
doers Gestalt therapist, existential therapist, person-centred therapist | гештальт-терапевт, гештальтист, экзистенциальный терапевт, логотерапевт
work practise Gestalt, lead therapy groups | работаю в гештальте, веду терапевтические группы, веду терапевтическую группу
field Gestalt therapy, existential therapy, logotherapy, group therapy, encounter group | гештальт, гештальт-терапия, экзистенциальная терапия, логотерапия, групповая терапия, терапевтическая группа
needs join a therapy group | пойти в терапевтическую группу

psychoanalysis < psychotherapy
= psychoanalysis | психоанализ
doers psychoanalyst, Jungian analyst, psychodynamic therapist | психоаналитик, юнгианский аналитик, аналитический психолог, психодинамический терапевт
work practise psychoanalysis, analyse dreams | практикую психоанализ, работаю в психоанализе, разбираю сны
field psychoanalysis, Freud, Jung, Lacan, psychodynamic, dream analysis | психоанализ, Фрейд, Юнг, Лакан, юнгианский анализ, архетипы, сновидения
needs strange dreams | снятся странные сны

family-couples-therapy < psychotherapy
= couples and family therapy | семейная терапия
doers family therapist, couples therapist, systemic therapist, marriage counsellor | семейный психолог, семейный терапевт, системный терапевт, психолог для пар
work work with couples, counsel families | работаю с парами, консультирую пары, консультирую семьи
field couples therapy, family therapy, systemic therapy, relationship counselling, divorce support | семейная терапия, парная терапия, системная семейная терапия, семейное консультирование, развод и отношения
needs marriage in crisis, going through divorce, relationship crisis, fight with husband, save marriage, divorce, on the verge of divorce | на грани развода, развожусь, ссоримся с мужем, кризис в отношениях, сохранить брак, развод, ругаемся с женой

body-therapy < psychotherapy
= body-oriented therapy | телесная терапия
doers body therapist, somatic therapist, bodynamic therapist | телесный терапевт, телесно-ориентированный терапевт, соматический терапевт
work work with the body, practise somatic therapy | работаю через тело, работаю с телом
field somatic therapy, body-oriented therapy, somatic experiencing | телесная терапия, телесно-ориентированная терапия, соматическая терапия, бодинамика, ТОП-терапия
needs tension in body | телесные зажимы

psychodrama-constellations < psychotherapy
= psychodrama and constellations | психодрама и расстановки
doers psychodramatist, constellation facilitator, systemic constellator | психодраматист, расстановщик, ведущий расстановок
work run psychodrama groups, run constellations | веду психодраму, провожу расстановки, делаю расстановки
field psychodrama, family constellations, organisational constellations, sociodrama | психодрама, системные расстановки, расстановки, социодрама, метафорические карты

emdr-hypnosis < psychotherapy
= hypnosis and EMDR | гипноз и ДПДГ
doers hypnotherapist, EMDR therapist, NLP practitioner | гипнотерапевт, ДПДГ-терапевт, НЛП-практик, НЛПер
work practise hypnosis, practise EMDR | практикую гипноз, работаю в ДПДГ
field hypnosis, hypnotherapy, EMDR, NLP coaching | гипноз, гипнотерапия, ДПДГ, эриксоновский гипноз, НЛП-тренинг

sexology < psychotherapy, medicine
= sexology and sex education | сексология
doers sexologist, sex therapist, sex educator, sex coach | сексолог, секс-терапевт, секспросветитель, сексологиня, врач-сексолог, секс-просветитель, психолог-сексолог, секс-коуч
work teach sex education, counsel on sexuality, consult on sexuality | веду секспросвет, консультирую как сексолог, консультирую по вопросам секса, веду секс-просвет, провожу сексуальное просвещение
field sexology, sex education, sexuality, consent workshops, intimate health, libido, sex therapy | сексология, секспросвет, сексуальное просвещение, сексуальность, половое воспитание, либидо, интимное здоровье
needs no desire, no desire in marriage, teens and sex talk | проблемы в постели, пропало желание, нет секса в браке, подростку о сексе

crisis-psychology < psychology
= crisis and grief support | кризисная психология
doers crisis psychologist, grief counsellor, hotline counsellor | кризисный психолог, психолог горячей линии, психолог телефона доверия, экстренный психолог
work support the grieving, answer crisis hotline | помогаю пережить потерю, работаю на телефоне доверия
field crisis support, grief, bereavement, suicide prevention, crisis hotline | кризисная помощь, горевание, утрата близкого, телефон доверия, суицидальный
needs lost a loved one, after the war, lost everything, shock after accident | потерял близкого, пережить утрату, после войны, потеряли всё, пережить потерю, шок после аварии

clinical-neuropsychology < psychology
= clinical and neuropsychology | клиническая и нейропсихология
doers clinical psychologist, neuropsychologist, pathopsychologist | клинический психолог, нейропсихолог, патопсихолог, медицинский психолог
work do neuropsychological testing, assess cognitive functions | провожу нейропсихологическую диагностику, занимаюсь нейрокоррекцией
field neuropsychology, clinical psychology, cognitive assessment | нейропсихология, клиническая психология, нейрокоррекция, патопсихология
needs child cannot concentrate, memory problems, attention problems, assess child development, attention deficit | ребёнок невнимательный, проблемы с памятью, проблемы с вниманием, диагностика развития, невнимательный ребёнок, неусидчивый

work-psychology < psychology
= organisational psychology | организационная психология
doers organisational psychologist, work psychologist, occupational psychologist | организационный психолог, корпоративный психолог, бизнес-психолог
work assess employees psychologically, prevent burnout | работаю с выгоранием, провожу психологическую оценку
field organisational psychology, employee wellbeing, burnout prevention, team dynamics | организационная психология, психология труда, профилактика выгорания, командная динамика, благополучие сотрудников
needs team burned out, team burns out, toxic boss, stress at work | команда выгорела, команда выгорает, токсичный начальник, стресс на работе, конфликт с начальником

sports-psychology < psychology, sports
= sports psychology | спортивная психология
doers sports psychologist, mental performance coach | спортивный психолог, психолог спортсменов
work prepare athletes mentally, coach mental performance | готовлю спортсменов психологически, работаю со спортсменами
field sports psychology, mental training | спортивная психология, психологическая подготовка спортсменов
needs nerves before competitions, nerves before competition, fear of losing, lost confidence in sport | волнуюсь перед стартом, волнуюсь перед соревнованиями, мандраж перед стартом, страх проиграть, потерял уверенность в спорте

psychology-research < psychology, social-sciences
= psychology research | научная психология
doers research psychologist, cognitive scientist, social psychologist, behavioural scientist | психолог-исследователь, когнитивист, социальный психолог, поведенческий исследователь
work research behaviour, study cognition, run psychology experiments | исследую поведение, изучаю мышление, ставлю психологические эксперименты
field cognitive science, social psychology, behavioural science, positive psychology, cognitive biases | когнитивная наука, социальная психология, поведенческие науки, позитивная психология, когнитивные искажения

supervision-psychology < psychology
= supervision for therapists | супервизия
doers clinical supervisor, therapy supervisor, intervision host | супервизор психологов, ведущий интервизии, супервизор-психотерапевт
work supervise therapists, run intervision groups | супервизирую, провожу супервизии, веду интервизии
field clinical supervision, intervision, Balint group | супервизия, интервизия, балинтовская группа
needs share difficult therapy cases, supervise my cases, intervision group, peer group for psychologists | ищу супервизора, разобрать случай, группа интервизии, супервизионная группа

coaching < psychology
= coaching | коучинг
doers life coach, certified coach, ICF coach, PCC coach | коуч, лайф-коуч, коуч ICF, сертифицированный коуч
work coach people, run coaching sessions, coach clients, help reach goals, coach leaders | коучу, провожу коуч-сессии, провожу коучинг, помогаю достигать целей, помогаю найти цель, работаю коучем
field coaching, coaching session, ICF, GROW model, wheel of life | коучинг, коуч-сессия, коучинговый, ICF, колесо жизни, коучинговая школа
needs cannot set goals, stuck in life, set goals, find direction, lost direction, make a decision, change my life, no clarity, accountability partner | не понимаю чего хочу, застрял на месте, топчусь на месте, поставить цели, найти направление, принять решение, изменить жизнь, нет ясности, достичь цели, не знаю куда двигаться

career-coaching < coaching
= career coaching | карьерный коучинг
doers career coach, job search coach, career strategist | карьерный коуч, карьерный стратег, карьерный ментор
work coach careers, review CVs, run mock interviews, prepare for interviews, help find job | помогаю с карьерой, разбираю резюме, провожу мок-интервью, готовлю к собеседованиям, проверяю резюме, помогаю найти работу, правлю резюме
field career coaching, CV review, mock interview, LinkedIn profile, job interview preparation, CV, cover letter, job interview, job search | карьерный коучинг, разбор резюме, мок-собеседование, карьерная стратегия, карьерный трек, резюме, сопроводительное письмо, собеседование, поиск работы
needs looking for a job, career stalled, lost my job, find a job, looking for job, write CV, prepare for interview, no replies to CV, change job, salary raise | ищу работу, застрял в карьере, потерял работу, уволили, сократили, найти работу, составить резюме, подготовиться к собеседованию, не отвечают на резюме, сменить работу, остался без работы, попросить повышение

productivity-coaching < coaching
= productivity and time management | личная продуктивность
doers productivity coach, time management trainer, ADHD coach | тренер по тайм-менеджменту, эксперт по продуктивности, коуч по продуктивности, бадди по фокусу
work teach time management, help beat procrastination | учу тайм-менеджменту, помогаю с прокрастинацией
field time management, productivity systems, GTD, Notion setup, procrastination, accountability partner | тайм-менеджмент, личная эффективность, личная продуктивность, прокрастинация, GTD, бодидаблинг
needs never have enough time, keep procrastinating, procrastinate, no time for anything, too many tasks, plan my day, cannot finish things | ничего не успеваю, откладываю на потом, прокрастинирую, слишком много задач, спланировать день, не довожу до конца, навести порядок в делах

home-organising < coaching
= home organising | организация пространства
doers professional organiser, declutter coach, home stager | организатор пространства, расхламитель, консультант по порядку
work declutter homes, organise wardrobes, tidy homes, sort wardrobes | навожу порядок, расхламляю, организую хранение вещей, разбираю дома, разбираю шкафы
field decluttering, KonMari, home organisation, minimalism at home, tidy home, storage at home | расхламление, организация пространства, КонМари, Мари Кондо, хранение вещей, организация хранения, порядок дома
needs house full of stuff, too much stuff, declutter flat, tidy up wardrobe, clear grandmother's flat, mess at home | дома бардак, завалы вещей, слишком много вещей, расхламить квартиру, разобрать шкаф, разобрать квартиру бабушки, бардак дома, навести порядок дома

coliving-intentional < community-building
= co-living and intentional communities | коливинг-сообщества и совместная жизнь
doers intentional community founder, cohousing member | основатель коммуны, житель кохаузинга
work live in community, build cohousing | живу в коммуне, строю кохаузинг
field cohousing, intentional community, community house | кохаузинг, коммуна, совместное проживание, коммунальный дом
needs live together, shared house, house for several families, co-housing | жить вместе, дом на несколько семей, жить коммуной, общий дом

community-building
= community building | создание сообществ
doers community manager, community builder, community leader, community organiser | комьюнити-менеджер, комьюнити-билдер, лидер сообщества, создатель сообщества, организатор сообщества
work build communities, manage a community, connect people, moderate chats, gather people | строю сообщества, развиваю сообщество, веду сообщество, знакомлю людей, собираю людей, модерирую чат, создаю сообщества
field community management, community building, neighbour community, membership club, meetups, local community, members' chat, community meetings | комьюнити-менеджмент, управление сообществом, клуб по интересам, создание сообществ, митап, местное сообщество, чат сообщества, встречи сообщества
needs our community is quiet, start a community, gather like-minded, revive chat, find like-minded, people not active | участники молчат, оживить сообщество, создать сообщество, собрать единомышленников, найти единомышленников, оживить чат, люди не активны

networking-connector < community-building
= networking and introductions | нетворкинг
doers connector, networker, matchmaker of people | нетворкер, коннектор, человек-связной
work introduce people, make introductions, host networking events | свожу людей, знакомлю полезных людей, провожу нетворкинги
field networking event, introductions, Random Coffee, mastermind group | нетворкинг, рандом-кофе, рандом кофе, мастермайнд, деловые знакомства, полезные знакомства
needs new contacts, expand my network, make acquaintances, meet interesting people | расширить круг общения, расширить нетворк, новые знакомства, найти единомышленников, познакомиться с людьми, интересные люди

support-groups < community-building, psychology
= support groups and circles | группы поддержки и круги
doers support group leader, circle host, women's circle leader | ведущая женских кругов, ведущий группы поддержки, ведущая кругов
work host circles, lead support groups | веду женские круги, веду группу поддержки, веду мужские круги
field support group, women's circle, men's circle, peer support | группа поддержки, женский круг, мужской круг, взаимопомощь, равный консультант
needs want to be heard, people with same problem, group of support | хочу быть услышанной, люди с той же проблемой, кто пережил

interfaith-spiritual-care < community-building
= chaplaincy and interfaith dialogue | духовная поддержка и межконфессиональный диалог
doers chaplain, spiritual director, interfaith facilitator | капеллан, духовный наставник, организатор межконфессиональных встреч
work accompany people spiritually, host interfaith dialogue | сопровождаю духовно, веду межконфессиональный диалог
field interfaith dialogue, spiritual care, pilgrimage | межконфессиональный диалог, духовная поддержка, паломничество, духовные практики
needs talk to priest, prayer group, spiritual support | поговорить со священником, молитвенная группа

youth-work < community-building, education
= youth programmes | молодёжные программы
doers youth leader, youth programme coordinator, scoutmaster | молодёжный лидер, координатор молодёжных программ, организатор молодёжных проектов
work run youth programmes, train young leaders, work with young people, run youth centre, lead youth club | веду молодёжные программы, работаю с молодёжью, веду молодёжный клуб, работаю в молодёжном центре
field youth programmes, youth club, young leaders, Erasmus+ youth, youth centre, teenagers' club | молодёжные программы, молодёжный клуб, молодёжная политика, молодёжные проекты, молодёжный центр, подростковый клуб, молодёжный проект
needs involve young people, teenagers on street, place for teenagers, activity for youth, mentors for teenagers | вовлечь молодёжь, занять подростков, место для подростков, мероприятия для молодёжи, наставники подросткам, подросткам некуда пойти

alumni-communities < community-building
= alumni communities | сообщества выпускников
doers alumni manager, alumni president | алюмни-менеджер, президент клуба выпускников
work run alumni clubs, connect graduates | веду клуб выпускников, объединяю выпускников
field alumni network, alumni club, endowment | сообщество выпускников, клуб выпускников, алюмни, эндаумент
needs find former classmates, find classmates, alumni meeting, people from my university, graduates nearby | найти однокурсников, встреча выпускников, выпускники моего вуза, однокурсники рядом

diaspora-communities < community-building, relocation
= diaspora communities | диаспоры и сообщества соотечественников
doers diaspora leader, expat club host | лидер диаспоры, организатор русскоязычного клуба
work organise expat meetups, unite the diaspora, organise compatriots, run Russian-speaking club | объединяю русскоязычных, организую встречи релокантов, объединяю соотечественников, веду русскоязычный клуб
field diaspora, Russian-speaking community, expat club, expat meetup, compatriots, cultural centre abroad | диаспора, русскоязычное сообщество, землячество, русскоязычный клуб, соотечественники, русский дом, русскоязычные
needs meet locals, find friends here, find compatriots, Russian speakers nearby, celebrate together abroad | найти друзей, познакомиться с местными, найти своих, найти земляков, русскоязычные рядом, наши люди рядом, праздновать вместе

dating-relationships < community-building
= dating and matchmaking | знакомства и отношения
doers matchmaker, dating coach | сваха, дейтинг-коуч, эксперт по отношениям
work match couples, host speed dating | знакомлю пары, провожу быстрые свидания
field online dating, speed dating, dating app, Tinder | знакомства для отношений, быстрые свидания, сайт знакомств, дейтинг, Тиндер
needs looking for love, find a life partner, find love, meet a partner, looking for relationship | ищу вторую половинку, найти любовь, хочу семью, найти пару, познакомиться с девушкой, познакомиться с мужчиной, ищу отношения

humanities
= humanities | гуманитарные науки
doers humanities scholar, humanist scholar, humanities researcher | гуманитарий, гуманитарный исследователь, учёный-гуманитарий
work research humanities, write on culture | исследую культуру, занимаюсь гуманитарными науками
field humanities faculty, humanities research field, liberal arts, cultural history | гуманитарные науки, гуманитаристика, свободные искусства, либерал артс

history < humanities
= history | история как наука
doers historian, medievalist, historian of ideas, Byzantinist | историк, медиевист, византинист, историк-архивист
work research history, study the past, study history, write about history, research archives | исследую историю, изучаю прошлое, занимаюсь историей, изучаю историю, пишу об истории, работаю в архивах, исследую прошлое
field historical research, medieval history, Soviet history, history of ideas, historiography | историческая наука, средневековье, советская история, историография, исторические исследования, военная история
needs check historical facts, facts about past, historical advice, history for film, historical consultant | нужен консультант-историк, исторический консультант, консультация историка, исторические факты, проверить факты, история для фильма

archives < history
= archives | архивное дело
doers archivist, archive researcher | архивист, архивный исследователь, сотрудник архива
work work with archives, digitise archives, digitise documents, find documents | работаю в архивах, работаю с архивами, оцифровываю архивы, ищу документы, оцифровываю документы
field historical archives, digitisation of archives, archival documents, archive, old documents, letters and diaries, digitisation, family archive | архивные документы, архивное дело, семейный архив, оцифровка архивов, архив, старые документы, письма и дневники, оцифровка, метрические книги
needs find archive records, find in archive, old letters, digitise photos, read old handwriting, search archive | найти документы в архиве, найти в архиве, старые письма, оцифровать фотографии, прочитать старый почерк, запрос в архив, разобрать архив

genealogy < history, hobbies
= genealogy | генеалогия
doers genealogist, family historian | генеалог, составитель родословных, исследователь рода
work research family trees, trace ancestors, build family trees, search ancestors | составляю родословные, ищу предков, составляю родословное древо, строю древо
field genealogy, family tree, ancestry research, DNA genealogy, ancestors, church records | генеалогия, родословная, генеалогическое древо, метрические книги, родословное древо, семейное древо, предки, метрики
needs find my ancestors, find ancestors, find relatives, family roots, build family tree, grandfather in war | узнать о предках, найти корни семьи, найти предков, найти родственников, составить родословную, узнать корни, дед воевал, история рода

local-history < history
= local history | краеведение
doers local historian, regional historian | краевед, москвовед, знаток города
work study local history, collect city stories, study my town, give town tours, collect old photos | изучаю историю города, занимаюсь краеведением, изучаю город, вожу экскурсии по городу, собираю старые фотографии, краеведчу
field local history, city history, town history, old photographs, old streets, town tours | краеведение, история города, москвоведение, старый город, старые фотографии, старые улицы, экскурсии по городу, история района
needs history of our house, history of street, old photos of town, stories of old residents, town tour, who lived here | история нашего дома, история улицы, старые фото города, рассказы старожилов, экскурсия по городу, кто здесь жил

memory-studies < history
= memory studies and Gulag history | исследования памяти
doers memory scholar, Holocaust researcher, Gulag historian | исследователь памяти, исследователь репрессий, историк ГУЛАГа
work research repressions, preserve memory of victims | исследую репрессии, сохраняю память о репрессированных
field memory studies, Gulag, Holocaust, political repression, collective memory | исследования памяти, ГУЛАГ, Холокост, репрессии, историческая память, Мемориал общество, Последний адрес
needs memorial plaque, repressed grandfather, memory of victims | мемориальная табличка, репрессированный дед, память жертв

archaeology < history
= archaeology | археология
doers archaeologist, Egyptologist, archeologist | археолог, египтолог, палеоантрополог
work dig archaeological sites, excavate | копаю в экспедициях, веду раскопки, езжу на раскопки
field archaeology, excavation, archeology, Egyptology, artefacts | археология, раскопки, египтология, археологическая экспедиция
needs join excavation, old finds, volunteers for excavation | поехать на раскопки, волонтёры на раскопки, нашли черепки

philosophy < humanities
= philosophy | философия
doers philosopher, ethicist, philosophy teacher | философ, преподаватель философии, этик
work study philosophy, teach philosophy | изучаю философию, преподаю философию, занимаюсь философией
field philosophy, ethics, phenomenology, stoicism, existentialism, metaphysics, bioethics | философия, этика, феноменология, стоицизм, экзистенциализм, биоэтика
needs discuss big questions, talk about meaning, read philosophers, philosophical discussions | говорить о вечном, философские беседы, поговорить о смысле, читать философов, философский кружок

philosophical-practice < philosophy, coaching
= philosophical practice | философская практика
doers philosophical counsellor, philosophical practitioner | философский консультант, философ-практик
work lead Socratic dialogues, run philosophy cafes | веду сократические диалоги, веду философское кафе
field Socratic dialogue, philosophy cafe, philosophy for children, critical thinking | сократический диалог, философское кафе, философия для детей, критическое мышление, философский клуб
needs question about meaning | разобраться со смыслами

linguistics < humanities
= linguistics | лингвистика
doers linguist, phonetician, computational linguist, field linguist, lexicographer | лингвист, фонетист, полевой лингвист, компьютерный лингвист, лексикограф
work research languages, document languages | исследую языки, описываю языки, занимаюсь лингвистикой
field linguistics, phonetics, grammar research, lexicography, sociolinguistics, corpus linguistics | лингвистика, фонетика, языкознание, лексикография, социолингвистика, корпусная лингвистика, этимология
needs corpus of texts, native speakers for study, dialect recordings | корпус текстов, носители для исследования, записи диалекта

philology < humanities
= philology and literary studies | филология и литературоведение
doers philologist, literary scholar, Slavist, textual scholar | филолог, литературовед, славист, русист, филологиня
work study literature, research literary texts | изучаю литературу, исследую тексты писателей
field philology, literary studies, Slavic studies, comparative literature, Dostoevsky | филология, литературоведение, славистика, филфак, русистика, компаративистика, Достоевский

oriental-studies < humanities
= Oriental and area studies | востоковедение
doers orientalist, sinologist, Japanologist, Indologist, Africanist, Iranist | востоковед, китаист, синолог, японовед, африканист, иранист, тюрколог
work study Asia, research the Middle East | изучаю Китай, изучаю Восток, занимаюсь Востоком
field Oriental studies, China studies, Asian studies, Middle East studies, African studies | востоковедение, китаистика, востфак, африканистика, ближневосточные исследования, тюркология

religious-studies < humanities
= religious studies | религиоведение
doers religious studies scholar, theologian, Buddhologist | религиовед, теолог, буддолог, библеист, исламовед
work study religions, research theology | изучаю религии, исследую религию
field religious studies, theology, Buddhism studies, biblical studies | религиоведение, теология, библеистика, история религий, буддология
needs understand religions, talk about faith | разобраться в религиях, поговорить о вере

cultural-studies < humanities
= cultural studies | культурология
doers culturologist, cultural theorist, cultural critic, media theorist | культуролог, теоретик культуры, культурный критик, медиатеоретик
work analyse culture, research pop culture | анализирую культуру, исследую поп-культуру
field cultural studies, semiotics, media theory, pop culture, visual studies | культурология, семиотика, медиатеория, поп-культура, визуальные исследования, культурные исследования

cultural-management < humanities, events
= cultural management | культурный менеджмент
doers cultural manager, arts manager, cultural producer, art manager | культурный менеджер, арт-менеджер, культуртрегер, менеджер культуры, продюсер культурных проектов
work manage cultural projects, run a cultural centre, run a gallery, organise cultural projects | делаю культурные проекты, руковожу культурным центром, веду культурный центр, руковожу домом культуры
field cultural management, cultural centre, creative industries, cultural projects, arts funding, house of culture, art space, cultural project | культурный менеджмент, арт-менеджмент, креативные индустрии, культурный центр, культурные проекты, дом культуры, культурная политика, арт-пространство, культурный проект, ДК
needs launch a festival, fill cultural centre, programme for centre, artists for centre, open a space | запустить культурный проект, наполнить программу, программа для центра, открыть пространство, коллективы в ДК

lectures-enlightenment < humanities, education
= public lectures | лекции и просветительство
doers public lecturer, lecture hall curator, enlightener | просветитель, лектор-просветитель, организатор лектория, куратор лектория
work give public lectures, organise lectures | читаю публичные лекции, организую лекторий, веду просветительский проект
field public lecture, lecture series, Arzamas | публичный лекторий, публичная лекция, просветительство, просветительский проект, Арзамас, просвещение
needs speakers for our lectures, interesting lectures | нужны спикеры в лекторий, организовать лекции, интересные лекции, цикл лекций, лекция для взрослых

digital-humanities < humanities, science, data
= digital humanities | цифровые гуманитарные исследования
doers digital humanist, digital humanities scholar, digital historian, digital archivist, museum technologist, dh researcher | цифровой гуманитарий, исследователь DH, цифровой историк, цифровой архивист, специалист по музейным технологиям, диджитал-гуманитарий
work digitise texts, analyse corpora, digitise archives, build digital archives, digitise museums | оцифровываю тексты, анализирую корпуса текстов, оцифровываю архивы, делаю цифровые архивы, цифровизирую музеи, оцифровываю плёнки
field digital humanities, text encoding, distant reading, digital archive, text mining of archives, museum technology, handwriting recognition, digital collections | цифровые гуманитарные исследования, цифровая гуманитаристика, дальнее чтение, цифровые гуманитарные науки, цифровой архив, оцифровка архива, музейные технологии, распознавание рукописей, оцифровка фотографий, цифровая коллекция
needs old letters to digitise, read old handwriting | оцифровать письма, прочитать старый почерк, семейный архив пропадает

ethnography-folklore < humanities, social-sciences
= ethnography and folklore studies | этнография и фольклористика
doers ethnographer, folklorist, ethnologist | этнограф, фольклорист, этнолог
work go on ethnographic expeditions, record folklore | езжу в этнографические экспедиции, записываю фольклор
field ethnography, folklore studies, mythology, indigenous peoples | этнография, фольклористика, мифология, коренные народы, этнология
needs record old songs, village customs, folk costumes study, expedition to village | записать старые песни, деревенские обряды, экспедиция в деревню, народные обряды

anthropology < social-sciences
= anthropology | антропология
doers anthropologist, cultural anthropologist, business anthropologist | антрополог, социальный антрополог, городской антрополог, бизнес-антрополог
work do fieldwork, research communities anthropologically | веду полевые исследования, провожу антропологические исследования
field anthropology, participant observation, urban anthropology, digital anthropology | антропология, включённое наблюдение, социальная антропология, городская антропология, цифровая антропология
needs understand how people live | понять как живут люди

social-sciences
= social sciences | социальные науки
doers social scientist, social researcher | социальный исследователь, обществовед, исследователь общества
work research society, do social research | исследую общество, провожу социальные исследования
field social sciences, social research, social theory | социальные науки, социальные исследования, социальная теория, общественные науки

sociology < social-sciences
= sociology | социология
doers sociologist, pollster, qualitative researcher | социолог, полстер, качественник-исследователь, социологиня
work run surveys, run focus groups, study society | провожу опросы, провожу фокус-группы, провожу социологические исследования
field sociology, opinion polls, focus groups, qualitative research, survey research | социология, соцопросы, фокус-группы, качественные исследования, социологический опрос, общественное мнение
needs respondents for a survey, survey residents, respondents for survey, interview participants, questionnaire design | ищу респондентов, нужны респонденты, опросить жителей, респонденты для опроса, пройти опрос, составить анкету, участники исследования

political-science < social-sciences
= political science | политология
doers political scientist, political analyst, geopolitics analyst, think tank fellow | политолог, политический обозреватель, эксперт-политолог, геополитик
work analyse politics, research democracy | анализирую политику, исследую режимы
field political science, geopolitics, think tank, comparative politics, security studies | политология, геополитика, политическая наука, аналитический центр, сравнительная политика
needs comment on politics | нужен комментарий эксперта

economics-research < social-sciences
= economics research | экономическая наука
doers economist, research economist, behavioural economist, econometrician | экономист-исследователь, макроэкономист, поведенческий экономист, эконометрист
work research economics, build econometric models | исследую экономику, строю эконометрические модели
field economic research, econometrics, behavioural economics, macroeconomics, development economics | эконометрика, поведенческая экономика, макроэкономика, экономика развития, экономические исследования

demography-migration < social-sciences
= demography and migration studies | демография и исследования миграции
doers demographer, migration researcher | демограф, исследователь миграции, миграциолог
work study migration, analyse population | изучаю миграцию, исследую население
field demography, migration studies, population research | демография, исследования миграции, миграционные процессы

geography-human < social-sciences
= geography and regional studies | география и регионоведение
doers geographer, cartographer, regional studies expert | географ, картограф, страновед, регионовед
work map territories, research regions | рисую карты местности, исследую регионы, составляю карты
field human geography, cartography, regional studies, GIS maps | география, картография, страноведение, регионоведение, территориальное развитие
needs draw a map | нарисовать карту

futures-studies < social-sciences
= futures studies and foresight | форсайт и футурология
doers futurologist, futurist, foresight facilitator, trend researcher | футуролог, форсайтер, трендвотчер, исследователь будущего
work research trends, run foresight sessions | исследую тренды, провожу форсайты, исследую будущее
field foresight, futures studies, trendwatching, transhumanism | форсайт, футурология, трендвотчинг, трансгуманизм, сценарии будущего

ux-social-methods < social-sciences
= qualitative interviews and field methods | качественные методы и полевые исследования
doers field researcher, interviewer for research | полевой исследователь, модератор фокус-групп
work moderate focus groups, transcribe interviews | модерирую фокус-группы, расшифровываю интервью
field ethnographic research, interview transcription, grounded theory | этнографическое исследование, расшифровка интервью, обоснованная теория, дневниковое исследование

hobbies
= hobbies | хобби
doers hobbyist, enthusiast of hobbies | хоббист, увлечённый любитель, хоббистка
work have many hobbies, share a hobby | делюсь своим хобби, много увлечений
field hobby, hobbies, leisure, pastime | хобби, увлечения, досуг, свободное время
needs find a hobby, hobby company, something for soul, new hobby | найти хобби, ищу увлечение, новое хобби, занятие для души

chess < hobbies
= chess | шахматы
doers chess player, chess coach, grandmaster, chess teacher | шахматист, тренер по шахматам, гроссмейстер, шахматистка, преподаватель шахмат
work play chess, teach chess | играю в шахматы, преподаю шахматы, учу шахматам
field chess, chess club, chess tournament, Lichess | шахматы, шахматный клуб, шахматный турнир, шахматная школа
needs chess partner, chess evenings | сыграть в шахматы, играть в шахматы, партнёр по шахматам

go-other-mind-sports < hobbies
= go, bridge and mind sports | го, бридж и интеллектуальные игры
doers go player, bridge player, draughts player, poker player | игрок в го, бриджист, шашист, преферансист, покерист
work play go, play bridge, play poker | играю в го, играю в бридж, играю в покер, играю в преферанс
field game of go, bridge card game, poker, backgammon, mahjong, draughts | игра го, спортивный бридж, покер, нарды, маджонг, шашки, преферанс
needs someone to play bridge | сыграть в покер

board-games < hobbies, game-design
= board games | настольные игры
doers board gamer, game master, board game host, board game designer, tabletop game designer, dungeon master, board game publisher | настольщик, игротехник, ведущий игротек, любитель настолок, автор настольных игр, мастер днд, игропрактик, ведущий настольных игр
work play board games, host game nights, design board games, run tabletop sessions, run games for groups, make board games, collect board games | играю в настолки, провожу игротеки, играю в настольные игры, придумываю настолки, вожу днд, делаю настолки, собираю настольные игры
field board games, tabletop games, Catan, game night, Carcassonne, Codenames, board game, tabletop, dnd, dungeons and dragons, role-playing game, transformational game, business game, card game design, board game evening, game prototypes, card game | настольные игры, настолки, игротека, Каркассон, Имаджинариум, Кодовые имена, настольная игра, настолка, днд, ролевая игра, трансформационная игра, деловая игра, карточная игра, вечер настольных игр
needs people for game night, people to play with, playtest my board game, people for games, game evening, testers for board game, illustrate board game, publish board game | поиграть в настолки, собрать компанию на настолки, протестировать настолку, издать игру, играть в настолки, компания на настолки, поиграть в настольные, тестировать настолку, издать настольную игру, художник для настолки, поиграть вечером

tabletop-rpg < board-games
= tabletop role-playing | настольные ролевые игры
doers dungeon master, RPG player, D&D player | мастер НРИ, мастер подземелий, днд-шник
work run D&D campaigns, play role-playing games | вожу партии, вожу ДнД, играю в ДнД, играю в НРИ
field Dungeons and Dragons, D&D, tabletop RPG, Warhammer, Pathfinder RPG | ДнД, НРИ, настольные ролевые игры, подземелья и драконы, Вархаммер, DnD
needs looking for a party, players for campaign, game master wanted, play D&D | ищу партию, ищу мастера, игроки в кампанию, ищем мастера игры, поиграть в днд, партия в днд

larp-reenactment < hobbies, history
= LARP and historical reenactment | ролевые игры и реконструкция
doers larper, reenactor, historical reenactor | ролевик, реконструктор, исторический реконструктор, ролевичка
work play LARP, reenact battles | езжу на ролевые игры, занимаюсь реконструкцией, делаю доспехи
field LARP, historical reenactment, medieval armour, living history | ролевые игры, историческая реконструкция, средневековые доспехи, ролёвка
needs make me armour, costumes for reenactment, players for larp, medieval festival | сшить доспех, костюм для реконструкции, игроки на ролевую, фестиваль реконструкции
`
