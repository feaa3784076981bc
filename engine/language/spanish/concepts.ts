/** Cue words of each field; * stands for any letters. */
export const spanishFields = `
foodWaste: desperdicio de alimentos, desperdicio de comida, desperdicio alimentario, sobras, tira* comida, tira* alimentos, se estropea*
bakery: panader*, pasteler*, pan sin vender
restaurant: restaurante*, cafeter*, cocineros, hosteler*, bares
schoolMeals: comedor* escolar*, comida escolar, almuerzo* escolar*
transit: tren, trenes, autobús, autobuses, transporte público, metro, tranvía*, cercanías, transporte colectivo
sharedVehicles: bicicletas compartidas, bicis compartidas, coche compartido, patinete*
drivers: taxista*, repartidor*, conductores, camioner*, chófer*
electricCars: coche* eléctrico*, auto* eléctrico*, carro* eléctrico*, vehículo* eléctrico*, punto* de recarga
cycling: ciclista*, carril* bici, ciclov*, bicicleta*, bici, bicis
doctor: médic*, paciente*, hospital*, clínica*, consulta médica, especialista, dentista*
nursing: enfermer*, turno* de noche
familyCare: cuidador*, cuidan a un familiar, cuidan a mayores, demencia, alzhéimer, dependientes
newStaff: nuevos empleados, nuevos trabajadores, incorporación, aprendices
onboarding: onboarding, registro, alta de usuario*, primer uso
bank: banco, bancos, bancari*, banca
remoteWork: teletrabajo, teletrabaj*, trabaj* desde casa, trabajo remoto, trabajo híbrido
onlineShopping: comprar en línea, compras en línea, compra* online, comercio electrónico, tienda* online, compran por internet
foodDelivery: comida a domicilio, entrega de comida, entrega de alimentos, reparto de comida, compra a domicilio
supermarket: supermercado*, caja automática, tienda de barrio
gym: gimnasio*, fitness
volunteering: voluntari*
club: club, clubes, club deportivo, asociación, asociaciones
library: biblioteca*
museum: museo*, exposicion*, exposición, galería*
wasteSorting: reciclaje, reciclar, reciclan, separación de residuos, separan la basura, basura, residuos
packaging: envase*, embalaje*, empaque*
languageCourse: curso* de idioma*, curso* de inglés, aprender inglés, idiomas, clases de idioma*, cursos en línea, curso online
teaching: docentes, maestr*, profesores, aula*
childLearning: aprender a leer, lectura infantil, apps educativas, aplicaciones educativas
childcare: guardería*, escuela infantil, jardín de infancia, jardín infantil
hotel: hotel*, hostal*, alojamientos turísticos
travel: viajer*, turist*, turismo, vacaciones, aeropuerto*, viajes
insurance: seguro*, asegurador*, póliza*
energy: energía, electricidad, factura de la luz, factura* de luz, calefacción, gas
furniture: mueble*
farming: agricult*, granja*, ganader*, cultivo*, campesin*
housing: vivienda*, hipoteca*, piso, pisos, alquiler
secondHand: segunda mano, ropa usada
mobilePay: pago* móvil*, pagar con el móvil, pagos digitales, billetera* digital*
water: agua potable, agua limpia, agua del grifo
foodMakers: queser*, queso*, bodega*, apicult*, productores, mercado* agrícola*
jobSearch: búsqueda de empleo, buscan empleo, buscan trabajo, candidat*, desemplead*
customerSupport: atención al cliente, servicio al cliente, centro de llamadas
publicOffices: trámite*, impuesto*, ayuntamiento*, administración pública, declaración de la renta
media: streaming, pódcast*, podcast*, noticias, periódico*, televisión, películas, música, videojuego*
sleep: sueño, dormir, insomnio, duermen
software: software, programa informático, panel de control, hojas de cálculo
olderPeople: personas mayores, ancian*, jubilad*, tercera edad, adultos mayores
app: app, apps, aplicación, aplicaciones
`;

