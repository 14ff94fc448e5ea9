import Statements

extension Czech {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "nečekaný znak '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "'\(name)' obsahuje písmena, která latinku jen připomínají"
    case .curlyQuote(let scalar): "'\(Character(scalar))' není rovná uvozovka"
    case .unterminated: "chybí konec řetězce nebo komentáře"
    case .extraneous(let bracket): "přebývá '\(bracket)'"
    case .unclosed(let bracket, _): "'\(bracket)' nemá uzavírací závorku"
    case .missingEnd(let keyword): "'\(keyword)' nemá '@end'"
    case .unexpected(let word): "nečekané '\(word)'"
    case .malformedNumber(let text): "'\(text)' není číslo"
    case .numberTooLarge(let text): "číslo '\(text)' je příliš velké"
    case .nestedTooDeep(let limit): "vnoření přesahuje \(limit) úrovní"
    case .unsupported(let construct): "'\(construct.rawValue)' tu není podporováno"
    case .notAssignable: "sem nelze přiřadit"
    default: English().message(fact)
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "jména se porovnávají po písmenech: azbukové „с“ není latinské c"
    case .missingEnd: "třída končí řádkem '@end'"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "příkaz ':\(name)' neexistuje"
    case .missingArgument(let name): "příkaz :\(name) potřebuje víc"
    case .unexpectedArgument(let text, let name): "příkaz :\(name) nebere '\(text)'"
    case .malformedVersion(let text): "'\(text)' není verze iOS od 2.0"
    case .notAmong(let text, let names):
      "'\(text)' není mezi hodnotami \(names.joined(separator: ", "))"
    case .unknownVariable(let name): "nic se nejmenuje '\(name)'"
    case .noVisibleController: "na obrazovce není žádný controller"
    case .unknownOutlet(let name): "controller na obrazovce nemá outlet '\(name)'"
    case .malformedNib(let problem): "nib nelze přečíst: \(problem)"
    case .unknownNibKey(let key): "nib nemá klíč '\(key)'"
    case .unknownClass(let name): "třída '\(name)' neexistuje"
    }
  }

  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "jméno '\(name)' není deklarované"
    case .unknownType(let name): "typ '\(name)' neexistuje"
    case .noVisibleMethod(let selector, let type, _): "třída \(type) nemá metodu '\(selector)'"
    case .propertyNotFound(let name, let type): "třída \(type) nemá vlastnost '\(name)'"
    case .explicitCounting(let selector): "pod ARC nelze poslat '\(selector)'"
    case .probablyMeant(let name, let type): "třída \(type) nemá metodu '\(name)'"
    case .noCurrentController: "zatím není controller, kterému to poslat"
    default: English().message(fact)
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit hledá metody podle selektoru, a metodu s překlepem v názvu proto nikdy nezavolá"
    case .explicitCounting: "pod ARC počítá překladač; ručně se počítá po :memory mrc"
    case .noVisibleMethod:
      "při ručním počítání je to varování a běh skončí výjimkou 'unrecognized selector'"
    default: nil
    }
  }
}
