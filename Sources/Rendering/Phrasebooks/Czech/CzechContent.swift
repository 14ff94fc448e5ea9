import Checking
import Curriculum

// Co je špatně s lekcemi a kvízy.
extension Czech {
  func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: "soubor je prázdný"
    case .expected(let shape): "tady \(demand(shape))"
    case .emptyList: "seznam je prázdný"
    case .missingKey(let key): "chybí klíč '\(key)'"
    case .missingOneOf(let keys): "chybí jeden z klíčů: \(list(keys))"
    case .onlyOneOf(let keys): "uvést lze jen jeden z klíčů: \(list(keys))"
    case .unknownKey(let key): "neznámý klíč '\(key)'"
    case .keyNotForKind(let key, let kind): "klíč '\(key)' k druhu '\(kind)' nepatří"
    case .unknownFormat(let text): "formát '\(text)' neexistuje; tento program čte formát 1"
    case .unknownValue(let text, let known): "'\(text)' není mezi hodnotami \(list(known))"
    case .unknownLanguage(let text): "jazyk '\(text)' program nemá"
    case .unknownClaim(let id): "tvrzení '\(id)' neexistuje"
    case .duplicateID(let id, _): "id '\(id)' už je obsazené"
    case .malformedID(let text): "'\(text)' není id: smí v něm být a-z, 0-9 a '-'"
    case .malformedVersion(let text): "'\(text)' není verze iOS od 2.0"
    case .malformedCall(let text): "'\(text)' není volání: má být 'objekt selektor' nebo 'selektor'"
    case .malformedHash(let text): "'\(text)' není otisk z 8 šestnáctkových číslic"
    case .malformedReference(let text): "'\(text)' není odkaz 'kvíz/otázka'"
    case .unsupportedKind(let kind): "otázky druhu '\(kind)' zatím nelze klást"
    case .unknownItem(let id): "položka '\(id)' neexistuje"
    case .itemNotInSequence(let id): "položka '\(id)' v pořadí chybí"
    case .circularOrder(let ids): "pořadí vede do kruhu: \(list(ids))"
    case .unknownOption(let id): "možnost '\(id)' neexistuje"
    case .tooLong(let limit): "text přesahuje limit, počet bajtů smí být \(limit)"
    case .lineTooLong(let limit): "řádek přesahuje limit, počet bajtů smí být \(limit)"
    case .forbiddenCharacter(let scalar): "řídicí znak \(scalar.codePoint) sem nepatří"
    case .missingFrontMatter: "mezi řádky '---' chybí nadpis"
    case .rawHTML: "HTML do lekce nepatří"
    case .image: "obrázky do lekce nepatří"
    case .unparsedBold: "'**' se nečte jako tučné písmo; přidejte mezeru, nebo posuňte interpunkci"
    case .tooDeep(let limit): "vnoření je hlubší než \(limit)"
    case .malformedSectionHeading: "oddíl začíná '## id-kroku: Nadpis'"
    case .textOutsideSection: "text je už před prvním oddílem"
    case .unexpectedHeading(let text): "nadpis '\(text)' sem nepatří"
    case .malformedComment: "tady má být '<!-- from: otisk -->'"
    case .malformedHint: "nápověda je položka seznamu, která začíná svým id a dvojtečkou"
    case .missingTranslation(let language): "chybí text v jazyce '\(language.rawValue)'"
    case .missingSection(let id): "chybí oddíl '\(id)'"
    case .orphanedSection(let id): "krok '\(id)' neexistuje"
    case .missingHint(let id): "chybí nápověda '\(id)'"
    case .orphanedHint(let id): "originál nápovědu '\(id)' nemá"
    case .stale(let hash): "překlad zaostal: otisk originálu je teď '\(hash)'"
    case .missingStamp(let hash): "chybí značka '<!-- from: \(hash) -->'"
    case .stampInOrigin: "originál značku 'from' mít nemá"
    case .missingMark(let mark): "v originálu je \(mark.text), tady ne"
    case .extraMark(let mark): "v originálu \(mark.text) není"
    }
  }

  private func demand(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: "má být text"
    case .count: "má být celé číslo"
    case .list: "má být seznam"
    case .mapping: "mají být dvojice 'klíč: hodnota'"
    case .pair: "má být dvojice '[a, b]'"
    case .localizedText: "má být text nebo dvojice 'jazyk: text'"
    case .code: "má být text nebo seznam řádků"
    case .options: "má být slovo 'mistakes' nebo dvojice 'id: text'"
    }
  }

  func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "aplikace skončí: \(text)"
    case .trace(let place, let expected, let found):
      "volání č.\u{A0}\(place) je '\(found)', ale lekce uvádí '\(expected)'"
    case .prints(let place, let expected, let found):
      "\(place). vypsaný řádek je '\(found)', ale lekce uvádí '\(expected)'"
    case .solvedBeforehand: "úkol je splněný dřív, než se cokoli stane"
    case .unsolved(let lack): "řešení nevede k\u{A0}cíli: \(self.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "lekce '\(id)' neexistuje"
    case .unknownQuestion(let id): "otázka '\(id)' neexistuje"
    case .folderDiffers(let id): "název složky nekončí na '\(id)'"
    case .missingText(let language): "chybí text v jazyce '\(language.rawValue)'"
    case .keyIsNotRight(let score): "správná odpověď sama dostane skóre \(score.twoPlaces(","))"
    case .distractorCostsNothing(let id): "za distraktor '\(id)' se nic neodečte"
    case .pageOverflows(let lines):
      "stránka má \(czech(lines, "řádek", "řádky", "řádků")) po 80\u{A0}sloupcích, "
        + "na obrazovku se jich vejde 24"
    case .overlongHint(let characters):
      "nápověda má \(czech(characters, "znak", "znaky", "znaků")); "
        + "na jeden pohled se jich přečte nejvýš 200"
    case .keyCannotBeMade: "správná odpověď si odporuje, nebo její kód nic nevolá"
    case .keyDiffers(let key, let seen):
      "kontrola vidí: \(orNothing(seen)), správná odpověď uvádí: \(orNothing(key))"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  private func orNothing(_ names: [String]) -> String { names.isEmpty ? "nic" : list(names) }

  func sound(lessons: Int, quizzes: Int) -> String {
    "\(czech(lessons, "lekce", "lekce", "lekcí")), \(czech(quizzes, "kvíz", "kvízy", "kvízů")): "
      + "v\u{A0}pořádku"
  }
}
