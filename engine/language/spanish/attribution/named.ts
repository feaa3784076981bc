import type { Named } from '../../attribution/attribution.ts';
import { words } from '../../cue.ts';

const told =
  '(?:nos|me) (?:dijo|contó|explicó|comentó|confesó|mostró|enseñó|relató|dice|cuenta|explica|comenta|(?:ha|había) (?:dicho|contado|explicado|comentado))(?!\\p{L})';

export const named: Named = {
  records: words(
    'participantes?|encuestad[oa]s?|entrevistad[oa]s?|notas de campo|diario de campo|investigación de usuarios|usabilidad|grupos? focal(?:es)?|visitas? (?:de campo|a domicilio|a clientes)|(?:informe|notas|resumen) de (?:las )?entrevistas?',
  ),
  rosters: words(
    'participantes|entrevistad[oa]s|asistentes|presentes|ausentes|equipo|contactos?|calendario|citas|orden del día|próximos pasos|tareas|acciones|agradecimientos?',
  ),
  reports: [`{N}(?: (?:también|luego|después))? ${told}`, `(?<!\\p{L})${told} {N}`],
  meetings: [
    '(?<!\\p{L})(?:[Hh]ablamos|[Cc]onversamos|[Nn]os reunimos|[Hh]emos hablado)(?: también)? con {N}',
    '(?<!\\p{L})(?:[Ee]ntrevistamos|[Oo]bservamos|[Cc]onocimos|[Aa]compañamos)(?: también)? a {N}',
    '(?<!\\p{L})[Ee]ntrevistas? (?:con|a) {N}',
    '{N} fue entrevistad[oa](?!\\p{L})',
  ],
  places: 'en|hacia',
  oneself: words('yo|mi|mis|me|mí|conmigo'),
  given:
    'Adela Adriana Agustín Aitana Alba Alberto Alejandra Alejandro Alfonso Alfredo Alicia Álvaro Amparo Ana Andrea Andrés Ángel Ángela Antonia Antonio Arturo Aurora Beatriz Begoña Belén Bernardo Blanca Camila Carla Carlos Carlota Carmen Carolina Catalina Cecilia César Clara Claudia Concha Consuelo Cristina Cristóbal Daniel Daniela David Diana Diego Dolores Eduardo Elena Elisa Elvira Emilia Emilio Encarna Enrique Ernesto Esperanza Esteban Esther Eugenia Eva Fabiola Felipe Félix Fernanda Fernando Francisca Francisco Gabriel Gabriela Gerardo Gloria Gonzalo Gregorio Guadalupe Guillermo Gustavo Héctor Hugo Ignacio Inés Inmaculada Irene Isabel Iván Jaime Javier Jesús Jimena Joaquín Jorge José Josefa Juan Juana Julia Julián Julio Laura Leonor Leticia Lidia Lola Lorena Lourdes Lucía Luis Luisa Luz Manuel Manuela Marcela Marcos Margarita María Mariana Mario Marisol Marta Martín Matías Mateo Mauricio Mercedes Miguel Miriam Mónica Montserrat Natalia Nicolás Nieves Noelia Nuria Óscar Pablo Paloma Paola Patricia Paula Pedro Pilar Rafael Ramiro Ramón Raquel Raúl Remedios Ricardo Roberto Rocío Rodrigo Rosa Rosario Rubén Salvador Sandra Santiago Sara Sebastián Sergio Silvia Sofía Soledad Sonia Susana Tatiana Teresa Tomás Valentina Vanesa Verónica Vicente Víctor Victoria Virginia Xavier Ximena Yolanda',
};
