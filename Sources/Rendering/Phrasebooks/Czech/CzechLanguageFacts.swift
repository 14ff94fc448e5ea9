import Statements

extension Czech {
  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "jméno '\(name)' není deklarované"
    case .unknownType(let name): "typ '\(name)' neexistuje"
    case .unknownSuperclass(let name, let type):
      "třída '\(name)', nadtřída třídy '\(type)', není deklarovaná"
    case .missingInterface(let name): "třída '\(name)' nemá @interface"
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      isClassMethod
        ? "třída \(type) nemá metodu třídy '\(selector)'"
        : "třída \(type) nemá metodu '\(selector)'"
    case .propertyNotFound(let name, let type), .noSuchProperty(let name, let type):
      "třída \(type) nemá vlastnost '\(name)'"
    case .readOnlyProperty(let name, let type):
      "vlastnost '\(name)' třídy \(type) je jen pro čtení"
    case .constantAssignment(let name): "'\(name)' je konstanta, změnit ji nelze"
    case .notAssignable: "sem nelze přiřadit"
    case .missingBlockSpecifier(let name):
      "blok zachytil hodnotu '\(name)'; přiřadit lze jen proměnné s __block"
    case .redeclaration(let name): "jméno '\(name)' už je deklarované"
    case .explicitCounting(let selector): "pod ARC nelze poslat '\(selector)'"
    case .countingInSwift(let selector, _, _):
      "'\(selector)()' nelze volat: Swift má vždy ARC"
    case .autoreleasePoolClass:
      "pod ARC nelze použít 'NSAutoreleasePool', místo něj je '@autoreleasepool'"
    case .probablyMeant(let name, let type): "nadtřída \(type) nemá metodu '\(name)'"
    case .noCurrentController: "zatím není controller, kterému to poslat"
    case .selfOutsideMethod: "mimo metodu 'self' nic neznamená"
    case .superOutsideMethod: "mimo metodu 'super' nic neznamená"
    case .noSuperclass(let name): "třída '\(name)' nemá nadtřídu"
    case .nothingToLeave(let word): "'\(word)' stojí mimo cyklus i mimo switch"
    case .argumentCount(let name, let expected, let found):
      "'\(name)' přijímá \(arguments(expected)), ne \(found)"
    case .unknownInstanceVariable(let name, let type):
      "třída '\(type)' nemá instanční proměnnou '\(name)'"
    case .notInScope(let name): "jméno '\(name)' tu neexistuje"
    case .typeNotInScope(let name): "typ '\(name)' tu neexistuje"
    case .noMember(let name, let type, let isType):
      isType ? "typ '\(type)' nemá člen '\(name)'" : "hodnota typu '\(type)' nemá člen '\(name)'"
    case .notUnwrapped(let member, let type):
      "hodnotu typu '\(type)?' je nutné rozbalit, teprve pak má člen '\(member)'"
    case .optionalValue(let type):
      "hodnotu typu '\(type)?' je nutné rozbalit, tady má být hodnota typu '\(type)'"
    case .missingAmpersand(let type):
      "hodnota typu '\(type)' se parametru inout předává se znakem '&'"
    case .extraneousAmpersand: "znak '&' patří jen před argument parametru inout"
    case .mismatch(let found, let expected, .variable):
      "hodnota typu '\(found)' se nehodí k uvedenému typu '\(expected)'"
    case .mismatch(let found, let expected, .argument):
      "argument má mít typ '\(expected)', tady má hodnota typ '\(found)'"
    case .mismatch(let found, let expected, .assignment):
      "hodnotu typu '\(found)' nelze přiřadit typu '\(expected)'"
    case .mismatch(let found, let expected, .result):
      "vracet se má typ '\(expected)', tady má hodnota typ '\(found)'"
    case .nonconforming(let type, let name): "typ '\(type)' nesplňuje protokol '\(name)'"
    case .noInitializers(let type): "třída '\(type)' nemá žádný inicializátor"
    case .notExhaustive: "switch musí pokrýt všechny možnosti"
    case .missingArgument(let label): "ve volání chybí argument parametru '\(label)'"
    case .extraArgument: "ve volání přebývá argument"
    case .wrongLabels(let have, let expected):
      "popisky argumentů nesouhlasí: je tu '\(have)', má být '\(expected)'"
    case .missingOverride: "metoda přepisuje jinou, a proto potřebuje slovo 'override'"
    case .nothingToOverride(let name): "metoda '\(name)' nic nepřepisuje: nadtřída ji nemá"
    case .overrideOutsideClass: "'override' patří jen před členy třídy"
    case .notAFunction(let type): "hodnota typu '\(type)' není funkce a nelze ji zavolat"
    case .notSimulated(let module):
      "\(module) se tu nesimuluje: jeho názvy tu nikdo nezná"
    case .missingRequiredInitializer(let type):
      "podtřída třídy '\(type)' musí mít 'required' inicializátor 'init(coder:)'"
    case .containsItself(let type):
      "hodnotový typ '\(type)' nemůže mít uloženou vlastnost, která ho zase obsahuje"
    case .inheritsFromItself(let type): "třída '\(type)' dědí sama od sebe"
    case .objectiveC(let fact): words(fact)
    case .unsupported(let construct): "\(words(construct)) tu zatím nelze použít"
    }
  }

  private func arguments(_ count: Int) -> String {
    czech(count, "argument", "argumenty", "argumentů")
  }

  private func words(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: "struktury"
    case .enumeration: "výčty"
    case .generics: "generické typy"
    case .tuple: "n-tice"
    case .pattern: "takové vzory"
    case .pointer: "ukazatele na hodnoty"
    case .cArray: "pole jazyka C"
    case .subscription: "vlastní indexování"
    case .label: "návěští"
    case .synchronized: "bloky @synchronized"
    case .deferred: "bloky defer"
    case .expression: "takové výrazy"
    case .function: "takové funkce"
    case .range: "rozsahy"
    case .objectInRecord: "objekty ve strukturách a polích jazyka C pod ARC"
    case .propertyWrapper: "obaly vlastností (property wrappers)"
    case .suspension: "čekání uvnitř cyklu nebo větve"
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit hledá metody podle selektoru, a metodu s překlepem v názvu proto nikdy nezavolá"
    case .explicitCounting:
      "pod ARC počítá překladač; ručně se počítá po :memory mrc, která aplikaci spustí znovu"
    case .countingInSwift(let selector, let receiver, let isManual):
      isManual
        ? "Swift počítá vždy sám (ARC), i tady; "
          + "ručně se počítá v Objective-C: [\(receiver) \(selector)]"
        : "Swift počítá vždy sám (ARC); ručně se počítá v Objective-C po :memory mrc"
    case .noVisibleMethod:
      "při ručním počítání je to varování a běh skončí výjimkou 'unrecognized selector'"
    default: nil
    }
  }
}
