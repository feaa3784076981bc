/** Cue words of each field; * stands for any letters. */
export const portugueseFields = `
foodWaste: desperdício de alimentos, desperdício de comida, desperdício alimentar, sobras, joga* comida fora, comida estraga, estraga*
bakery: padaria*, padeir*, confeitaria*, pastelaria*, pão não vendido
restaurant: restaurante*, lanchonete*, cafeteria*, cozinheir*, refeitório*
schoolMeals: merenda*, refeição escolar, refeições escolares, cantina* escolar*
transit: trem, trens, comboio*, ônibus, autocarro*, transporte público, metrô, metro, transporte coletivo
sharedVehicles: bicicletas compartilhadas, bicicletas partilhadas, carro compartilhado, patinete*, trotinete*
drivers: motorista*, taxista*, entregador*, caminhoneir*, estafeta*
electricCars: carro* elétrico*, veículo* elétrico*, ponto* de recarga
cycling: ciclista*, ciclov*, ciclofaixa*, bicicleta*
doctor: médic*, paciente*, hospital, hospitais, clínica*, consulta*, dentista*
nursing: enfermeir*, enfermagem, turno da noite, plantão
familyCare: cuidador*, cuidam de um familiar, cuidam de idosos, demência, alzheimer
newStaff: novos funcionários, novos colaboradores, recém-contratad*, aprendizes
onboarding: onboarding, cadastro, primeiro uso
bank: banco, bancos, bancári*
remoteWork: trabalho remoto, teletrabalho, home office, trabalh* em casa, trabalh* de casa, trabalho híbrido
onlineShopping: compra* online, compras pela internet, comércio eletrônico, comércio eletrónico, loja* virtua*, loja* online
foodDelivery: entrega de comida, entrega de alimentos, entrega de compras, delivery de comida
supermarket: supermercado*, mercearia*, caixa automático
gym: academia*, ginásio*, fitness
volunteering: voluntári*, voluntariado
club: clube*, associação, associações
library: biblioteca*
museum: museu*, exposição, exposições, galeria*
wasteSorting: reciclagem, reciclar, reciclam, coleta seletiva, lixo, resíduos
packaging: embalage*
languageCourse: curso* de idioma*, curso* de inglês, curso* de línguas, aprender inglês, idiomas, curso* online
teaching: professores, docentes, sala de aula
childLearning: aprender a ler, leitura infantil, aplicativos educativos
childcare: creche*, educação infantil, jardim de infância, infantário*
hotel: hotel, hotéis, pousada*
travel: viajante*, turist*, turismo, férias, aeroporto*, viagens
insurance: seguro, seguros, segurador*
energy: energia, eletricidade, conta* de luz, conta* da luz, aquecimento, gás
furniture: móveis, móvel, mobília
farming: agricult*, fazenda*, lavoura*, produtor* rura*
housing: moradia*, imóvel, imóveis, financiamento imobiliário, aluguel, habitação
secondHand: segunda mão, roupa* usada*, brechó*, usados
mobilePay: pagamento* pelo celular, pagamentos digitais, pix, mbway, pagamento* móve*
water: água potável, água limpa, água encanada
foodMakers: queijo*, vinícola*, apicult*, produtor* de *, feira, feiras
jobSearch: procura de emprego, procuram emprego, buscam emprego, candidatos, desempregad*
customerSupport: atendimento ao cliente, central de atendimento, call center
publicOffices: imposto*, prefeitura*, câmara municipal, serviço* público*
media: streaming, podcast*, notícias, jornal, jornais, televisão, filmes, música, videojogo*
sleep: sono, dormir, insônia, insónia
software: software, sistema de gestão, planilha*, painel de controle
olderPeople: idos*, aposentad*, terceira idade
app: aplicativo*, app, apps, aplicação móvel
`;

