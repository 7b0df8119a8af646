export const concepts = `
carpentry < construction
= carpentry and joinery | столярное дело
doers carpenter, joiner, woodworker, cabinet maker, furniture maker, log house builder | столяр, плотник, мебельщик, краснодеревщик, деревообработчик, мастер по дереву, сборщик мебели, срубщик
work make furniture, work with wood, carve wood | делаю мебель, работаю с деревом, столярничаю, режу по дереву, рублю срубы
field carpentry, woodworking, joinery, custom furniture, log house, wood carving, kitchen cabinets, plywood | столярка, столярная мастерская, деревообработка, мебель на заказ, сруб, резьба по дереву, массив дерева, корпусная мебель, фанера
needs need a custom table, fix the door, make a table, furniture to order, custom shelves, repair furniture, build a kitchen, wooden stairs, wooden furniture, need a carpenter | нужен стол на заказ, починить дверь, сделать шкаф по размерам, сделать стол, сделать полки, починить мебель, сделать кухню, деревянная лестница, мебель из дерева, нужен столяр, ищу столяра, нужен плотник

cost-estimation < construction
= construction estimating and supervision | сметы и технадзор
doers quantity surveyor, cost estimator, technical supervisor, construction inspector, tender specialist in construction | сметчик, инженер-сметчик, инженер технадзора, инженер ПТО, технадзор, стройконтроль, приёмщик квартир
work estimate construction costs, supervise construction, inspect new apartments | составляю сметы, считаю сметы, веду технадзор, принимаю квартиры, проверяю строителей
field quantity surveying, construction estimate, construction supervision, bill of quantities, snagging inspection | смета, сметное дело, строительный контроль, технический надзор, приёмка квартиры, исполнительная документация, ПТО, строительная экспертиза
needs builders overcharge, accept flat from developer, make an estimate, check estimate, cost of construction, cost of renovation, check the builders, accept new flat, construction control | строители завышают цену, принять квартиру у застройщика, смета растёт, составить смету, проверить смету, посчитать смету, сколько стоит ремонт, проконтролировать строителей, принять новостройку, приёмка новостройки, сколько стоит построить

surveying < construction, gis
= land surveying | геодезия
doers land surveyor, geodesist, cadastral engineer, topographer, mine surveyor, photogrammetrist | геодезист, кадастровый инженер, топограф, маркшейдер, кадастровик, изыскатель, землеустроитель, межевик
work survey land, measure plots, make topographic plans | межую участки, делаю топосъёмку, делаю геодезические изыскания, оформляю межевание
field land surveying, geodesy, cadastre, topographic survey, boundary survey, laser scanning, total station, photogrammetry | геодезия, кадастр, топосъёмка, межевание, изыскания, лазерное сканирование, тахеометр, маркшейдерия, кадастровая стоимость, землеустройство
needs dispute about plot boundaries, register the land plot, survey the plot, plot boundaries, measure the plot, register plot, laser scan building | спор о границах участка, поставить участок на кадастр, сосед передвинул забор, отмежевать участок, границы участка, замерить участок, сделать межевание, топографическая съёмка, обмерить здание, оформить участок

fire-occupational-safety < engineering
= fire and occupational safety | пожарная безопасность и охрана труда
doers hse manager, occupational safety specialist, fire safety engineer, firefighter, rescuer, ehs engineer, safety engineer | специалист по охране труда, инженер по охране труда, пожарный, спасатель, инженер пожарной безопасности, инженер по ТБ, охранотрудник, инженер по промбезопасности, мчсник
work run safety audits, train in safety, put out fires | провожу инструктажи, обучаю охране труда, тушу пожары, проектирую пожарную сигнализацию
field occupational safety, hse, fire safety, fire alarm, iso 45001, workplace safety, industrial safety, search and rescue | охрана труда, пожарная безопасность, техника безопасности, промышленная безопасность, пожарная сигнализация, СОУТ, МЧС, огнетушитель, производственный травматизм
needs labour safety inspection, accident at work, fire inspection, fire extinguishers, evacuation plan, safety training, safety briefing, workplace injury, safety documents | проверка по охране труда, несчастный случай на производстве, пожарники выписали предписание, пожарная проверка, поставить сигнализацию, план эвакуации, обучение охране труда, инструктаж по безопасности, травма на работе, документы по охране труда, пожарный аудит

environmental-engineering < engineering, ecology
= environmental engineering | промышленная экология
doers environmental engineer, wastewater engineer, water treatment engineer, waste management specialist, recycling specialist, water specialist, waste specialist, environmental consultant, air quality specialist | инженер-эколог, промышленный эколог, специалист по водоочистке, водоочистник, специалист по отходам, переработчик отходов, экопроектировщик, специалист по воде, эколог-проектировщик, специалист по качеству воздуха, специалист по очистке воды, экологический консультант
work treat wastewater, recycle waste, do environmental impact assessment, purify water, measure pollution, measure air quality, clean up soil, recycle plastic | очищаю стоки, перерабатываю отходы, делаю экологические проекты, разрабатываю ОВОС, очищаю воду, измеряю загрязнение, измеряю качество воздуха, чищу почву, перерабатываю пластик, проектирую очистные
field water treatment, wastewater, recycling, waste management, environmental impact assessment, air pollution, plastic waste, zero waste, landfill, iso 14001, water purification, air quality, soil pollution, water filter, sewage treatment, emissions, water quality, contaminated soil, environmental monitoring | водоочистка, очистные сооружения, переработка отходов, раздельный сбор, ОВОС, выбросы в атмосферу, вторсырьё, мусор и отходы, загрязнение воздуха, ноль отходов, очистка воды, качество воздуха, загрязнение почвы, фильтр для воды, очистка стоков, качество воды, экологический мониторинг, загрязнённая почва, полигон отходов, переработка пластика
needs where to recycle, bad tap water, dump near village, dirty water, clean the river, polluted river, polluted air, waste disposal, environmental permit, smell from plant, polluted soil, sewage problem | куда сдать вторсырьё, плохая вода из крана, свалка рядом с посёлком, штраф за отходы, грязная вода, очистить воду, очистить реку, грязный воздух, измерить воздух, переработать пластик, утилизация отходов, вывоз отходов, экологическая документация, запах с завода, сдать пластик

food-technology < engineering, chemistry
= food technology | пищевые технологии
doers food technologist, food scientist, dairy technologist, brewer technologist, winemaker technologist, flavourist | пищевой технолог, технолог пищевого производства, пищевик, технолог молочного производства, технолог-пищевик, флейворист, технолог общественного питания
work develop food recipes, launch food production | разрабатываю рецептуры, запускаю пищевое производство, продлеваю сроки годности
field food technology, haccp, shelf life, food safety, food production, alternative protein, dairy plant, fermentation technology, food additives | пищевые технологии, ХАССП, сроки годности, пищевое производство, пищевая безопасность, альтернативный белок, техкарты, пищевые добавки, рецептура продукта
needs shelf life too short, food label certification, develop a recipe, extend shelf life, haccp for, food lab test, recipe for production, start food production | продукт быстро портится, сертифицировать продукт питания, разработать рецептуру, увеличить срок годности, внедрить ХАССП, технолог на производство, испытания продуктов, пищевая лаборатория, техкарта блюда, запустить пищевое производство

agronomy < biology
= agronomy | агрономия
doers agronomist, plant breeder, soil scientist, horticulturist, agricultural scientist, plant pathologist | агроном, селекционер, почвовед, садовод, растениевод, фитопатолог, агрохимик, овощевод, плодовод
work grow crops, breed plants, analyse soil, consult farmers, test soil, select fertilisers, protect plants | выращиваю урожай, вывожу сорта, анализирую почву, лечу растения, подбираю удобрения, консультирую фермеров, консультирую по урожаю, беру пробы почвы, исследую почву, подбираю сорта, защищаю растения
field agronomy, crop production, plant breeding, soil science, horticulture, fertilisers, pest control in crops, permaculture, greenhouse, regenerative agriculture, soil, soil analysis, crops, harvest, plant disease, pests, irrigation, seeds, crop rotation, weeds | агрономия, растениеводство, селекция, почвоведение, садоводство, удобрения, пермакультура, теплица, защита растений, органическое земледелие, почва, анализ почвы, урожай, болезни растений, вредители, полив, семена, севооборот, сорняки, урожайность, грунт для растений
needs tomatoes are dying, leaves turn yellow, nothing grows on plot, poor harvest, poor soil, soil samples, test the soil, pests on plants, which fertiliser, irrigate the field, yellow leaves, improve soil, crop advice | растения болеют, желтеют листья, ничего не растёт, тля съела, плохой урожай, плохая почва, пробы почвы, исследовать почву, болезнь растений, вредители на растениях, какое удобрение, полив поля, пожелтели листья, улучшить почву, повысить урожайность, совет агронома

medicine
= medicine | медицина
doers doctor, physician, medic, medical doctor, resident doctor, md, medical specialist, medical expert, hospital doctor, medical consultant | врач, доктор медицины, медик, ординатор, медработник, докторша, медики, медицинский специалист, медицинский эксперт, клиницист, врач больницы, доктор, врач-консультант
work treat patients, practise medicine, see patients, heal people, work in hospital, work as doctor, diagnose patients, consult patients | лечу пациентов, веду приём пациентов, лечу людей, консультирую пациентов, лечить людей, лечить пациентов, работаю в больнице, работаю врачом, консультировать пациентов, ставлю диагнозы, работаю в поликлинике
field medicine, healthcare, hospital, clinic, patients, diagnosis, second opinion, evidence-based medicine, medical school, doctor's appointment, test results, health check, medical care | медицина, здравоохранение, больница, клиника, пациенты, диагноз, второе мнение, доказательная медицина, поликлиника, медвуз, приём врача, результаты анализов, обследование, медицинская помощь, медпомощь
needs doctors find nothing, need a good doctor, explain my test results, need a doctor, see a doctor, medical advice, unclear diagnosis, no diagnosis, health problems, what is wrong with me, understand diagnosis, consult a doctor, expert from medicine | не могут поставить диагноз, ищу хорошего врача, расшифровать анализы, к какому врачу идти, нужен врач, ищу врача, консультация врача, медицинский совет, непонятный диагноз, нет диагноза, проблемы со здоровьем, посоветоваться с врачом, разобраться в диагнозе, медицинская консультация, обследоваться

general-practice < medicine
= general practice | терапия и общая практика
doers gp, general practitioner, family doctor, family physician, internist, primary care physician, therapist physician | терапевт, врач общей практики, семейный врач, участковый, ВОП, врач-терапевт, участковый терапевт
work see general patients, run a family practice | веду терапевтический приём, работаю участковым, веду семьи как врач
field family medicine, primary care, internal medicine, general practice, check-up | семейная медицина, первичное звено, внутренние болезни, чекап, диспансеризация, общая врачебная практика
needs always tired, fever for a week, general weakness, register with doctor, always ill, often ill, caught a cold, high temperature, health check, annual check, feel weak | постоянная слабость, температура не проходит, всё время устаю, прикрепиться к поликлинике, часто болею, простуда не проходит, высокая температура, пройти обследование, пройти чекап, сдать анализы, слабость и усталость

cardiology < medicine
= cardiology | кардиология
doers cardiologist, heart doctor, arrhythmologist, heart surgeon, cardiac surgeon | кардиолог, кардиохирург, аритмолог, врач-кардиолог
work treat heart disease, operate on hearts | лечу сердце, лечу гипертонию, оперирую сердце
field cardiology, heart disease, hypertension, ecg, arrhythmia, blood pressure, cardiac surgery, heart attack, blood vessels, pacemaker, cholesterol, heart failure, holter | кардиология, гипертония, ЭКГ, аритмия, давление и сердце, кардиохирургия, инфаркт, артериальное давление, кардиостимулятор, холестерин, сердечная недостаточность, холтер, пульс
needs heart palpitations, high blood pressure, chest pain, heart pain, heart problems, heart check, check the heart, high pressure, pulse is fast, after heart attack, decode ecg, high cholesterol | скачет давление, болит сердце, перебои в сердце, проблемы с сердцем, проверить сердце, высокое давление, частый пульс, после инфаркта, расшифровать ЭКГ, высокий холестерин, колет сердце, боли в груди

neurology < medicine
= neurology | неврология
doers neurologist, epileptologist, headache specialist, sleep doctor, somnologist | невролог, невропатолог, эпилептолог, сомнолог, цефалголог, врач-невролог
work treat migraines, treat stroke patients, treat insomnia | лечу мигрень, лечу головную боль, лечу нарушения сна, реабилитирую после инсульта
field neurology, migraine, epilepsy, multiple sclerosis, stroke patients, parkinson's, sleep disorders, neuropathy, dementia, alzheimer's, headache, memory loss, tremor, nerve pain | неврология, мигрень, эпилепсия, рассеянный склероз, инсульт, Паркинсон, нарушения сна, деменция, Альцгеймер, сомнология, головная боль, потеря памяти, тремор, невралгия, головокружение
needs constant headaches, numb hands, grandmother loses memory, cannot sleep, dizziness, migraine attacks, memory problems, insomnia, bad sleep, after stroke, tremor in hands, epileptic seizures, numb fingers | болит голова, немеют руки, бабушка теряет память, бессонница, головные боли, кружится голова, приступы мигрени, проблемы с памятью, плохо сплю, не могу уснуть, после инсульта, трясутся руки, приступы эпилепсии, онемение

neurosurgery < neurology, surgery
= neurosurgery | нейрохирургия
doers neurosurgeon, spine surgeon, brain surgeon | нейрохирург, спинальный хирург, врач-нейрохирург
work operate on brains, operate on spines | оперирую мозг, оперирую позвоночник
field neurosurgery, brain tumour, spinal surgery, disc herniation surgery, aneurysm | нейрохирургия, опухоль мозга, операция на позвоночнике, аневризма, грыжа диска
needs herniated disc operation, brain surgery abroad, back surgery, spine surgery, hernia surgery, disc surgery | грыжа позвоночника операция, опухоль в голове, операция на спине, операция на мозге, межпозвоночная грыжа, оперировать грыжу, удалить опухоль

surgery < medicine
= surgery | хирургия
doers surgeon, general surgeon, abdominal surgeon, vascular surgeon, thoracic surgeon, proctologist, phlebologist | хирург, врач-хирург, абдоминальный хирург, сосудистый хирург, проктолог, флеболог, торакальный хирург, колопроктолог
work operate on patients, perform surgery | оперирую пациентов, провожу хирургические операции, делаю лапароскопию
field surgery, operating room, laparoscopy, transplantation, varicose veins, hernia, minimally invasive surgery | хирургия, операционная, лапароскопия, трансплантация, варикоз, грыжа, малоинвазивная хирургия, хирургическая операция
needs facing an operation, is surgery necessary, need surgery, need operation, find a surgeon, good surgeon, remove gallbladder, before operation, after operation | предстоит операция, нужна ли операция, удалить жёлчный, нужна операция, нужен хирург, хороший хирург, найти хирурга, удалить грыжу, вены на ногах, варикоз на ногах, перед операцией, после операции

plastic-surgery < surgery
= plastic surgery | пластическая хирургия
doers plastic surgeon, maxillofacial surgeon, reconstructive surgeon | пластический хирург, челюстно-лицевой хирург, ЧЛХ, пластик-хирург
work do rhinoplasty, reconstruct faces | делаю ринопластику, делаю блефаропластику, оперирую лица
field plastic surgery, rhinoplasty, facelift, breast augmentation, blepharoplasty, liposuction | пластическая хирургия, ринопластика, подтяжка лица, маммопластика, блефаропластика, липосакция, пластика носа
needs unhappy with my nose, eyelids sag, nose surgery, fix nose, remove scar, burn scar, ear correction, breast surgery | не нравится нос, нависшее веко, исправить нос, убрать шрам, шрам от ожога, торчат уши, операция на груди

orthopaedics < surgery
= orthopaedics and trauma | ортопедия и травматология
doers orthopaedic surgeon, orthopedist, traumatologist, sports doctor, joint surgeon, hand surgeon | травматолог, ортопед, травматолог-ортопед, спортивный врач, вертебролог, кистевой хирург
work fix fractures, replace joints, treat sports injuries | лечу переломы, ставлю суставы, лечу суставы, лечу спортивные травмы
field orthopaedics, orthopedics, joint replacement, fracture, knee injury, scoliosis, sports medicine, arthroscopy, flat feet, ligaments, meniscus | ортопедия, травматология, эндопротез, перелом, сколиоз, спортивная медицина, артроскопия, плоскостопие, разрыв связок, суставы, позвоночник, гипс, мениск, тазобедренный сустав
needs knee hurts, broke my leg, shoulder hurts after training, knee pain, joint pain, broken arm, broken leg, hip replacement, torn ligament, sports injury, child scoliosis, flat foot, sprained ankle, heel spur | болит колено, сломал ногу, болит плечо, болят суставы, боль в колене, боль в суставах, сломал руку, замена сустава, порвал связки, спортивная травма, сколиоз у ребёнка, плоскостопие у ребёнка, подвернул ногу, вывих, пяточная шпора, хрустят суставы

anaesthesia < medicine
= anaesthesia and intensive care | анестезиология и реанимация
doers anaesthetist, anesthesiologist, intensivist, icu doctor, pain doctor | анестезиолог, реаниматолог, анестезиолог-реаниматолог, врач реанимации, алголог
work give anaesthesia, work in intensive care, treat chronic pain | даю наркоз, работаю в реанимации, провожу наркозы, лечу хроническую боль
field anaesthesia, anesthesiology, intensive care, icu, pain management, mechanical ventilation, sedation | анестезиология, наркоз, реанимация, интенсивная терапия, лечение боли, ИВЛ, седация, ОРИТ
needs afraid of anaesthesia, chronic pain, fear anaesthesia, pain relief, constant pain, severe pain, in intensive care | боюсь наркоза, хроническая боль, боязнь наркоза, обезболить, постоянная боль, сильная боль, лежит в реанимации

emergency-medicine < medicine
= emergency medicine and first aid | скорая помощь и первая помощь
doers emergency doctor, paramedic, emt, first aid instructor, ambulance doctor | врач скорой помощи, фельдшер, парамедик, инструктор первой помощи, фельдшер скорой, медик-спасатель
work work in ambulance, teach first aid | работаю на скорой, учу первой помощи, спасаю на вызовах
field emergency medicine, first aid, ambulance, cpr, tactical medicine, disaster medicine | скорая помощь, первая помощь, неотложка, сердечно-лёгочная реанимация, тактическая медицина, медицина катастроф, аптечка
needs what if somebody faints, learn to save lives, first aid course, first aid training, learn first aid, call ambulance, medic at event, doctor on duty at event, first aid kit | человеку стало плохо, научиться спасать, курс первой помощи, научиться первой помощи, оказать первую помощь, вызвать скорую, медик на мероприятие, дежурство врача, собрать аптечку, человеку плохо

paediatrics < medicine
= paediatrics | педиатрия
doers paediatrician, pediatrician, neonatologist, children's doctor, child neurologist, paediatric surgeon, child doctor, baby doctor | педиатр, неонатолог, детский врач, детский невролог, детский хирург, врач-педиатр, детский доктор, доктор для детей, детский специалист
work treat children, consult on child health | лечу детей, веду детей до года, консультирую родителей по здоровью
field paediatrics, pediatrics, child health, neonatal care, premature babies, childhood vaccination, infant colic, children's health, newborn, fever in child, child development | педиатрия, детское здоровье, новорождённые, недоношенные дети, прививки детям, колики, детские болезни, неонатология, здоровье ребёнка, младенец, новорождённый, температура у ребёнка, развитие ребёнка
needs child is always ill, baby does not sleep, child has fever, child ill, child often ill, child fever, baby rash, baby cries, baby does not eat, child cough, vaccinate child, pediatrician advice | ребёнок часто болеет, младенец не спит, у ребёнка температура, сопли у ребёнка, болеет ребёнок, сыпь у ребёнка, младенец плачет, плохо ест, кашель у ребёнка, прививать ребёнка, хороший педиатр, найти педиатра, ребёнок заболел, сопли не проходят

gynaecology < medicine
= gynaecology | гинекология
doers gynaecologist, gynecologist, obgyn, obstetrician, women's health doctor, ob-gyn | гинеколог, акушер-гинеколог, врач-гинеколог, гинеколог-эндокринолог, маммолог
work see women patients, manage pregnancies | веду беременность, веду беременных, лечу эндометриоз
field gynaecology, gynecology, women's health, endometriosis, contraception, menopause, pcos, obstetrics, prenatal care | гинекология, женское здоровье, эндометриоз, контрацепция, менопауза, климакс, СПКЯ, акушерство, ведение беременности
needs irregular periods, painful periods, hot flashes, manage pregnancy, missed period, heavy periods, women's doctor, choose contraception, menopause symptoms, endometriosis pain, good gynecologist | сбился цикл, болезненные месячные, приливы жара, вести беременность, беременна, задержка месячных, обильные месячные, женский врач, подобрать контрацепцию, симптомы климакса, хороший гинеколог, женские проблемы

reproductive-medicine < gynaecology
= fertility medicine | репродуктология
doers fertility doctor, embryologist, reproductologist, ivf specialist, reproductive endocrinologist | репродуктолог, эмбриолог, врач ЭКО, специалист по бесплодию
work do ivf, treat infertility | делаю ЭКО, лечу бесплодие, веду программы ЭКО
field ivf, fertility, infertility, egg freezing, surrogacy, embryo transfer, egg donor | ЭКО, бесплодие, заморозка яйцеклеток, суррогатное материнство, репродуктология, криоперенос, донор яйцеклеток, планирование беременности
needs cannot get pregnant, failed ivf, get pregnant, want a baby, infertility treatment, try ivf, freeze eggs, choose ivf clinic, egg donation | не получается забеременеть, неудачное ЭКО, забеременеть, хотим ребёнка, лечить бесплодие, сделать эко, заморозить яйцеклетки, клиника эко, донорство яйцеклеток

midwifery < gynaecology, nursing
= midwifery and doula care | акушерство и доульство
doers midwife, doula, birth companion, childbirth educator, postpartum doula | акушерка, доула, духовная акушерка, подготовка к родам инструктор, послеродовая доула
work attend births, support women in labour, prepare for birth | сопровождаю роды, принимаю роды, готовлю к родам, поддерживаю в родах
field midwifery, childbirth, natural birth, home birth, birth plan, postpartum recovery | ведение родов, естественные роды, подготовка к родам, послеродовое восстановление, партнёрские роды, домашние роды, материнство, закрытие родов
needs expecting a baby, afraid of giving birth, birth partner, choose maternity hospital, after childbirth, birth course, home birth support | жду ребёнка, боюсь рожать, выбрать роддом, подготовиться к родам, курсы для беременных, после родов, сопровождение родов, нужна доула

breastfeeding < midwifery, paediatrics
= breastfeeding support | грудное вскармливание
doers lactation consultant, breastfeeding counsellor, ibclc, baby sleep consultant | консультант по грудному вскармливанию, консультант ГВ, консультант по детскому сну, специалист по ГВ
work help with breastfeeding, consult on baby sleep, babywearing consulting | помогаю наладить ГВ, консультирую по детскому сну, консультирую по слингам
field breastfeeding, lactation, weaning, baby sleep, baby carrier, complementary feeding | грудное вскармливание, лактация, прикорм, детский сон, слинг, прикладывание к груди, докорм
needs baby will not latch, not enough milk, baby wakes every hour, breast milk, little milk, painful feeding, stop breastfeeding, introduce solids, mastitis | не хватает молока, малыш не берёт грудь, ребёнок просыпается каждый час, мало молока, больно кормить, отлучить от груди, завершить гв, наладить сон, плохо спит ребёнок, ввести прикорм, лактостаз, сцеживаться

urology < medicine
= urology and andrology | урология и андрология
doers urologist, andrologist, nephrologist, men's health doctor | уролог, андролог, нефролог, уролог-андролог
work treat kidneys, treat men's health | лечу почки, лечу простатит, занимаюсь мужским здоровьем
field urology, andrology, kidney disease, prostate, men's health, dialysis, kidney stones, nephrology | урология, андрология, болезни почек, простатит, мужское здоровье, гемодиализ, нефрология, камни в почках, цистит
needs kidney pain, frequent urination, kidney failure, prostate problems, cystitis, urinary problems, men's problems, dialysis centre | болят почки, цистит замучил, почечная недостаточность, проблемы с простатой, частый цистит, мужские проблемы, центр диализа, проблемы с почками

endocrinology < medicine
= endocrinology | эндокринология
doers endocrinologist, diabetologist, thyroid specialist, obesity doctor | эндокринолог, диабетолог, врач-эндокринолог, тиреоидолог
work treat diabetes, treat thyroid | лечу диабет, лечу щитовидку, лечу ожирение
field endocrinology, diabetes, thyroid, hormones, insulin, obesity treatment, insulin resistance, ozempic | эндокринология, диабет, щитовидка, гормоны, инсулин, инсулинорезистентность, щитовидная железа, оземпик, лечение ожирения
needs weight will not go, high blood sugar, thyroid problems, thyroid nodules, diabetes diet, live with diabetes, insulin pump, hormone tests, blood sugar, sudden weight gain | высокий сахар, вес не уходит, гормональный сбой, узлы щитовидки, проблемы со щитовидкой, жить с диабетом, у ребёнка диабет, инсулиновая помпа, сдать гормоны, сахар в крови, резко набрал вес, гормоны скачут

gastroenterology < medicine
= gastroenterology | гастроэнтерология
doers gastroenterologist, hepatologist, endoscopist, gut doctor | гастроэнтеролог, гепатолог, эндоскопист, врач-гастроэнтеролог
work treat stomach, perform endoscopy, treat liver | лечу желудок, делаю гастроскопию, лечу печень, лечу ЖКТ
field gastroenterology, ibs, gut health, gastritis, endoscopy, microbiome, liver disease, crohn's, colonoscopy, celiac | гастроэнтерология, ЖКТ, СРК, гастрит, эндоскопия, микробиом, печень, гастроскопия, колоноскопия, целиакия
needs stomach ache, bloating after meals, heartburn, stomach pain, bloating, constipation, diarrhea, reflux, liver problems, colonoscopy prep, gut problems | болит живот, вздутие, изжога, боль в животе, боль в желудке, запор, понос, рефлюкс, проблемы с печенью, подготовиться к колоноскопии, проблемы с кишечником, тошнота

pulmonology-allergy < medicine
= pulmonology and allergology | пульмонология и аллергология
doers pulmonologist, allergist, immunologist, tb doctor, allergologist | пульмонолог, аллерголог, иммунолог, фтизиатр, аллерголог-иммунолог
work treat asthma, treat allergies | лечу астму, лечу аллергию, лечу лёгкие, повышаю иммунитет
field pulmonology, asthma, allergy, immunology, copd, tuberculosis, hay fever, food intolerance | пульмонология, астма, аллергия, иммунология, поллиноз, туберкулёз, иммунитет, ХОБЛ, пищевая непереносимость
needs sneeze every spring, cough will not stop, child is allergic, allergy to pollen, food allergy, allergy in child, asthma attacks, persistent cough, hard to breathe, weak immunity, mould allergy | кашель не проходит, чихаю каждую весну, сыпь от еды, аллергия на пыльцу, пищевая аллергия, аллергия у ребёнка, приступы астмы, затяжной кашель, тяжело дышать, слабый иммунитет, поднять иммунитет, одышка, задыхаюсь

oncology < medicine
= oncology | онкология
doers oncologist, cancer surgeon, radiation oncologist, oncohaematologist, haematologist, chemotherapist | онколог, онкохирург, химиотерапевт, радиотерапевт, онкогематолог, гематолог, врач-онколог
work treat cancer, give chemotherapy | лечу рак, лечу онкологию, назначаю химиотерапию, оперирую опухоли
field oncology, cancer, chemotherapy, tumour, leukemia, radiotherapy, cancer screening, haematology, immunotherapy | онкология, рак и опухоли, химиотерапия, опухоль, лейкоз, лучевая терапия, онкоскрининг, гематология, иммунотерапия, онкопациенты
needs diagnosed with cancer, mother has cancer, found a lump, cancer diagnosis, cancer treatment, after chemotherapy, oncologist advice, suspected cancer, breast lump, cancer support, tumour found | поставили рак, у мамы онкология, нашли опухоль, нашли уплотнение, диагноз рак, лечение рака, после химиотерапии, консультация онколога, подозрение на рак, уплотнение в груди, поддержка онкобольных, опухоль нашли, онкобольной

palliative-care < medicine
= palliative care | паллиативная помощь
doers palliative doctor, hospice nurse, hospice worker, end-of-life doula, hospice volunteer | паллиативщик, врач паллиативной помощи, сотрудник хосписа, волонтёр хосписа, доула конца жизни
work care for the dying, run a hospice | ухаживаю за умирающими, работаю в хосписе, помогаю неизлечимо больным
field palliative care, hospice, end of life, terminal illness, bereavement care | паллиативная помощь, хоспис, неизлечимо больные, паллиатив, конец жизни
needs dying relative at home, no more treatment possible, incurable patient, terminally ill, hospice place, pain relief at home, dying parent | умирает близкий, больше не лечат, неизлечимо болен, место в хосписе, обезболивание на дому, уходит близкий, тяжелобольной

dermatology < medicine
= dermatology | дерматология
doers dermatologist, dermatovenerologist, trichologist, skin doctor | дерматолог, дерматовенеролог, трихолог, венеролог, дерматолог-косметолог, кожник
work treat skin, treat acne, check moles | лечу кожу, лечу акне, проверяю родинки, лечу волосы
field dermatology, acne, eczema, psoriasis, hair loss, moles, rosacea, atopic dermatitis | дерматология, акне, экзема, псориаз, выпадение волос, родинки, розацеа, атопический дерматит, трихология
needs hair is falling out, rash on skin, pimples, skin rash, itchy skin, eczema in child, check mole, dry skin, skin problems, warts | выпадают волосы, сыпь на коже, прыщи, зуд, сыпь, чешется кожа, дерматит у ребёнка, проверить родинку, проблемы с кожей, сухая кожа, бородавки, лезут волосы

cosmetology < dermatology
= aesthetic medicine | косметология
doers cosmetologist, aesthetic doctor, beautician, aesthetician, injection cosmetologist, laser hair removal specialist | косметолог, врач-косметолог, косметолог-эстетист, эстетист, мастер лазерной эпиляции, шугаринг-мастер
work do botox, do facials, inject fillers | делаю ботокс, делаю чистку лица, колю филлеры, делаю уходовые процедуры
field cosmetology, botox, fillers, skincare, facial cleansing, laser hair removal, peeling, aesthetic medicine, anti-aging skin | косметология, ботокс, филлеры, чистка лица, лазерная эпиляция, пилинг, уход за кожей, эстетическая медицина, биоревитализация, шугаринг
needs wrinkles appeared, dull skin, look younger, wrinkles, face care, clean face, remove hair, skin care routine, spots on face, good beautician | появились морщины, тусклая кожа, выглядеть моложе, морщины, уход за лицом, убрать волосы, пигментные пятна, хороший косметолог, подобрать уход

ophthalmology < medicine
= ophthalmology and optometry | офтальмология и оптометрия
doers ophthalmologist, eye doctor, optometrist, eye surgeon, optician, laser eye surgeon | офтальмолог, окулист, оптометрист, глазной врач, оптик, офтальмохирург
work fix eyesight, prescribe glasses, do laser correction | исправляю зрение, подбираю очки, делаю лазерную коррекцию
field ophthalmology, eyesight, laser eye surgery, myopia, cataract, glaucoma, contact lenses, eyeglasses, retina, vision test, visual acuity | офтальмология, острота зрения, лазерная коррекция, близорукость, катаракта, глаукома, контактные линзы, очки для зрения, оптика салон, сетчатка, проверка зрения, зрение
needs eyesight is getting worse, eyes tired from screen, poor eyesight, check eyesight, eyes hurt, choose glasses, order glasses, laser correction, cataract surgery, child sees badly, dry eyes, repair glasses, squint | падает зрение, глаза устают от экрана, ребёнок плохо видит, плохое зрение, проверить зрение, болят глаза, выбрать очки, подобрать линзы, сделать коррекцию, удалить катаракту, ребёнок щурится, сухость глаз, косоглазие, ухудшилось зрение, починить очки

ent < medicine
= ear, nose and throat medicine | оториноларингология
doers ent doctor, otolaryngologist, ear nose throat doctor, audiologist, phoniatrist, hearing aid specialist | лор-врач, лор, отоларинголог, оториноларинголог, сурдолог, фониатр, аудиолог, слухопротезист
work treat ears and throat, fit hearing aids, treat singers' voices | лечу горло и уши, лечу голос, подбираю слуховые аппараты
field otolaryngology, hearing loss, sinusitis, tonsils, hearing aid, tinnitus, cochlear implant, adenoids | оториноларингология, тугоухость, гайморит, слуховой аппарат, аденоиды, шум в ушах, кохлеарный имплант, голосовые связки, храп
needs lost my voice, stuffy nose, hearing gets worse, snoring, sore throat, ear pain, runny nose, blocked nose, voice problems, ringing in ears, snores, deviated septum | пропал голос, заложен нос, плохо слышу, храплю, болит горло, болит ухо, насморк не проходит, потеря слуха, слуховой аппарат для, проблемы с голосом, звенит в ушах, храпит муж, кривая перегородка, осип голос

dentistry < medicine
= dentistry | стоматология
doers dentist, orthodontist, dental surgeon, implantologist, dental hygienist, endodontist, paediatric dentist, prosthodontist, teeth doctor, dental doctor | стоматолог, ортодонт, имплантолог, зубной врач, дантист, стоматолог-ортопед, гигиенист стоматологический, детский стоматолог, эндодонтист, стоматолог-хирург, зубник, детский дантист, стоматолог-терапевт
work treat teeth, place implants, straighten teeth | лечу зубы, ставлю импланты, ставлю брекеты, исправляю прикус, удаляю зубы
field dentistry, teeth, dental implants, braces, aligners, root canal, veneers, dental clinic, wisdom tooth, teeth whitening, dental filling, gum disease | стоматология, зубы, импланты, брекеты, элайнеры, прикус, виниры, зуб мудрости, отбеливание зубов, кариес, зуб, пломба, коронка на зуб, дёсны
needs toothache, crooked teeth, afraid of dentists, missing tooth, tooth hurts, fix teeth, tooth implant, broken tooth, braces for child, bite correction, good dentist, cheap dentist, clean teeth, bleeding gums, lost filling | болит зуб, кривые зубы, боюсь стоматологов, выпала пломба, болят зубы, вылечить зубы, лечить зубы, имплант зуба, удалить зуб, сломался зуб, брекеты ребёнку, исправить прикус, хороший стоматолог, недорогой стоматолог, чистка зубов, кровоточат дёсны, зубная боль, вставить зуб

dental-lab < dentistry
= dental laboratory | зуботехническое дело
doers dental technician, dental lab owner, dental ceramist | зубной техник, зуботехник, владелец зуботехнической лаборатории
work make dentures, mill crowns | делаю протезы зубов, изготавливаю коронки, фрезерую коронки
field dental laboratory, dental crowns, dentures, zirconia, exocad | зуботехническая лаборатория, зубные коронки, зубные протезы, диоксид циркония, экзокад
needs make crowns, denture repair | изготовить коронки, нужен зубной техник, починить протез зубной

psychiatry < medicine, mental-health
= psychiatry | психиатрия
doers psychiatrist, child psychiatrist, psychogeriatrician, psychopharmacologist | психиатр, врач-психиатр, детский психиатр, врач-психотерапевт, психиатр-нарколог
work prescribe antidepressants, treat depression, treat bipolar disorder | лечу депрессию, назначаю антидепрессанты, лечу тревожные расстройства, подбираю антидепрессанты
field psychiatry, depression, bipolar, adhd, antidepressants, schizophrenia, obsessive-compulsive disorder, autism spectrum, mental disorder, eating disorder | психиатрия, депрессия, СДВГ, антидепрессанты, шизофрения, обсессивно-компульсивное, биполярное расстройство, РПП, психическое расстройство
needs no wish to live, panic attacks, cannot leave bed, anxiety disorder, suspect adhd, adhd diagnosis, antidepressants advice, bipolar friend, hears voices, suicidal thoughts | панические атаки, не хочется жить, нет сил жить, подозреваю СДВГ, тревожное расстройство, диагностика сдвг, подобрать антидепрессанты, слышит голоса, суицидальные мысли, расстройство пищевого поведения, психическое расстройство у, хороший психиатр, апатия

mental-health < medicine
= mental health | психическое здоровье
doers mental health professional, mental health advocate, clinical psychologist, medical psychologist, neuropsychologist | клинический психолог, медицинский психолог, нейропсихолог, патопсихолог, специалист по ментальному здоровью
work assess mental state, neuropsychological assessment, support mental health | провожу нейропсихологическую диагностику, работаю с ментальным здоровьем, провожу патопсихологическую диагностику
field mental health, clinical psychology, neuropsychology, burnout prevention, psychosomatics, crisis counselling | ментальное здоровье, психическое здоровье, клиническая психология, нейропсихология, психосоматика, психогигиена
needs child cannot concentrate, burned out at work, burnout, anxiety, stress at work, emotional burnout, staff burnout, attention problems, mental support | ребёнок не может сосредоточиться, выгорел на работе, тревожность, выгорание, тревога, стресс на работе, эмоциональное выгорание, выгорание врачей, выгорание сотрудников, проблемы с вниманием, ментальная поддержка

addiction-medicine < psychiatry
= addiction treatment | лечение зависимостей
doers addiction doctor, narcologist, addiction counsellor, rehab owner, sober coach, recovery coach | нарколог, врач-нарколог, консультант по зависимостям, аддиктолог, химзависимый консультант, владелец ребцентра, трезвый коуч
work treat addiction, run a rehab, help people quit drinking | лечу зависимости, помогаю бросить пить, помогаю бросить курить, вывожу из запоя
field addiction, alcoholism, drug rehab, sobriety, twelve steps, codependency, quit smoking, gambling addiction, harm reduction | зависимость от алкоголя, алкоголизм, наркомания, трезвость, 12 шагов, созависимость, ребцентр, игромания, снижение вреда, анонимные алкоголики
needs husband drinks, cannot quit smoking, son uses drugs, want to stop drinking, stop drinking, quit alcohol, stop gambling, drug addict in family, alcoholic father, rehab centre, stay sober | муж пьёт, не могу бросить курить, сын употребляет, хочу бросить пить, бросить пить, бросить курить, завязать с алкоголем, зависимый родственник, отец пьёт, сын наркоман, реабилитационный центр, оставаться трезвым, игровая зависимость

rehabilitation < medicine
= medical rehabilitation | медицинская реабилитация
doers rehabilitation doctor, physiotherapist, physical therapist, rehabilitologist, exercise therapy instructor, physio, physical rehabilitation specialist, rehab specialist, exercise therapist | реабилитолог, физиотерапевт, физический терапевт, инструктор ЛФК, врач ЛФК, кинезитерапевт, врач ФРМ, специалист по реабилитации, физреабилитолог, инструктор лечебной физкультуры
work rehabilitate after injuries, restore movement, give exercise therapy | восстанавливаю после травм, реабилитирую, восстанавливаю после инсульта, веду ЛФК
field physiotherapy, rehabilitation, physical therapy, exercise therapy, stroke rehab, bobath, back pain exercises, recovery exercises, rehab centre, back exercises, walking again | реабилитация, физиотерапия, ЛФК, физическая терапия, кинезитерапия, восстановление после травмы, бобат-терапия, лечебная физкультура, реабилитационный центр, восстановительные упражнения, упражнения для спины, восстановление после операции, восстановление после инсульта
needs recover after surgery, back hurts from sitting, cannot walk after stroke, back pain, recover after stroke, recover after injury, rehab after surgery, learn to walk, exercises for back, restore mobility, lower back hurts, rehab at home | восстановиться после операции, болит спина, спина болит от сидения, не ходит после инсульта, боль в спине, восстановиться после травмы, реабилитация после операции, научиться ходить, разработать руку, болит поясница, реабилитация на дому

occupational-therapy < rehabilitation
= occupational therapy | эрготерапия
doers occupational therapist, ergotherapist, sensory integration therapist, hippotherapist, art therapist in clinic | эрготерапевт, специалист по сенсорной интеграции, иппотерапевт, канистерапевт, инструктор иппотерапии
work adapt homes for disabled, sensory integration therapy | адаптирую жильё для инвалидов, провожу сенсорную интеграцию, занимаюсь иппотерапией
field occupational therapy, sensory integration, assistive devices, hippotherapy, cerebral palsy, home adaptation | эрготерапия, сенсорная интеграция, иппотерапия, ДЦП, технические средства реабилитации, канистерапия, ТСР, адаптация жилья
needs child with cerebral palsy, wheelchair does not fit, adapt the flat, adapt home, wheelchair ramp, child with disability, fine motor skills, return to daily life | ребёнок с ДЦП, коляска не проходит, адаптировать квартиру, пандус для коляски, ребёнок с инвалидностью, мелкая моторика, вернуться к быту, средства реабилитации

prosthetics < rehabilitation, engineering
= prosthetics and orthotics | протезирование
doers prosthetist, orthotist, bionic prosthesis engineer, prosthetic engineer | протезист, техник-протезист, ортезист, инженер-протезист, разработчик протезов
work make prostheses, fit orthoses, make insoles | делаю протезы, изготавливаю ортезы, делаю стельки
field prosthetics, bionic arm, orthosis, exoskeleton, limb prosthesis, custom insoles | протезирование, бионический протез, ортез, экзоскелет, протез ноги, протез руки, ортопедические стельки
needs lost a leg, need a prosthesis, prosthetic leg, prosthetic hand, orthosis for child, bionic hand, amputee | потерял ногу, нужен протез, протез для ноги, протез кисти, стельки на заказ, ортез для ребёнка, бионическая рука, после ампутации

osteopathy-manual < rehabilitation
= osteopathy and manual therapy | остеопатия и мануальная терапия
doers osteopath, chiropractor, manual therapist, kinesiologist, craniosacral therapist, rolfer | остеопат, мануальный терапевт, мануальщик, кинезиолог, хиропрактик, костоправ, краниосакральный терапевт
work adjust spine, work with body manually | вправляю позвонки, правлю спину, работаю руками с телом, провожу остеопатические сеансы
field osteopathy, chiropractic, manual therapy, kinesiology, craniosacral therapy, posture, myofascial release | остеопатия, мануальная терапия, кинезиология, краниосакральная терапия, осанка, миофасциальный релиз, рольфинг, тейпирование
needs neck is stiff, pinched nerve, bad posture, neck pain, stiff neck, back adjustment, improve posture, slouching child | защемило шею, заклинило спину, сутулюсь, болит шея, боль в шее, вправить спину, исправить осанку, ребёнок сутулится, защемило нерв, продуло шею

massage < rehabilitation
= massage | массаж
doers massage therapist, masseur, masseuse, thai massage therapist, bodyworker | массажист, массажистка, мастер массажа, тайский массажист, телесный практик, детский массажист
work give massage, do bodywork | делаю массаж, массирую, делаю массаж лица
field massage, lymphatic drainage, thai massage, deep tissue, baby massage, face massage, bodywork, spa therapy | массаж, лимфодренаж, тайский массаж, массаж лица, детский массаж, спортивный массаж, антицеллюлитный, спа-процедуры, висцеральный массаж
needs muscles are tense, need to relax body, back massage, need massage, massage at home, massage for baby, relax muscles, office massage | мышцы зажаты, зажимы в теле, размять спину, массаж спины, нужен массаж, массаж на дому, массаж ребёнку, массаж в офис, расслабить мышцы, хороший массажист

special-needs < rehabilitation
= special needs and developmental therapy | помощь особым детям
doers special educator, aba therapist, defectologist, tutor for autistic children, special needs teacher, correctional teacher, mother of special child | дефектолог, aba-терапист, олигофренопедагог, коррекционный педагог, тьютор особого ребёнка, специальный педагог, тифлопедагог, сурдопедагог, мама особого ребёнка
work work with autistic children, teach special needs kids, aba therapy sessions | работаю с особыми детьми, занимаюсь с аутистами, провожу ABA-терапию
field special needs, autism, aba therapy, inclusion in school, down syndrome, sign language, developmental delay, disability, neurodiversity | особые дети, аутизм, расстройство аутистического спектра, инклюзия, ОВЗ, синдром Дауна, жестовый язык, ЗПР, инвалидность, нейроотличные
needs son has autism, school refuses my child, special child, autistic child, child does not speak, speech delay, inclusive school, tutor for special child, down syndrome child, accessible class | у сына аутизм, школа не берёт ребёнка, особый ребёнок, оформить инвалидность, ребёнок не говорит, задержка речи, инклюзивная школа, тьютор для ребёнка, ребёнок с аутизмом, синдром дауна у, задержка развития, инклюзивный класс, ребёнок-инвалид

nutrition-medicine < medicine
= nutrition and dietetics | нутрициология и диетология
doers nutritionist, dietitian, dietician, nutrition coach, weight loss coach | нутрициолог, диетолог, врач-диетолог, консультант по питанию, health-коуч, хелс-коуч, специалист по питанию
work make meal plans, help lose weight, adjust diet | составляю рацион, помогаю похудеть, корректирую питание, составляю меню питания
field nutrition, dietetics, diet plan, weight loss, supplements, vitamins, keto, intermittent fasting, healthy eating, meal plan | нутрициология, диетология, режим питания, похудение, БАДы, витамины, кето, интервальное голодание, правильное питание, ЗОЖ
needs cannot lose weight, always craving sweets, no energy, lose weight, healthy diet, eat healthier, diet for diabetes, child eats badly, vegan diet advice, which vitamins, gain weight | не могу похудеть, тянет на сладкое, нет энергии, лишний вес, похудеть, сбросить вес, наладить питание, здоровое питание, составить рацион, план питания, ребёнок плохо ест, какие витамины, набрать вес, лишние килограммы

preventive-longevity < medicine
= preventive and longevity medicine | превентивная медицина и долголетие
doers longevity doctor, anti-age doctor, preventive medicine doctor, biohacker, gerontologist, longevity researcher | антиэйдж-врач, врач превентивной медицины, биохакер, геронтолог, врач антивозрастной медицины, исследователь старения
work extend healthspan, biohack, research ageing | занимаюсь долголетием, биохакерствую, исследую старение, продлеваю молодость
field longevity, biohacking, anti-aging medicine, preventive medicine, healthspan, ageing research, biological age, functional medicine | долголетие, биохакинг, антиэйдж, превентивная медицина, старение, биологический возраст, интегративная медицина, продление жизни, геронтология
needs want to live longer, stay healthy after fifty, prevent disease, healthy ageing, slow ageing, check health, improve health, live longer | хочу жить дольше, оставаться здоровым после пятидесяти, профилактика болезней, здоровое старение, замедлить старение, проверить здоровье, улучшить здоровье, прожить дольше

infectious-diseases < medicine
= infectious diseases and epidemiology | инфекционные болезни и эпидемиология
doers infectious disease doctor, epidemiologist, vaccinologist, virologist, hiv specialist, parasitologist, public health specialist | инфекционист, эпидемиолог, вирусолог, паразитолог, специалист по общественному здоровью, врач-инфекционист, санитарный врач, вакцинолог
work treat infections, study epidemics, vaccinate | лечу инфекции, изучаю эпидемии, вакцинирую, занимаюсь общественным здоровьем
field infectious diseases, epidemiology, virus, hiv, hepatitis, vaccines, public health, covid, tropical disease, travel vaccination | инфекционные болезни, эпидемиология, вирусология, ВИЧ, гепатит, вакцинация, общественное здоровье, ковид, прививки, санэпид
needs bitten by a tick, vaccines before a trip, tick bite, vaccination advice, hepatitis treatment, hiv test, outbreak in school, long covid | укусил клещ, какие прививки сделать, долго не отпускает ковид, укус клеща, прививки для поездки, сделать прививку, лечить гепатит, анализ на вич, вспышка в школе, последствия ковида, дезинфекция

rheumatology < medicine
= rheumatology | ревматология
doers rheumatologist, autoimmune disease specialist, arthrologist | ревматолог, врач-ревматолог, артролог
work treat arthritis, treat autoimmune diseases | лечу артрит, лечу аутоиммунные заболевания
field rheumatology, arthritis, autoimmune disease, lupus, osteoporosis, gout, fibromyalgia | ревматология, артрит, аутоиммунное заболевание, волчанка, остеопороз, подагра, фибромиалгия, Бехтерев
needs joints swell, stiff in the morning, swollen joints, joint inflammation, autoimmune illness, morning stiffness, gout attack | опухают суставы, скованность по утрам, опухли суставы, воспаление суставов, аутоиммунная болезнь, приступ подагры, ломит суставы

radiology < medicine
= radiology and diagnostics | лучевая диагностика
doers radiologist, sonographer, ultrasound doctor, mri technician, x-ray technician, nuclear medicine physician | рентгенолог, узист, врач УЗИ, лучевой диагност, рентгенлаборант, врач МРТ, врач функциональной диагностики
work read mri scans, do ultrasound, describe x-rays, interpret scans, read x-rays, diagnose by ultrasound | описываю МРТ, делаю УЗИ, описываю снимки, смотрю снимки КТ, читаю снимки, расшифровываю МРТ, провожу УЗИ, делать УЗИ, описание снимков
field radiology, mri, ct scan, ultrasound, x-ray, medical imaging, mammography, pet scan | лучевая диагностика, МРТ, УЗИ, рентген, КТ, медицинская визуализация, маммография, рентгенология, ПЭТ-КТ
needs get a scan interpreted, where to do mri, read my mri, interpret mri, interpret scan, describe scan, second reading, need ultrasound, do mri, x-ray description | расшифровать МРТ, где сделать МРТ, пересмотреть снимки, описать снимки, посмотреть снимки, расшифровка мрт, сделать узи, сделать мрт, описание кт, второе мнение по снимкам

laboratory-medicine < medicine
= laboratory medicine and pathology | лабораторная диагностика и патология
doers lab doctor, pathologist, lab technician medical, cytologist, forensic doctor, medical laboratory scientist, histologist, coroner | врач-лаборант, патологоанатом, патоморфолог, цитолог, судмедэксперт, врач КЛД, гистолог, патанатом, лаборант
work run blood tests, examine biopsies, do autopsies, analyse blood, run medical tests, examine samples | делаю анализы крови, смотрю биопсии, делаю гистологию, провожу вскрытия, делаю анализы, исследую кровь, работаю в клинической лаборатории, смотрю мазки
field laboratory diagnostics, blood test, biopsy, histology, pathology, forensic medicine, pcr test, cytology | лабораторная диагностика, анализы крови, биопсия, гистология, патанатомия, судмедэкспертиза, ПЦР, цитология, клиническая лаборатория
needs strange blood test, second look at biopsy, blood tests, interpret blood test, take tests, medical laboratory, histology review, lab for clinic | непонятные анализы, пересмотреть гистологию, расшифровать анализ, сдать кровь, медицинская лаборатория, пересмотр гистологии, лаборатория для клиники

medical-genetics < medicine, genetics
= medical genetics | медицинская генетика
doers medical geneticist, genetic counsellor, clinical geneticist, rare disease specialist | врач-генетик, медицинский генетик, генетический консультант, специалист по орфанным болезням
work counsel on heredity, interpret genetic tests | консультирую по наследственности, расшифровываю генетические тесты
field genetic testing, hereditary disease, rare disease, prenatal testing, genetic counselling, dna test, sma, cystic fibrosis | генетический тест, наследственные болезни, орфанное заболевание, редкая болезнь, ДНК-тест, СМА, муковисцидоз, НИПТ
needs hereditary illness in family, child with rare disease, genetic test, genetic advice, carrier test, genetic risk | болезнь в роду, ребёнок с редкой болезнью, генетический анализ, консультация генетика, редкое заболевание, наследственное заболевание, сдать генетику, риск наследственный

nursing < medicine
= nursing | сестринское дело
doers nurse, registered nurse, head nurse, nurse practitioner, medical assistant, rn, scrub nurse, ward nurse, home nurse, school nurse | медсестра, медбрат, старшая медсестра, операционная сестра, медицинская сестра, процедурная медсестра, патронажная сестра, медсестра на дом, школьная медсестра, палатная медсестра, медсестричка
work care for patients, give injections, put in iv drips, look after patients, dress wounds, take blood, assist doctors, work as nurse | ухаживаю за больными, ставлю капельницы, делаю уколы, ставлю катетеры, ухаживать за больными, делать уколы, делаю перевязки, беру кровь, ставить капельницы, работаю медсестрой, ассистирую врачу
field nursing, patient care, injections, hospital ward, iv drip, wound care, nursing school | сестринское дело, капельница, уколы, перевязки, медколледж, патронаж, медсестринский уход
needs injections at home, wound will not heal, home injections, nurse at home, change dressing, need a nurse, iv at home, bedsores, after discharge, catheter care | делать уколы на дому, пролежни, прокапаться, сделать уколы, уколы на дому, сделать перевязку, нужна медсестра, капельница на дому, уход после выписки, поставить капельницу, обработать рану

elderly-care < nursing
= elderly care | уход за пожилыми
doers caregiver, carer, geriatrician, nursing home owner, home care aide, elderly care assistant, care home manager | сиделка, гериатр, владелец пансионата для пожилых, социальный работник по уходу, помощник по уходу, врач-гериатр, соцработник
work look after the elderly, run a care home, care for elderly, sit with grandmother, visit elderly | ухаживаю за пожилыми, ухаживаю за лежачими, сижу с бабушками, держу пансионат, ухаживать за пожилыми, сижу с пожилыми, присматриваю за бабушкой, навещаю пожилых
field elderly care, care home, geriatrics, nursing home, bedridden patient, home care, silver economy | уход за пожилыми, пансионат для пожилых, гериатрия, дом престарелых, лежачий больной, пожилые родители, активное долголетие, серебряный возраст, паллиативный уход на дому
needs elderly parents alone, who stays with grandmother, need carer, carer for mother, care for grandmother, care for father, elderly mother, elderly father, bedridden mother, dementia care, lonely elderly | некому сидеть с бабушкой, пожилые родители одни, мама после инсульта, нужна сиделка, ищу сиделку, сиделка для мамы, уход за бабушкой, уход за мамой, пожилая мама, пожилой отец, лежачая бабушка, деменция у мамы, одинокие пожилые, присмотреть за бабушкой

pharmacy < medicine, chemistry
= pharmacy | фармация
doers pharmacist, pharmacy owner, clinical pharmacologist, druggist, pharmacy technician | фармацевт, провизор, клинический фармаколог, владелец аптеки, аптекарь, клинфарм, первостольник
work dispense medicines, check drug interactions, run a pharmacy | отпускаю лекарства, подбираю лекарства, проверяю совместимость лекарств, держу аптеку
field pharmacy, medicines, prescription drugs, pharmacology, drug interactions, drugstore | фармация, аптека, лекарства, фармакология, совместимость лекарств, рецептурные препараты, фармацевтика
needs medicine out of stock, find an analogue drug, send medicines abroad, find medicine, buy medicine abroad, rare medicine, bring medicine, drug analogue, prescription abroad | лекарство пропало из аптек, найти аналог лекарства, передать лекарства, ищу лекарство, найти лекарство, купить лекарство, редкое лекарство, привезти лекарство, аналог лекарства, лекарства нет, рецепт за границей, нужны лекарства

pharma-industry < pharmacy
= pharmaceutical industry | фарминдустрия
doers medical representative, pharma product manager, regulatory affairs specialist, drug developer, pharmacovigilance specialist, msl, medical science liaison, pharma manager | медпред, медицинский представитель, фармменеджер, специалист по регистрации лекарств, фармразработчик, специалист по фармаконадзору, медицинский советник, МНС
work develop drugs, register medicines, promote drugs to doctors | разрабатываю лекарства, регистрирую препараты, продвигаю препараты врачам
field pharma, drug development, regulatory affairs, gmp, pharmacovigilance, drug registration, generic drugs, biosimilars | фарма, фармкомпания, регистрация лекарств, GMP, фармаконадзор, разработка лекарств, дженерики, фармпроизводство, биосимиляры
needs register a drug, find a drug distributor, develop a drug, pharma partner, produce a drug, bring drug to market, pharma distributor | зарегистрировать препарат, найти дистрибьютора лекарств, разработать препарат, регистрация препарата, фармпартнёр, выпустить препарат, вывести препарат, фармдистрибьютор

clinical-trials < medicine, pharma-industry
= clinical trials | клинические исследования
doers cra, clinical research associate, clinical trial manager, principal investigator, clinical researcher, study coordinator, medical writer | монитор клинических исследований, менеджер клинических исследований, врач-исследователь, координатор исследований, медицинский писатель, специалист КИ
work monitor clinical trials, write protocols, recruit patients for studies, run clinical studies, coordinate trials, design studies, write study protocols | мониторю клинические исследования, пишу протоколы исследований, набираю пациентов в исследование, провожу клинические исследования, координирую исследования, проводить исследования, планирую исследования, пишу протокол исследования
field clinical trial, good clinical practice, cro, clinical research, study protocol, ethics committee, systematic review, phase iii, clinical study, trial patients, study site, trial design | клинические исследования, КИ лекарств, надлежащая клиническая практика, протокол исследования, этический комитет, систематический обзор, мета-анализ, исследовательский центр, дизайн клинического исследования, клиническое исследование, протокол клинического исследования, испытания препарата
needs patients for a study, join a clinical trial, run clinical trial, trial site, design a study, clinical evidence, cro for trial | пациенты для исследования, попасть в клиническое исследование, провести клиническое исследование, клинические испытания, клинический центр, дизайн исследования, написать протокол, набор пациентов, доказать эффективность, клинические данные

medical-devices < engineering, medicine
= medical devices | медицинские изделия
doers biomedical engineer, medical device engineer, medical equipment supplier, medical physicist, biomedical technician, medical device developer, medical device maker, medical hardware developer, medtech engineer | биомедицинский инженер, инженер медтехники, поставщик медоборудования, медицинский физик, разработчик медизделий, медтехник, разработчик медицинских приборов, разработчик медтехники, создатель медприбора, производитель медизделий, инженер по медтехнике
work design medical devices, service medical equipment, certify medical devices, develop medical devices, repair medical equipment, make devices for hospitals | разрабатываю медицинские приборы, обслуживаю медтехнику, регистрирую медизделия, поставляю медоборудование, разрабатываю медизделия, ремонтирую медтехнику, чиню медоборудование, делаю приборы для больниц, производство медизделий
field medical devices, biomedical engineering, medical equipment, iso 13485, ce mark for devices, wearable sensor, neurointerface, brain-computer interface, medical device, medical sensor, patient monitor, hospital equipment, diagnostic device, ventilator, ecg device | медицинские изделия, медоборудование, медтехника, биомедицинская инженерия, нейроинтерфейс, РУ на медизделие, медицинский прибор, носимые датчики, медизделие, медицинский датчик, монитор пациента, больничное оборудование, диагностический прибор, аппарат ИВЛ, портативный кардиограф, тонометр, глюкометр
needs certify our medical device, clinic needs equipment, medical device idea, develop medical device, used medical equipment, device for patients, medical prototype | зарегистрировать медизделие, оснастить клинику, починить медоборудование, ремонт медтехники, разработать медприбор, оборудование для больницы, медоборудование бу, прибор для пациентов, прототип медприбора, обслуживание медтехники

healthcare-management < medicine
= healthcare management | управление клиниками
doers chief physician, clinic owner, clinic manager, hospital administrator, healthcare manager, medical director | главврач, главный врач, владелец клиники, управляющий клиникой, организатор здравоохранения, заведующий отделением, завотделением, медицинский директор
work run a clinic, open clinics, manage a hospital | управляю клиникой, открываю клиники, руковожу отделением, держу клинику
field healthcare management, private clinic, medical license, hospital management, clinic marketing, patient flow | управление клиникой, частная клиника, медицинская лицензия, медицинский маркетинг, медцентр, организация здравоохранения, поток пациентов
needs clinic lacks patients, get a medical license, open a clinic, open medical centre, medical licence, more patients, clinic promotion, doctors for clinic, manage clinic | не хватает пациентов, получить медлицензию, открыть медцентр, открыть клинику, открыть кабинет, больше пациентов, продвижение клиники, врачи в клинику, управлять клиникой, аренда кабинета

medical-education < medicine
= medical education and doctor relocation | медицинское образование и подтверждение диплома
doers medical student, medical lecturer, usmle tutor, foreign-trained doctor, simulation trainer | студент-медик, преподаватель медвуза, врач-эмигрант, репетитор для врачей, преподаватель-медик
work prepare for usmle, confirm a medical diploma, teach doctors | готовлюсь к USMLE, подтверждаю диплом врача, обучаю врачей, готовлю врачей к экзаменам
field usmle, plab, approbation in germany, medical residency, medical diploma recognition, cme, medical internship | подтверждение диплома врача, апробация в Германии, ординатура, НМО, медицинский университет, аккредитация врачей, интернатура, юсмле
needs work as doctor abroad, confirm diploma in germany, doctor abroad, diploma recognition, pass usmle, residency place, practice for medical students, train doctors, lecture for doctors, medical school admission | работать врачом за границей, подтвердить диплом врача, куда в ординатуру, врачом за границей, признание диплома врача, сдать usmle, место в ординатуре, практика для медиков, обучение врачей, лекция для врачей, поступить в медвуз, поступить в мед

traditional-medicine < medicine
= traditional and alternative medicine | традиционная и альтернативная медицина
doers acupuncturist, homeopath, ayurvedic doctor, herbalist, naturopath, tcm doctor, reflexologist, hirudotherapist | иглорефлексотерапевт, гомеопат, аюрведический врач, травник, натуропат, рефлексотерапевт, гирудотерапевт, фитотерапевт, аюрведист, ароматерапевт
work do acupuncture, heal with herbs, practise ayurveda | ставлю иголки, лечу травами, практикую аюрведу, ставлю пиявки, собираю травы
field acupuncture, ayurveda, homeopathy, herbal medicine, chinese medicine, naturopathy, reflexology, aromatherapy, essential oils | иглоукалывание, аюрведа, гомеопатия, фитотерапия, китайская медицина, натуропатия, рефлексотерапия, ароматерапия, эфирные масла, травничество
needs pills do not help, treat without pills, herbs for health, without pills, natural treatment | таблетки не помогают, лечиться без таблеток, травы для здоровья, без таблеток, народные средства

animal-behaviour < veterinary
= dog training and animal behaviour | кинология и зоопсихология
doers dog trainer, cynologist, animal behaviourist, dog handler, pet psychologist, horse trainer, groomer, dog breeder | кинолог, зоопсихолог, дрессировщик, кинолог-зоопсихолог, грумер, заводчик собак, берейтор, хендлер, фелинолог, догситтер
work train dogs, correct pet behaviour, groom dogs, breed dogs | дрессирую собак, корректирую поведение собак, стригу собак, развожу собак, воспитываю щенков
field dog training, animal behaviour, puppy, pet grooming, agility dogs, dog show, zoopsychology, cat behaviour, dog sitting | кинология, дрессировка, зоопсихология, щенок, груминг, аджилити, выставка собак, поведение кошек, передержка собак, воспитание собаки
needs dog bites, puppy chews everything, dog afraid of people, who keeps the cat, train dog, raise puppy, dog barks, aggressive dog, cat scratches, walk the dog, groom dog | собака кусается, щенок всё грызёт, собака боится людей, с кем оставить кота, кот метит, воспитать собаку, воспитать щенка, собака лает, агрессивная собака, дрессировка собаки, кот дерёт мебель, выгулять собаку, подстричь собаку

science
= scientific research | научные исследования
doers scientist, research scientist, researcher, postdoc, phd student, academic researcher, lab head, university professor, research fellow, research group, research assistant | учёный, научный сотрудник, исследователь, постдок, аспирант, кандидат наук, доктор наук, завлаб, научник, научная группа, исследовательница, младший научный сотрудник, преподаватель-исследователь
work do research, publish papers, run a lab, study for phd, conduct research, work in science, study phenomena, run experiments, do science | занимаюсь наукой, публикую статьи, веду исследования, руковожу лабораторией, пишу диссертацию, заниматься наукой, провожу исследования, проводить исследования, ставлю эксперименты, работаю в институте, работаю в науке
field academia, scientific research, peer review, scientific paper, dissertation, phd, research lab, scopus, scientific conference, research institute, academy of sciences, hypothesis testing | научные исследования, академическая наука, научная статья, диссертация, аспирантура, научная лаборатория, скопус, ВАК, научная конференция, рецензирование, НИИ, институт РАН, научная работа, научный проект
needs looking for a supervisor, journal rejected my paper, leave academia, need a scientist, scientist for, scientific expert, scientific evidence, expert opinion of scientist, run a study, scientific basis, research advice, science consultant | ищу научного руководителя, статью не принимают, уйти из науки, защитить диссертацию, нужен учёный, учёный для, научный эксперт, научное обоснование, провести исследование, научная консультация, экспертное мнение учёного, найти учёных

research-commercialisation < science
= technology transfer | трансфер технологий
doers technology transfer manager, deep tech founder, science entrepreneur, technology broker, tech scout | технологический брокер, специалист по трансферу технологий, научный предприниматель, технологический предприниматель, диптех-фаундер, технологический скаут
work commercialise research, spin out companies, bring science to market | коммерциализирую разработки, вывожу разработки на рынок, запускаю спин-оффы
field technology transfer, spin-off company, tech commercialisation, science startup, trl, university startup, technopark, skolkovo | трансфер технологий, коммерциализация разработок, научный стартап, УГТ, технопарк, Сколково, спин-офф, университетский стартап, внедрение разработок
needs research never reaches market, industrial partner for technology, bring invention to market, license technology, find industrial partner, spin off, investors in science, apply our technology, use of technology | разработка лежит в столе, нужен индустриальный партнёр, коммерциализировать разработку, вывести на рынок разработку, лицензировать технологию, индустриальный партнёр, внедрить разработку, применить технологию, найти применение технологии, внедрение на завод

mathematics < science
= mathematics | математика
doers mathematician, applied mathematician, math tutor, math teacher, topologist, algebraist | учёный-математик, математик-прикладник, репетитор по математике, учитель математики, преподаватель математики, матфаковец, олимпиадник
work prove theorems, teach maths, do mathematical modelling | доказываю теоремы, преподаю математику, занимаюсь матмоделированием, егэ по математике
field mathematics, maths, linear algebra, topology, math olympiad, probability theory, mathematical modelling, calculus, game theory, mechmat | математика, матан, линейная алгебра, теория вероятностей, олимпиадная математика, матмоделирование, теория игр, мехмат, высшая математика
needs child struggles with maths, check my calculations, maths help, help with maths, maths tutor, math problem, mathematical model, calculate probability, explain maths, exam in maths | ребёнок не понимает математику, завалил матан, подтянуть математику, помочь с математикой, математическая модель, построить матмодель, объяснить математику, экзамен по математике, подготовить к олимпиаде

physics < science
= physics | физика
doers physicist, theoretical physicist, experimental physicist, physics teacher, plasma physicist, physics person, applied physicist, physics lecturer | физик-теоретик, физик-экспериментатор, учёный-физик, преподаватель физики, учитель физики, физик с физтеха, репетитор по физике, физик, физики, прикладной физик, физик-ядерщик
work study physics, run physics experiments, teach physics | занимаюсь физикой, ставлю физические эксперименты, преподаю физику
field physics, particle physics, cern, plasma physics, condensed matter, solid state physics, general relativity, string theory, thermodynamics, accelerator physics | физика, физика частиц, ЦЕРН, физика плазмы, физфак, МФТИ, термодинамика, теория относительности, коллайдер, физика твёрдого тела
needs cannot understand physics, physics problem to solve, physics tutor, physics experiment, explain physics, physics help, physicist advice, calculate heat, physical model | не понимаю физику, егэ по физике, физический эксперимент, объяснить физику, помочь с физикой, консультация физика, физическая модель, физик-консультант

quantum-computing < physics, software-engineering
= quantum technologies | квантовые технологии
doers quantum physicist, quantum computing researcher, quantum engineer, quantum software developer | квантовый физик, разработчик квантовых алгоритмов, квантовый инженер, исследователь квантовых вычислений
work write quantum algorithms, build qubits | пишу квантовые алгоритмы, делаю кубиты, исследую квантовые системы
field quantum computing, qubit, quantum mechanics, quantum cryptography, qiskit, quantum computer | квантовые вычисления, кубит, квантовая механика, квантовый компьютер, квантовая криптография, квантовые технологии
needs quantum expert, lecture on quantum | эксперт по квантам, лекция о квантовых

optics-photonics < physics
= optics and photonics | оптика и фотоника
doers optical engineer, laser physicist, photonics engineer, optics designer, laser engineer | инженер-оптик, лазерщик, фотоник, лазерный физик, оптотехник, разработчик оптики
work design lenses, build lasers, align optics | рассчитываю оптику, собираю лазеры, юстирую оптические системы
field photonics, laser, optical design, spectroscopy, fiber laser, zemax, holography, optical microscopy | фотоника, лазер, оптические системы, спектроскопия, голография, волоконный лазер, лазерные технологии, оптическая микроскопия
needs laser for experiment, design an optical system, optical system, laser source, choose a lens, optical measurements, infrared camera, optics expert | рассчитать оптическую систему, нужен лазерный источник, оптическая система, нужен лазер, подобрать объектив, оптические измерения, тепловизионная камера, специалист по оптике

acoustics < physics, engineering
= acoustics | акустика
doers acoustician, acoustic engineer, acoustic consultant, noise control engineer, dsp engineer, audio programmer, acoustics specialist, acoustics expert, sound insulation installer | инженер-акустик, акустик помещений, специалист по звукоизоляции, dsp-инженер, разработчик аудиоплагинов, звукоинженер-разработчик, акустик, специалист по акустике, эксперт по акустике, монтажник шумоизоляции
work soundproof rooms, measure acoustics, write audio plugins, measure sound, design sound insulation, improve room sound, calculate acoustics | делаю звукоизоляцию, рассчитываю акустику, пишу аудиоплагины, проектирую акустику залов, считаю акустику, улучшаю акустику, проектирую звукоизоляцию, делать шумоизоляцию, измеряю звук
field acoustics, soundproofing, room acoustics, loudspeaker design, digital signal processing, audio plugin, noise reduction, signal processing, sound insulation, hall acoustics, reverberation, acoustic panels, noise, sound absorption | акустика помещений, звукоизоляция, шумоизоляция, акустические системы, цифровая обработка сигналов, аудиоплагин, обработка сигналов, ЦОС, акустика, акустика зала, реверберация, акустические панели, звукопоглощение, шум, акустика театра
needs noisy neighbours, echo in the room, soundproof a studio, soundproof room, hear neighbours, loud neighbours, bad acoustics, quiet room, room for rehearsals acoustics, voice not heard in hall | шумные соседи, эхо в помещении, слышно всё через стену, сделать звукоизоляцию, сделать шумоизоляцию, слышно соседей, громкие соседи, эхо в зале, плохая акустика, тихая комната, плохо слышно в зале, гулкое помещение

astronomy < physics, space
= astronomy | астрономия
doers astronomer, astrophysicist, amateur astronomer, astrophotographer, planetarium lecturer | астроном, астрофизик, астроном-любитель, астрофотограф, лектор планетария
work observe stars, study galaxies, show sky through telescopes | наблюдаю звёзды, изучаю галактики, показываю небо в телескоп, снимаю звёздное небо
field astronomy, astrophysics, telescope, exoplanets, observatory, planetarium, cosmology, black holes, stargazing | астрономия, астрофизика, телескоп, экзопланеты, обсерватория, планетарий, чёрные дыры, космология, звёздное небо
needs choose a telescope, show stars to children, telescope advice, show the stars, astronomy lecture, sky observation, astronomer for school | выбрать телескоп, показать детям звёзды, показать звёзды, лекция по астрономии, наблюдать звёзды, телескоп для школы, астроном для детей

chemistry < science
= chemistry | химия
doers chemist, organic chemist, synthetic chemist, chemistry teacher, inorganic chemist, physical chemist | химик, химик-органик, химик-синтетик, преподаватель химии, учитель химии, неорганик, физхимик, репетитор по химии
work synthesise compounds, run reactions, teach chemistry | синтезирую вещества, синтезирую соединения, преподаю химию, ставлю химические реакции
field chemistry, organic synthesis, catalysis, reagents, chemical lab, inorganic chemistry, coordination chemistry, medicinal chemistry | химия, органический синтез, катализ, реактивы, химфак, химическая лаборатория, медхимия, органическая химия, неорганическая химия
needs synthesise a molecule, source reagents, chemistry tutor, chemical analysis, find reagents, chemical experiment, synthesise a substance, chemist advice, chemistry help | синтезировать молекулу, достать реактивы, подтянуть химию, химический анализ, найти реактивы, химические опыты, синтезировать вещество, консультация химика, помочь с химией, синтез на заказ

analytical-chemistry < chemistry
= analytical chemistry | аналитическая химия
doers analytical chemist, chromatographer, mass spectrometrist, lab analyst, quality control chemist | химик-аналитик, хроматографист, масс-спектрометрист, лаборант химического анализа, инженер-лаборант
work analyse samples, run hplc, analyse water, analyse soil samples, determine composition | анализирую пробы, делаю хроматографию, определяю состав, разрабатываю методики анализа, анализирую воду, анализирую состав, делаю анализ проб, определять состав, анализ воды и почвы
field hplc, mass spectrometry, chromatography, nmr, lc-ms, sample analysis, analytical lab | ВЭЖХ, масс-спектрометрия, хроматография, ЯМР, аналитическая химия, химический анализ, анализ проб, испытательная лаборатория
needs find out the composition, test the water, water analysis, test water, chemical composition, analyse composition, heavy metals, pesticide residues, food analysis, lab analysis | узнать состав, проверить воду на состав, сделать анализ воды, анализ воды, проверить воду, химический состав, определить состав, тяжёлые металлы, остатки пестицидов, анализ продуктов, лабораторный анализ

chemical-engineering < chemistry, engineering
= chemical engineering | химическая технология
doers chemical engineer, chemical technologist, process chemist, petrochemist, coatings chemist, paint technologist | химик-технолог, инженер-химик, технолог химического производства, нефтехимик, технолог ЛКМ, разработчик рецептур
work scale up synthesis, formulate coatings, run chemical plants | масштабирую синтез, разрабатываю составы, делаю краски и покрытия, запускаю химпроизводство
field chemical engineering, petrochemicals, paints and coatings, adhesives, household chemicals, chemical plant, scale-up of synthesis, distillation | химическая технология, лакокраска, ЛКМ, клеевые составы, бытовая химия, химпроизводство, малотоннажная химия, ректификация, химпром
needs from flask to plant, glue does not hold, develop formulation, paint formulation, glue for, cleaning agent | из колбы в производство, клей не держит, заместить импортную химию, разработать состав, рецептура краски, клей для, масштабировать синтез, моющее средство, нужен химик-технолог, состав покрытия

cosmetic-chemistry < chemistry
= cosmetics formulation | разработка косметики
doers cosmetic chemist, cosmetics formulator, perfumer, soap maker, cosmetic brand founder, cosmetics technologist | технолог косметики, косметический химик, парфюмер, мыловар, технолог-косметолог, создатель бренда косметики, косметик-технолог
work formulate cosmetics, create perfumes, make soap | разрабатываю косметику, создаю ароматы, варю мыло, варю крема, делаю кремы
field cosmetics formulation, perfumery, natural cosmetics, skincare brand, soap making, private label cosmetics, fragrance, inci | разработка косметики, парфюмерия, натуральная косметика, контрактное производство косметики, мыловарение, бренд косметики, ароматы, СТМ косметика, состав косметики
needs launch my cosmetics brand, decode ingredients of cream, own cosmetics, cream recipe, develop cream, cosmetic formula, produce cosmetics | запустить бренд косметики, разобрать состав крема, подобрать аромат, своя косметика, рецептура крема, разработать крем, формула косметики, производить косметику

biology < science
= biology | биология
doers biologist, life scientist, biology teacher, lab biologist, field biologist | биолог, учитель биологии, преподаватель биологии, биолог-исследователь, натуралист, биофаковец, полевой биолог
work study living organisms, teach biology | изучаю живые организмы, преподаю биологию, работаю биологом
field biology, life sciences, evolution biology, biology olympiad, field station, natural history | биология, науки о жизни, биофак, эволюционная биология, олимпиада по биологии, биостанция, естествознание
needs name this insect, prepare for biology exam, biology tutor, biologist advice, biology lesson, identify insect, biology excursion | определить насекомое, егэ по биологии, репетитор по биологии, консультация биолога, урок биологии, что за насекомое, экскурсия с биологом

molecular-biology < biology
= molecular biology | молекулярная биология
doers molecular biologist, cell biologist, biochemist, structural biologist, protein scientist | молекулярный биолог, клеточный биолог, биохимик, структурный биолог, молбиолог, белковый инженер
work clone genes, culture cells, purify proteins | клонирую гены, культивирую клетки, выделяю белки, ставлю ПЦР
field molecular biology, biochemistry, cell culture, crispr, protein expression, western blot, stem cells, pcr primers, antibodies | молекулярная биология, биохимия, клеточная культура, криспр, стволовые клетки, антитела, синтез белка, молбиол, рекомбинантный белок, клеточные технологии
needs cells keep dying, order primers, express protein, antibodies for, molecular lab | клетки гибнут в культуре, не идёт ПЦР, заказать праймеры, культура клеток, заказать синтез праймеров, наработать белок, нужны антитела, молекулярная лаборатория

genetics < biology
= genetics | генетика
doers geneticist, genomics scientist, population geneticist, gene therapy researcher, genetic genealogist | учёный-генетик, генетик растений, популяционный генетик, геномист, генный инженер, ДНК-генеалог
work edit genes, sequence genomes, study heredity | редактирую гены, секвенирую геномы, изучаю наследственность
field genetics, gene editing, genome, gene therapy, dna, heredity, gmo, population genetics, epigenetics, genetic engineering | генетика, редактирование генома, геном, генная терапия, ДНК, наследственность, ГМО, эпигенетика, генная инженерия, популяционная генетика
needs find ancestry by dna, interpret my genome, dna ancestry, dna analysis, genome analysis | узнать происхождение по ДНК, расшифровать геном, днк-тест на происхождение, анализ днк, анализ генома
`
