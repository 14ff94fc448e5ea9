import Mistakes

// How far the lives went that `lint` leads, and what they showed.
extension Czech {
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      "třída '\(type)' se nezkoušela: neví se, co předat za '\(parameter)'"
    case .ended: "třída '\(type)' se nezkoušela: její inicializátor ukončil aplikaci"
    case .unimplemented(let missing):
      "třída '\(type)' se nezkoušela: v souborech chybí @implementation třídy '\(missing)'"
    }
  }

  func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument:
      "dejte parametru výchozí hodnotu, nebo přidejte do souborů typ, který se dá předat"
    case .ended: "dejte jí inicializátor, který nepotřebuje zbytek aplikace"
    case .unimplemented(let missing): "přidejte soubor, který implementuje třídu '\(missing)'"
    }
  }

  func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    let place = call.map { " v \($0)" } ?? ""
    return isStopped
      ? "život třídy \(type) byl zastaven\(place): " : "\(type) ukončí aplikaci\(place): "
  }

  func restWasLed(_ type: String) -> String { "zbylými kroky prošel nový \(type)" }

  func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): "prošel všechny kroky (\(steps))"
    case .ended(let steps, let count, let call):
      "prošel \(steps) z \(count) kroků"
        + (call.map { ", pak \($0) ukončila aplikaci" } ?? ", pak aplikace skončila")
    case .stopped(let steps, let count): "prošel \(steps) z \(count) kroků" + ", pak byl zastaven"
    case .unmade: "nezkoušel se"
    }
  }

  func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return "nic se nenašlo" }
    let mistakes = numbers.count == 1 ? "chyba" : "chyby"
    let listed = numbers.map(String.init).joined(separator: ", ")
    let parts = (numbers.isEmpty ? [] : [mistakes + " " + listed]) + names
    return "našlo se: " + parts.joined(separator: ", ")
  }

  var noControllersToLint: String { "v těchto souborech nejsou žádné view controllery" }
  func livesOn(_ name: String) -> String { "\(name) žije dál · :leaks" }
}
