import Notation

// Proč soubor nelze přečíst.
extension Czech {
  func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): words(problem)
    case .other(let words): "'\(words)'"
    case .forbiddenCharacter(let scalar): "znak \(scalar.codePoint) sem nepatří"
    case .duplicateKey(let key, _): "klíč '\(key)' je tu dvakrát"
    case .keyIsNotText: "klíčem smí být jen text"
    case .anchor(let name), .alias(let name): "kotvy a odkazy na ně ('\(name)') sem nepatří"
    case .tag(let name): "značky ('\(name)') sem nepatří"
    case .tooDeep(let limit): "vnoření je hlubší než \(limit)"
    case .severalDocuments: "v\u{A0}souboru smí být jen jeden dokument"
    }
  }

  private func words(_ problem: YAMLProblem) -> String {
    switch problem {
    case .misplacedItem: "položka seznamu '- ' sem nepatří"
    case .misplacedKey: "klíč sem nepatří"
    case .misplacedValue: "hodnota za ':' sem nepatří; text s\u{A0}': ' se píše do uvozovek"
    case .strayCharacter: "tímto znakem nic nezačíná; takový text se píše do uvozovek"
    case .indentedByTab, .tabForSpace: "v\u{A0}odsazení je tabulátor, mají tam být mezery"
    case .strayColon: "':' sem nepatří"
    case .noColon: "za klíčem chybí ':'"
    case .noKey: "tady má být klíč"
    case .noDash: "tady má být položka seznamu '- '"
    case .noValue: "tady má být hodnota"
    case .openSequence: "chybí ',' nebo ']'"
    case .openMapping: "chybí ',' nebo '}'"
    case .noDocumentStart: "za koncem dokumentu ještě něco je"
    case .openQuote: "chybí koncová uvozovka"
    case .documentMarkInQuotes: "v\u{A0}uvozovkách je hranice dokumentu, '---' nebo '...'"
    case .unknownEscape: "taková sekvence za '\\' neexistuje"
    case .escapeWithoutDigits: "za '\\' chybí šestnáctkové číslice"
    case .escapeOfNoCharacter: "takový znak Unicode neexistuje"
    case .zeroIndentation: "odsazení nemůže být 0"
    case .noLineBreak: "dál na řádku smí být jen komentář"
    case .namelessAnchor: "za '&' nebo '*' chybí jméno"
    case .noBlank, .openTag, .unfinishedTag, .noTagAddress, .noTagEscape, .wrongLeadingOctet,
      .wrongTrailingOctet, .undefinedTag:
      "značka '!' je zapsaná špatně"
    case .namelessDirective, .unknownDirective, .wrongDirective, .noDirectiveBlank, .noVersion,
      .noVersionDot, .longVersion, .otherVersion, .repeatedVersion, .repeatedTag:
      "direktiva '%' je zapsaná špatně"
    }
  }

  func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: "text je prázdný"
    case .character(let scalar): "znak '\(scalar)' sem nepatří"
    case .word(""): "chybí hodnota"
    case .word(let word): "'\(word)' není hodnota"
    case .name: "tady má být jméno ve dvojitých uvozovkách"
    case .depth(let limit): "vnoření je hlubší než \(limit)"
    case .escape: "'\\u' neoznačuje žádný znak"
    case .unfinished: "text končí uprostřed hodnoty"
    }
  }

  func reason(_ reason: FileReason) -> String {
    switch reason {
    case .missing: "takový soubor ani složka neexistuje"
    case .forbidden: "chybí přístupová práva"
    case .notPermitted: "operace není dovolená"
    case .isFolder: "je to složka"
    case .noFolder: "část cesty není složka"
    case .longName: "název je příliš dlouhý"
    case .circularLinks: "symbolické odkazy vedou do kruhu"
    case .unfit: "takový název nelze použít"
    case .full: "na disku není místo"
    case .overQuota: "disková kvóta je vyčerpaná"
    case .tooLarge: "soubor je příliš velký"
    case .readOnly: "systém souborů je jen pro čtení"
    case .brokenDevice: "chyba vstupu a výstupu"
    case .tooManyOpen: "otevřených souborů je příliš mnoho"
    case .closed: "vstup je zavřený"
    case .moved: "soubor je přesunutý nebo smazaný"
    case .writeProtected: "je jen pro čtení"
    case .damaged: "je poškozený"
    case .notAHistory: "není to historie libedit"
    case .notContent: "taková lekce ani kvíz neexistuje"
    }
  }
}