/** The name of each concept, and the words of a brief that call for it. */
export const spanishConcepts = `
wasteReasons: Motivos para tirar la comida; tirar, tiran, tira, se estropea*, desech*
leftovers: Aprovechamiento de las sobras; sobras, dejan comida, comida en el plato
storage: Conservación y caducidad; nevera*, frigorífico*, caducid*, conserva*
shopPlanning: Planificación de menús y compras; lista de la compra
portions: Tamaño de las raciones; porcion*, ración, raciones
wasteFeelings: Sentimientos ante el desperdicio; culpa
quantities: Cálculo de las cantidades; cantidad*, producción, previsi*
unsold: Productos sin vender; sin vender, no vendid*
priceCuts: Rebajas de precio; rebaja*, descuento*
donating: Donaciones y entregas gratuitas; donar, donan, donacion*, banco* de alimentos
freshness: Frescura de los productos; fresc*
customers: Relación con la clientela; clientela, clientes habituales
menu: Menú y variedad; menú, menús
staffing: Falta de personal; falta de personal
hygiene: Limpieza e higiene; limpi*, higien*
taste: Gustos y preferencias; sabor*, gusto*
healthyFood: Alimentación saludable; saludable*, nutrici*
delays: Retrasos y cancelaciones; retras*, tarde los trenes
disruption: Información durante las incidencias; incidencia*, avería*
crowding: Aglomeraciones y horas punta; aglomeraci*, hora* punta, lleno*, hacinamiento
fares: Tarifas y billetes; tarifa*, billete*, boleto*
connections: Conexiones y transbordos; transbordo*, conexi*
alternatives: Alternativas y desvíos; alternativa*, desvío*
parking: Aparcamiento; aparca*, estaciona*
condition: Estado de los artículos; estado de la*
availability: Disponibilidad; disponib*, agotad*
deposit: Fianza y devolución; fianza*, depósito*
safety: Seguridad; insegur*, peligr*, accidente*, seguridad
earnings: Ingresos y gastos; ingresos, ganan, ganancia*
passengers: Trato con los pasajeros; pasajer*
traffic: Tráfico y rutas; tráfico, atasco*, calles
workHours: Horario laboral y descansos; jornada*, turno*, horas extra
platform: Normas de la plataforma; plataforma*
charging: Posibilidades de recarga; recarga*, cargador*
range: Preocupación por la autonomía; autonomía
chargePrices: Coste de la recarga
tripPlanning: Planificación de los viajes; planific* viaje*, itinerario*
purchase: Decisión de compra; decisión de compra, deciden comprar
cyclePaths: Carriles bici; carril* bici, ciclov*
theft: Robos y aparcamiento seguro; robo*, robad*
weather: Tiempo y estaciones del año; meteorol*, lluvia, invierno, verano, clima
booking: Reserva de citas; reserv* cita*, cita, citas, pedir cita
waiting: Tiempos de espera; espera, cola, colas, esperan el, tiempo esperan
doctorChoice: Elección del médico; eligen médico, elegir médico
doctorTalk: Conversación con el médico
treatment: Tratamiento y medicación; tratamiento*, medicament*, medicaci*, veterinari*
privacy: Privacidad y datos personales; privacidad, datos personales
handover: Traspaso de información; traspaso*, relevo*
errors: Errores y sus causas; error, errores, equivoca*
fatigue: Cansancio y desgaste; cansancio, cansad*, fatiga*, agota*
records: Registros y documentación; document*
workload: Carga y presión de trabajo; carga de trabajo, estrés
burden: Carga de los cuidados
respite: Descanso y alivio; descanso, respiro
relatives: Ayuda de familiares; hijos, nietos
careHomes: Ingreso en una residencia; residencia*
entitlements: Ayudas y prestaciones; prestacion*, subsidio*
firstDays: Primeros días en el trabajo; primeros días
training: Formación e introducción; formación, capacitaci*
colleagues: Contacto con los compañeros; compañer*, colegas
tasks: Tareas y responsabilidades; tareas, responsabilidad*
mentor: Tutores y personas de contacto; mentor*
equipment: Equipos y material; equipamiento, equipo informático
firstSteps: Primeros pasos; primeros pasos
signup: Alta y registro; registr*, darse de alta
instructions: Instrucciones y explicaciones; instrucci*, manual*, explicaci*
verification: Verificación de la identidad; verific*, identidad
helpContact: Ayuda y contacto; chat, soporte
dropout: Motivos de abandono; abandon*, dejan el curso, dejan de
fraud: Miedo al fraude; fraude*, estafa*
transfers: Transferencias y pagos; transferencia*
trust: Confianza y dudas; confian*, confía*, duda*, desconfi*
fees: Cuotas y contratos; cuota*, comisión, comisiones
worklife: Equilibrio entre trabajo y vida privada; concilia*, vida privada, vida familiar
meetings: Reuniones; reunión, reuniones
concentration: Concentración e interrupciones; concentra*, interrup*
homeOffice: Espacio de trabajo en casa; escritorio*, desde casa
recognition: Reconocimiento; reconoc*
productChoice: Elección y comparación; eligen, elegir, compar*, elección
reviews: Opiniones y recomendaciones; reseña*, valoraci*
payment: Formas de pago; pagar, pago, pagos, pagan
delivery: Entrega a domicilio; entrega*, envío*, reparto
courierContact: Trato con los repartidores; repartidor*
returns: Devoluciones y reembolsos; devoluci*, reembols*
findingGoods: Localización de los productos; pasillo*, estante*
prices: Precios y ofertas; precio*, oferta*, caro, cara, caros, caras
checkout: Paso por caja; caja, cajas
legibility: Tamaño y legibilidad del texto; letra pequeña, legib*, letras
staffHelp: Ayuda del personal; ayuda del personal, personal
shopHabits: Hábitos de compra
motivation: Motivación y objetivos; motivaci*, motiva*
schedule: Horarios y falta de tiempo; horario*, falta de tiempo
coaching: Orientación y entrenadores; entrenador*, monitor*
leaving: Motivos de baja; darse de baja, se van, se dan de baja
community: Sentido de comunidad; comunidad*, amig*
volunteers: Captación de voluntarios
borrowing: Préstamo y devolución; préstamo de libros, prestan
openingHours: Horario de apertura; horario* de apertura, abre, abren
studySpaces: Salas de estudio; sala* de estudio
noise: Ruido y silencio; ruido*, silencio
collection: Oferta de libros y medios; libros, catálogo*
exhibits: Piezas y explicaciones; exposición, exposiciones, obras
signage: Señalización y orientación; señal*, orienta*
tickets: Entradas y admisión; entradas
familyVisits: Visitas con niños; con niños
returnVisits: Motivos para volver; volver, vuelven, regres*
sortingRules: Comprensión de las normas de reciclaje
bins: Contenedores y puntos de recogida; contenedor*
space: Falta de espacio; espacio*
recyclingTrust: Confianza en el reciclaje
sortMotivation: Motivación para reciclar
neighbours: Vecinos y comunidad; vecin*
packMaterial: Materiales de los envases; plástico*, cartón
disposal: Eliminación tras el uso
leaks: Fugas y daños; fuga*, derrame*
environment: Preocupación por el medio ambiente; medio ambiente, ecológic*, sostenib*, climátic*
packPrice: Coste de los envases
speaking: Práctica oral; conversaci*, hablar, pronunciaci*
teacherFeedback: Correcciones del profesorado; profesor*
progress: Progreso y logros; progres*
lessonPlanning: Preparación de las clases; prepar* clases, prepar* sus clases
materials: Materiales didácticos; materiales, libros de texto
pupils: Necesidades del alumnado; alumn*
parentContact: Contacto con las familias; padres, familias
screenTime: Tiempo de pantalla; pantalla*
content: Contenidos y dificultad; contenido*
parentRole: Papel de los padres
appUse: Uso de la aplicación; app, apps, aplicación
handling: Manejo y navegación; navega*, botones, interfaz
paperwork: Papeleo y registros; papeleo, burocra*
notifications: Avisos y recordatorios; recordatorio*, aviso*, notific*
hotelChoice: Elección del hotel
roomQuality: Habitaciones y limpieza; habitaci*
location: Ubicación y entorno; ubicaci*
cancelTerms: Condiciones de cancelación; cancel*
transport: Desplazamientos; desplaza*
language: Barreras del idioma; barrera* del idioma, tecnicismos
lodging: Alojamiento; alojamiento
localContact: Contacto con la población local
coverage: Alcance de la cobertura; cobertura*
claims: Partes y reembolsos; siniestro*
premiums: Precio de la póliza
contracts: Condiciones del contrato; contrato*
billReading: Comprensión de la factura; factura*, recibo*
consumption: Consumo del hogar; consum*
energySaving: Formas de ahorrar energía; ahorr*
switching: Cambio de compañía; cambiar de compañía, proveedor*
arrears: Impagos y atrasos; impag*, deuda*, atras*
meters: Contadores y lecturas; contador, contadores
missingParts: Piezas que faltan; piezas
tools: Herramientas y material; herramienta*
helpers: Ayuda de otras personas
damage: Daños y averías; daño*
cropDecisions: Decisiones sobre los cultivos; siembra*, cosecha*, plaga*
advice: Asesoramiento e información; asesor*, consejo*
marketPrices: Precios de mercado; precios de mercado
machines: Maquinaria y tecnología; maquinaria, máquina*, tractor*
homeSearch: Búsqueda de vivienda; buscan piso, buscan vivienda, buscar piso
viewings: Visitas a viviendas
loan: Crédito y banco; hipoteca*, crédito*
budget: Presupuesto; presupuesto*
agents: Agencias y propietarios; inmobiliaria*, casero*, propietari*
sellerTrust: Confianza en los vendedores; vendedor*
priceHaggling: Precios y regateo; regate*, negocia*
sizeFit: Tallas y ajuste; talla*
network: Cobertura y fallos de conexión; sin conexión, cobertura móvil
cash: Costumbre de pagar en efectivo; efectivo
waterAccess: Acceso al agua
waterQuality: Calidad del agua
distance: Distancias y tiempo de viaje; distancia*, lejos
illness: Salud y enfermedades; salud, enferm*
repairs: Reparaciones y mantenimiento; repara*, mantenimiento
rules: Normas e inspecciones; norma, normas, normativa*, ley, leyes, inspecci*
sales: Venta y publicidad; vender, venden, ventas, ferias
quality: Calidad; calidad
priceSetting: Fijación de precios
applications: Solicitudes y currículos; currícul*, solicitudes
interviews: Entrevistas de trabajo; entrevista* de trabajo
pay: Salario y condiciones; salario*, sueldo*
skills: Competencias y cualificación; competencias, habilidades
rejections: Rechazos y desánimo; rechaz*
phone: Contacto por teléfono; teléfono, telefónic*
competence: Competencia de los asesores
complaints: Quejas y reclamaciones; queja*, reclama*
followUp: Seguimiento de los casos; seguimiento
tone: Trato y amabilidad; amab*, trato
forms: Formularios y documentos; formulario*
deadlines: Plazos; plazo*
officeVisits: Visitas a la oficina
online: Trámites en línea; sede electrónica, web, página web, sitio web
contentChoice: Elección de contenidos
subscriptions: Suscripciones; suscri*
advertising: Publicidad; publicidad, anuncio*
sources: Confianza en las fuentes; fuentes, desinformaci*
recommendations: Recomendaciones personales; recomend*
routines: Hábitos y rutinas; hábito*, rutina*, día a día
worries: Preocupaciones y miedos; preocup*, miedo*, ansiedad
dataEntry: Introducción de datos; introduc* datos
integration: Enlace con otros sistemas; integración con
reports: Informes y análisis; informes
digitalSkills: Competencias digitales; digital, digitales
mobility: Movilidad; movilidad, caminar
school: Vacaciones escolares; vacaciones escolares
`;
