/** Ce qui ne va pas dans une scène, et comment y remédier : sans point final, à l’intérieur d’une phrase. */
export const scenes = {
  "setup.scene-problem": "Cette scène est inutilisable : {problem}.",
  "scene.number": "doit être un nombre de {low} à {high}",
  "scene.facing": "doit être north, east, south, west ou des degrés depuis le nord, dans le sens horaire",
  "scene.sign": "doit être 1 ou -1",
  "scene.units": "doit nommer de {least} à {most} unités",
  "scene.no-profile": "n’est pas une unité des armées fournies ; écrivez un profil, ou l’un de ceux-ci : {options}",
  "scene.no-unit": "n’est pas une unité de cette scène, qui a : {options}",
  "scene.start-models": "doit être au moins {models}, le nombre de figurines qui restent",
  "scene.no-champion": "une unité sans figurine n’a pas de champion",
  "scene.start-command": "doit être true : qui est là maintenant l’était au début",
  "scene.command": "doit être plus grand : porte-étendard et musicien comptent parmi les figurines, à côté du champion",
  "scene.lost":
    "ne peut dépasser {most} ; les Points de vie qui retirent une figurine se disent par moins de figurines",
  "scene.champion-file": "ne peut dépasser {most}, et seule une unité avec champion en a un",
  "scene.character-base": "doit être de {width} sur {depth} mm, le socle de l’unité que le Personnage a rejointe",
  "scene.character-file":
    "doit être une colonne du premier rang, de 0 à {most}, que nul autre n’occupe ; les morts n’en ont pas",
  "scene.own-side": "{a} et {b} sont du même camp ; nommez un ennemi",
  "scene.left-table": "doit dire où l’unité a quitté la table et reviendra",
  "scene.gone-at": "est de trop : une unité détruite n’est nulle part",
  "scene.not-on-field": "{unit} : unité absente de la table ; seules celles qui y sont se touchent",
  "scene.fleeing-contact": "{unit} : unité en fuite, qui n’est au contact de personne",
  "scene.contact-twice": "{a} et {b} sont déjà au contact ; dites-le une fois",
  "scene.leads-nowhere": "{unit} n’a pas de place ; dites où est cette unité",
  "scene.nowhere": "manque : dites où est l’unité, ou quel contact la place",
  "scene.off-table": "{unit} : l’unité dépasse de la table ; ramenez-la à l’intérieur du bord",
  "scene.overlap": "{a} et {b} sont l’une dans l’autre ; déplacez l’une des deux",
  "scene.touching": "{a} et {b} se touchent sans qu’un contact le dise ; ajoutez-le, ou écartez-les",
  "scene.apart":
    "{a} ne touche pas {b} (façade {facing}) de sa façade {with} ; placez-la là, ne dites pas où elle est pour qu’elle soit placée, ou dites qu’elles sont écartées",
  "scene.broken": "ceci ne peut pas être : {what}",
};
