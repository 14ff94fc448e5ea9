import Scripts
import Statements

// What a run without a prompt tells, in English.
extension English {
  func happened(_ what: String, line: Int) -> String { "line \(line): \(what)" }

  func leak(_ name: String, of type: String, count: Int, line: Int) -> String {
    "leak: \(name) (\(type)), count \(count), created in line \(line)"
  }

  var countsDiffer: String {
    "retainCount is the number of owners in this model; real numbers differ"
  }

  func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: "end: ok"
    case .exception: "end: exception"
    case .crash: "end: crash"
    case .stopped: "end: stopped"
    }
  }

  func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: "correct"
    case .notCorrect: "not correct"
    case .noAnswer: "no answer"
    }
  }
}
