import Scripts
import Statements

// Co říká běh bez výzvy.
extension Czech {
  func happened(_ what: String, line: Int) -> String { "řádek \(line): \(what)" }

  func leak(_ name: String, of type: String, count: Int, line: Int) -> String {
    "únik: \(name) (\(type)), počet referencí \(count), vznik na řádku \(line)"
  }

  var countsDiffer: String {
    "retainCount je počet vlastníků v\u{A0}modelu; skutečná čísla se liší"
  }

  func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: "konec: v\u{A0}pořádku"
    case .exception: "konec: výjimka"
    case .crash: "konec: pád"
    case .stopped: "konec: zastaveno"
    }
  }

  func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: "správně"
    case .notCorrect: "nesprávně"
    case .noAnswer: "bez odpovědi"
    }
  }
}
