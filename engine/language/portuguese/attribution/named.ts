import type { Named } from '../../attribution/attribution.ts';
import { words } from '../../cue.ts';

const told =
  '(?:(?:disse|contou|explicou|confessou|mostrou|referiu|relatou)-(?:nos|me)|(?:nos|me) (?:disse|contou|explicou|confessou|mostrou|relatou|diz|conta|explica))(?!\\p{L})';

export const named: Named = {
  records: words(
    'participantes?|inquirid[oa]s?|entrevistad[oa]s?|notas de campo|diário de campo|pesquisa com usuários|investigação com utilizadores|usabilidade|grupos? focais?|visitas? (?:de campo|ao domicílio|a clientes)|(?:relatório|notas|resumo) d(?:e|as) entrevistas?',
  ),
  rosters: words(
    'participantes|entrevistad[oa]s|presentes|ausentes|equipa|equipe|contactos?|contatos?|calendário|agenda|próximos passos|tarefas|ações|agradecimentos?',
  ),
  reports: [`{N}(?: (?:também|depois))? ${told}`, `(?<!\\p{L})${told}(?: (?:a|o))? {N}`],
  meetings: [
    '(?<!\\p{L})(?:[Ff]al[áa]mos|[Cc]onvers[áa]mos|[Rr]eunimos)(?: também)? com (?:a |o )?{N}',
    '(?<!\\p{L})(?:[Ee]ntrevist[áa]mos|[Oo]bserv[áa]mos|[Cc]onhecemos|[Aa]companh[áa]mos)(?: também)? (?:a |o )?{N}',
    '(?<!\\p{L})[Ee]ntrevistas? (?:com|à|ao|a) (?:a |o )?{N}',
    '{N} foi entrevistad[oa](?!\\p{L})',
  ],
  places: 'em|para',
  oneself: words('eu|meu|minha|meus|minhas|me|mim|comigo'),
  given:
    'Adriana Afonso Alberto Alexandra Alexandre Alice Álvaro Amélia Ana Anabela André Ângela António Antônio Armando Artur Augusto Aurora Beatriz Benedita Bernardo Branca Bruna Bruno Caio Camila Carla Carlos Carolina Catarina Cátia Cecília Célia Célio Clara Cláudia Cláudio Conceição Cristiana Cristina Daniel Daniela David Débora Diana Diogo Domingos Dulce Edson Eduarda Eduardo Elisa Elsa Ema Emanuel Ester Eva Fabiana Fábio Fátima Felipe Fernanda Fernando Filipa Filipe Flávia Francisca Francisco Frederico Gabriel Gabriela Gilberto Gonçalo Graça Guilherme Gustavo Helena Hélio Henrique Hugo Ida Inês Irene Isabel Isabela Ivo Jaime Joana João Joaquim Jorge José Júlia Júlio Juliana Larissa Laura Leandro Leonor Letícia Lídia Liliana Lívia Lúcia Luciana Luís Luísa Luiz Lurdes Madalena Mafalda Manuel Manuela Marcelo Márcia Márcio Marco Margarida Maria Mariana Mário Marisa Marta Mateus Matilde Miguel Miriam Mônica Mónica Natália Nelson Nuno Odete Olga Olívia Orlando Otávio Patrícia Paula Paulo Pedro Rafael Rafaela Raquel Raul Renata Renato Ricardo Rita Roberto Rodrigo Rogério Rosa Rosana Rui Samuel Sandra Sara Sérgio Sílvia Simone Sofia Sônia Sónia Susana Tânia Telma Teresa Tiago Tomás Valéria Vanessa Vasco Vera Vicente Victor Vítor Vitória Wagner Xavier Zélia',
};
