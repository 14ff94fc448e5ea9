import Grading
import Orders
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

  func working(_ working: OrderWorking) -> [String] {
    if working.isCorrect { return ["Všechno je správně: 1."] }
    let score = working.score.twoPlaces(",")
    let guess = (working.guess * Double(working.items)).twoPlaces(",")
    let pairs =
      "Dvojice ve správném pořadí: \(working.pairsKept) \(czechOf(working.pairCount)) (počítá se, co je nad polovinu)"
    let keep =
      "Volání ve správném sledu: \(working.kept) \(czechOf(working.items)), "
      + "při hádání průměrně \(guess)"
    let extras =
      working.extras > 0 ? ["Přebytečná volání: \(working.extras), tolik se odečítá."] : []
    let together = "Dohromady \(score)."
    switch working.scheme {
    case .exact: return ["Počítá se jen celé pořadí."]
    case .pairs: return [pairs + ".", together]
    case .keep: return [keep + "."] + extras + [together]
    case .blend:
      return [pairs + worth(working.pairsHalf), keep + worth(working.keepHalf)] + extras + [
        together
      ]
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(",")
    return ": \(part) z 0,5."
  }

  func working(hits: Int, false falseChoices: Int, of key: Int, score: Double) -> [String] {
    if key == 0 { return ["V tomto kódu chyba není, správná je tedy jen odpověď 0."] }
    let score = score.twoPlaces(",")
    let wrong =
      falseChoices > 0
      ? ["Uvedeno navíc: \(falseChoices), každá odečítá jednu nalezenou."] : []
    return ["Nalezeno: \(hits) \(czechOf(key))."] + wrong + ["Dohromady \(score)."]
  }
}
