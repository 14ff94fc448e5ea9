import Scripts
import Statements
import Syntax

extension Czech {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "nečekaný znak '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "'\(name)' obsahuje písmena, která latinku jen připomínají"
    case .curlyQuote(let scalar): "'\(Character(scalar))' není rovná uvozovka"
    case .unterminated(let delimited): "\(name(delimited)) nemá konec"
    case .emptyCharacterLiteral: "znaková konstanta je prázdná"
    case .longCharacterLiteral: "znaková konstanta obsahuje jediný znak"
    case .singleQuotedString: "řetězce se píšou do dvojitých uvozovek"
    case .malformedNumber(let text): "'\(text)' není číslo"
    case .numberTooLarge(let text): "číslo '\(text)' je příliš velké"
    case .unknownEscape(let text): "řídicí sekvence '\(text)' neexistuje"
    case .insufficientIndentation: "řádek je odsazený méně než koncové uvozovky"
    case .textAfterOpeningQuotes: "víceřádkový řetězec začíná na novém řádku"
    case .expected(let expected, let construct):
      (construct.map { "po \(locative($0)) chybí " } ?? "tady chybí ") + name(expected)
    case .extraneous(let bracket): "přebývá '\(bracket)'"
    case .unclosed(let bracket, _): "chybí '\(bracket)'"
    case .missingEnd(let keyword): "'\(keyword)' nemá '@end'"
    case .unexpected(let word): "nečekané '\(word)'"
    case .nestedTooDeep(let limit): "vnoření přesahuje \(limit) úrovní"
    case .unsupported(let construct): "'\(construct.rawValue)' tu není podporováno"
    case .notAssignable: "sem nelze přiřadit"
    case .unknownWord(let word, let construct):
      construct == .property
        ? "modifikátor vlastnosti '\(word)' neexistuje" : "příkaz '\(word)' neexistuje"
    }
  }

  private func name(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: "řetězec"
    case .multilineString: "víceřádkový řetězec"
    case .character: "znaková konstanta"
    case .comment: "komentář"
    }
  }

  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): "'\(token)'"
    case .expression: "výraz"
    case .statement: "příkaz"
    case .declaration: "deklarace"
    case .identifier: "jméno"
    case .type: "typ"
    case .selector: "selektor"
    case .methodName: "název metody"
    case .parameterName: "název parametru"
    case .member: "název členu"
    case .pattern: "vzor"
    case .string: "řetězec"
    }
  }

  private func locative(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): "'\(token)'"
    case .expression: "výrazu"
    case .statement: "příkazu"
    case .declaration: "deklaraci"
    case .type: "typu"
    case .condition: "podmínce"
    case .message: "zprávě"
    case .call: "volání"
    case .literal: "literálu"
    case .block: "bloku"
    case .cast: "přetypování"
    case .method: "metodě"
    case .property: "vlastnosti"
    case .protocolList: "seznamu protokolů"
    case .superclass: "nadtřídě"
    case .ivars: "instančních proměnných"
    case .enumeration: "výčtu"
    case .selector: "selektoru"
    case .parameter: "parametru"
    case .argument: "argumentu"
    case .attribute: "atributu"
    case .pattern: "vzoru"
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "jména se porovnávají po písmenech: azbukové „с“ není latinské „c“"
    case .missingEnd: "třída končí řádkem '@end'"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "příkaz ':\(name)' neexistuje"
    case .missingArgument(let name): "příkazu :\(name) chybí argument"
    case .unexpectedArgument(let text, let name): "příkaz :\(name) nepřijímá '\(text)'"
    case .malformedVersion(let text): "'\(text)' není verze iOS od 2.0"
    case .notAmong(let text, let names):
      "'\(text)' není mezi hodnotami \(names.joined(separator: ", "))"
    case .unknownVariable(let name): "nic se nejmenuje '\(name)'"
    case .noVisibleController: "na obrazovce není žádný controller"
    case .unknownOutlet(let name): "controller na obrazovce nemá outlet '\(name)'"
    case .takesNoText(let name): "do '\(name)' nelze psát; hodnotu mění :set"
    case .takesNothing(let name): "na '\(name)' nemá uživatel co měnit; klepnout lze příkazem :tap"
    case .malformedEntry(let name, let example): "'\(name)' přijímá hodnoty jako \(example)"
    case .malformedNib(let problem): "nib nelze přečíst: \(words(problem))"
    case .malformedFileSize: "očekává se {bytes: N} nebo none"
    case .unknownNibKey(let key): "nib nemá klíč '\(key)'"
    case .obstacle(let obstacle): words(obstacle)
    case .malformedNumber(let text): "'\(text)' není celé číslo"
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func words(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: "tady mají být dvojice '{klíč: hodnota}'"
    case .expectedObject: "tady má být název třídy nebo dvojice '{klíč: hodnota}'"
    case .expectedNumbers(let count): "tady mají být čísla, celkem \(count)"
    }
  }
}
