import Sessions

// What is said about answers, and about where one stands in a lesson or a quiz.
extension Czech {
  func sandboxRestored(lines: Int) -> String {
    "Pískoviště je, jak jste ho opustili: \(czech(lines, "řádek", "řádky", "řádků")) "
      + "· :undo\u{A0}=\u{A0}zpět · :goto\u{A0}=\u{A0}všechny řádky"
  }

  func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? "Stránka začíná s hodnotami lekce."
      : "Stránka začíná s hodnotami lekce; vaše se lišily: \(names.joined(separator: ", "))."
  }

  var startsAgain: String {
    "Napsali jste tu i něco jiného, proto se kód spouští od začátku stránky."
  }

  var objectiveCOnly: String {
    "Jen Objective-C: Swift počítá vlastníky sám a udělat se to v něm nedá."
  }

  var setupIs: String { "Na této stránce už proběhlo:" }

  func stepLeft(isLast: Bool) -> String {
    isLast ? "Enter lekci ukončí." : "Enter\u{A0}=\u{A0}dál."
  }

  var skippedTask: String { "Přeskočeno, úkol se zařadí k opakování. Místo vás proběhlo:" }

  func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: "Poslední řádek vrátí :undo."
    case .again: "Stránku začne znovu :again."
    }
  }

  var resumedQuiz: String {
    "Kvíz pokračuje tam, kde jste skončili. Od začátku ho začne :again."
  }

  func questionDone(isLast: Bool, hasScore: Bool) -> String {
    (isLast ? "Enter\u{A0}=\u{A0}konec" : "Enter\u{A0}=\u{A0}další otázka")
      + (hasScore ? " · výpočet ukáže :why" : "")
  }

  var askedAgain: String { "Otázka je tu znovu; počítá se první odpověď." }

  func reviewing(_ number: Int, of count: Int) -> String {
    "Opakování: \(number) \(czechOf(count)) · ukončí ho :leave"
  }

  var answeredPrompt: String { "Enter" }
  var answerShown: String { "Odpověď. Otázka se zařadí k opakování." }
  var yours: String { "vaše" }
  var rightOrder: String { "správně" }
  var firstDifference: String { "první rozdíl" }

  func misplaced(_ calls: [String]) -> String {
    "Na špatném místě: \(calls.joined(separator: ", "))."
  }

  func repeated(_ calls: [String]) -> String {
    "Uvedeno víckrát: \(calls.joined(separator: ", "))."
  }

  func working(_ phrase: WorkingPhrase) -> String {
    switch phrase {
    case .allRight: "Všechno je správně: 1."
    case .wholeOrderOnly: "Počítá se jen celé pořadí."
    case .pairs(let kept, let count, let half):
      "Dvojice ve správném pořadí: \(kept) \(czechOf(count))"
        + (half.map { " (počítá se, co je nad polovinu)" + worth($0) } ?? ".")
    case .kept(let kept, let count, let mean, let half):
      "Volání ve správném sledu: \(kept) \(czechOf(count)), při hádání průměrně \(mean.twoPlaces(","))"
        + (half.map(worth) ?? ".")
    case .extras(let count): "Přebytečná volání: \(count), tolik se odečítá."
    case .nothingWrong: "V tomto kódu chyba není, správná je tedy jen odpověď 0."
    case .found(let hits, let count): "Nalezeno: \(hits) \(czechOf(count))."
    case .falseChoices(let count): "Uvedeno navíc: \(count), každá odečítá jednu nalezenou."
    case .together(let score): "Dohromady \(score.twoPlaces(","))."
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(",")
    return ": \(part) z 0,5."
  }
}