/** The name of each concept, and the words of a brief that call for it. */
export const portugueseConcepts = `
wasteReasons: Motivos para jogar comida fora; jogar fora, jogam fora, joga fora, deitar fora, descart*, estraga*
leftovers: Aproveitamento das sobras; sobras
storage: Conservação e validade; geladeira*, frigorífico*, validade, conserva*
shopPlanning: Planejamento de refeições e compras; lista de compras
portions: Tamanho das porções; porção, porções
wasteFeelings: Sentimentos diante do desperdício; culpa
quantities: Cálculo das quantidades; quantidade*, produção, previs*
unsold: Produtos não vendidos; não vendid*
priceCuts: Descontos e reduções de preço; desconto*
donating: Doações; doar, doam, doação, doações
freshness: Frescor dos produtos; fresc*
customers: Relação com os clientes; clientes, clientela
menu: Cardápio e variedade; cardápio*, ementa*
staffing: Falta de pessoal; falta de pessoal
hygiene: Limpeza e higiene; limpeza, higien*
taste: Sabores e preferências; sabor*, gosto*
healthyFood: Alimentação saudável; saudáve*, nutri*
delays: Atrasos e cancelamentos; atraso, atrasos
disruption: Informação durante as interrupções; interrup*, avaria*
crowding: Lotação e horários de pico; lotação, lotad*, hora* de pico, superlota*
fares: Tarifas e bilhetes; tarifa*, bilhete*, passagem
connections: Conexões e baldeações; baldea*, conexão, conexões
alternatives: Alternativas e desvios; alternativa*, desvio*
parking: Estacionamento; estaciona*
condition: Estado dos artigos; estado d*
availability: Disponibilidade; disponib*, em falta, esgotad*
deposit: Caução e reembolso; caução, depósito*
safety: Segurança; segurança, insegur*, perig*, acidente*
earnings: Ganhos e despesas; ganho*, renda, rendimento*
passengers: Relação com os passageiros; passageir*
traffic: Trânsito e rotas; trânsito, tráfego
workHours: Jornada e pausas; jornada*, turno*, horas extras
platform: Regras da plataforma; plataforma*
charging: Possibilidades de recarga; recarga*, carregador*
range: Preocupação com a autonomia; autonomia
chargePrices: Custo da recarga
tripPlanning: Planejamento das viagens; planej* viage*, roteiro*
purchase: Decisão de compra; decisão de compra, decidem comprar
cyclePaths: Ciclovias; ciclov*, ciclofaixa*
theft: Roubos e estacionamento seguro; roubo*, furto*
weather: Clima e estações do ano; clima, chuva*, inverno, verão
booking: Marcação de consultas; marcação, marcar consulta*, agend*
waiting: Tempo de espera; espera, fila, filas
doctorChoice: Escolha do médico; escolh* o médico, escolh* médico
doctorTalk: Conversa com o médico
treatment: Tratamento e medicação; tratamento*, medicament*, remédio*, veterinári*
privacy: Privacidade e dados pessoais; privacidade, dados pessoais
handover: Passagem de informações; passagem de plantão, passagem de turno
errors: Erros e suas causas; erro, erros
fatigue: Cansaço e desgaste; cansa*, fadiga
records: Registros e documentação; document*, registros
workload: Carga e pressão de trabalho; carga de trabalho, estresse
burden: Sobrecarga dos cuidados; sobrecarga
respite: Descanso e alívio; descanso
relatives: Ajuda de familiares; filhos, netos
careHomes: Ida para um lar de idosos; lar de idosos, asilo*
entitlements: Benefícios e direitos; benefícios, auxílio*
firstDays: Primeiros dias de trabalho; primeiros dias
training: Formação e treinamento; formação, treinamento*, capacita*
colleagues: Contato com os colegas; colega*
tasks: Tarefas e responsabilidades; tarefas, responsabilidade*
mentor: Mentores e pessoas de referência; mentor*
equipment: Equipamentos e materiais; equipamento*
firstSteps: Primeiros passos; primeiros passos
signup: Cadastro e registro; cadastr*, registar, registrar
instructions: Instruções e explicações; instruç*, manual, manuais, explicaç*
verification: Verificação da identidade; verific*, identidade
helpContact: Ajuda e contato; chat, suporte
dropout: Motivos de desistência; desist*, abandon*
fraud: Medo de fraudes; fraude*, golpe*, burla*
transfers: Transferências e pagamentos; transferência*
trust: Confiança e dúvidas; confia*, dúvida*, desconfi*
fees: Mensalidades e contratos; mensalidade*, taxa*, propina*
worklife: Equilíbrio entre trabalho e vida pessoal; vida pessoal, vida familiar
meetings: Reuniões; reunião, reuniões
concentration: Concentração e interrupções; concentra*
homeOffice: Espaço de trabalho em casa; escrivaninha*
recognition: Reconhecimento; reconhec*
productChoice: Escolha e comparação; escolh*, compara*
reviews: Avaliações e recomendações; avaliações, avaliação de *, resenha*
payment: Formas de pagamento; pagar, pagamento*, pagam
delivery: Entrega; entrega, entregas, envio
courierContact: Contato com os entregadores; entregador*
returns: Devoluções e reembolsos; devoluç*, reembols*
findingGoods: Localização dos produtos; corredor*, prateleira*
prices: Preços e promoções; preço*, promoç*, caro, cara, caros
checkout: Passagem pelo caixa; caixa, caixas
legibility: Tamanho e legibilidade do texto; letra*, legib*
staffHelp: Ajuda dos funcionários; funcionários, atendimento
shopHabits: Hábitos de compra; fazem compras
motivation: Motivação e objetivos; motiva*
schedule: Horários e falta de tempo; horário*, falta de tempo
coaching: Orientação e treinadores; treinador*, instrutor*
leaving: Motivos de saída; saem, sair do, saída de
community: Sentido de comunidade; comunidade*, amig*
volunteers: Captação de voluntários
borrowing: Empréstimo e devolução; empréstimo de livros, emprestam
openingHours: Horário de funcionamento; horário de funcionamento, horário de abertura
studySpaces: Salas de estudo; sala* de estudo
noise: Barulho e silêncio; barulho*, ruído*, silêncio
collection: Oferta de livros e mídias; livros, acervo*
exhibits: Obras e explicações; exposição, exposições, obras
signage: Sinalização e orientação; sinaliza*
tickets: Ingressos e entrada; ingresso*
familyVisits: Visitas com crianças; com crianças
returnVisits: Motivos para voltar; voltar, voltam
sortingRules: Compreensão das regras de separação
bins: Lixeiras e pontos de coleta; lixeira*, pontos de coleta, ecoponto*
space: Falta de espaço; espaço*
recyclingTrust: Confiança na reciclagem
sortMotivation: Motivação para separar o lixo
neighbours: Vizinhos e comunidade; vizinh*
packMaterial: Materiais das embalagens; plástic*, papelão
disposal: Descarte após o uso
leaks: Vazamentos e danos; vazamento*
environment: Preocupação com o meio ambiente; meio ambiente, ecológic*, sustentáv*, climátic*
packPrice: Custo das embalagens
speaking: Prática de conversação; conversaç*, falar, pronúncia
teacherFeedback: Correções dos professores; professor*
progress: Progresso e conquistas; progress*
lessonPlanning: Preparação das aulas; prepar* aulas, prepar* as aulas
materials: Materiais didáticos; material didático, materiais
pupils: Necessidades dos alunos; alun*
parentContact: Contato com as famílias; pais
screenTime: Tempo de tela; tela, telas, ecrã*
content: Conteúdo e dificuldade; conteúdo*
parentRole: Papel dos pais
appUse: Uso do aplicativo; aplicativo, app
handling: Uso e navegação; navega*, botões, interface
paperwork: Papelada e registros; papelada, burocra*
notifications: Avisos e lembretes; lembrete*, aviso*, notific*
hotelChoice: Escolha do hotel
roomQuality: Quartos e limpeza; quarto*
location: Localização e arredores; localização
cancelTerms: Condições de cancelamento; cancel*
transport: Deslocamentos; desloca*
language: Barreiras de idioma; barreira* de idioma, termos técnicos
lodging: Hospedagem; hospedagem
localContact: Contato com moradores locais
coverage: Alcance da cobertura; cobertura*
claims: Sinistros e reembolsos; sinistro*
premiums: Preço do seguro
contracts: Condições do contrato; contrato*
billReading: Leitura da conta; conta de *, conta da *, fatura*
consumption: Consumo da casa; consumo, consom*
energySaving: Formas de economizar energia; economiz*, poupar
switching: Troca de fornecedor; fornecedor*, distribuidora*
arrears: Dívidas e pagamentos em atraso; dívida*, atrasam, inadimpl*
meters: Medidores e leituras; medidor*, contador, contadores
missingParts: Peças que faltam; peças
tools: Ferramentas e materiais; ferramenta*
helpers: Ajuda de outras pessoas
damage: Danos e defeitos; dano, danos, defeito*
cropDecisions: Decisões sobre o plantio; plantio, colheita*, praga*
advice: Aconselhamento e informação; conselho*, orientação
marketPrices: Preços de mercado; preços de mercado
machines: Máquinas e tecnologia; máquina*, trator*
homeSearch: Procura de moradia; procuram casa, procuram apartamento
viewings: Visitas a imóveis
loan: Crédito e banco; crédito*, financiamento*
budget: Orçamento; orçamento*
agents: Imobiliárias e proprietários; imobiliária*, proprietári*, senhorio*
sellerTrust: Confiança nos vendedores; vendedor*
priceHaggling: Preços e negociação; negocia*
sizeFit: Tamanhos e caimento; tamanho*
network: Sinal e falhas de conexão; sem internet, sinal
cash: Hábito de pagar em dinheiro; dinheiro vivo, em dinheiro
waterAccess: Acesso à água
waterQuality: Qualidade da água
distance: Distâncias e tempo de viagem; distância*, longe
illness: Saúde e doenças; saúde, doença*
repairs: Consertos e manutenção; conserto*, manutenção
rules: Regras e fiscalização; regra*, lei, leis, norma, normas, fiscaliza*
sales: Vendas e divulgação; vender, vendem, vendas
quality: Qualidade; qualidade
priceSetting: Definição dos preços
applications: Candidaturas e currículos; currículo*, candidatura*
interviews: Entrevistas de emprego; entrevista* de emprego
pay: Salário e condições; salário*
skills: Competências e qualificação; competências, habilidades
rejections: Recusas e desânimo; recus*, rejei*
phone: Contato por telefone; telefone, telefonema*
competence: Competência dos atendentes
complaints: Queixas e reclamações; queixa*, reclama*
followUp: Acompanhamento dos casos; acompanhamento
tone: Trato e simpatia; simpatia, gentil*
forms: Formulários e documentos; formulário*
deadlines: Prazos; prazo*
officeVisits: Idas ao balcão de atendimento
online: Serviços pela internet; portal, site, sites
contentChoice: Escolha de conteúdos
subscriptions: Assinaturas; assinatura*
advertising: Publicidade; publicidade, anúncio*
sources: Confiança nas fontes; fontes, desinforma*
recommendations: Recomendações pessoais; recomenda*
routines: Hábitos e rotinas; hábito*, rotina*, dia a dia
worries: Preocupações e medos; preocupa*, medo*, ansiedade
dataEntry: Inserção de dados; inserir dados
integration: Ligação com outros sistemas; integração com
reports: Relatórios e análises; relatório*
digitalSkills: Competências digitais; digital, digitais
mobility: Mobilidade; mobilidade, caminhar
school: Férias escolares; férias escolares
`;
