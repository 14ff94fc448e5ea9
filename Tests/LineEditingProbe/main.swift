import LibC
import LineEditing

/// A program of nothing but a prompt: it shows every line it reads as `== …`, quoted.
///
/// `lineediting-probe [--plain] [--history PATH]`. The line `compute` works until it is
/// interrupted, `pause` for a moment, `crash` ends by a signal that nobody catches.
adoptUTF8Locale()
var arguments = CommandLine.arguments.dropFirst()
var history: String?
var isPlain = false
while let argument = arguments.popFirst() {
  if argument == "--plain" { isPlain = true }
  if argument == "--history" { history = arguments.popFirst() }
}

/// Stands for a Unicode library: Swift finds letters equal that are composed and that are not.
func composed(_ text: String) -> String {
  String(text.map { letter in "áéíóúčďěňřšťůýžйёがぎ".first { $0 == letter } ?? letter })
}

let words = [
  Completion(":help", meaning: "what there is"),
  Completion(":hint", meaning: "次の一歩"),
  Completion("viewDidLoad"), Completion("viewDidAppear:"), Completion("viewDidUnload"),
  Completion("привет", meaning: "hello"),
]

func completions(of entry: String, at cursor: Int) -> Completions {
  let before = Array(entry.utf8)[..<cursor]
  let start = before.lastIndex { $0 == 0x20 || $0 == 0x0A }.map { $0 + 1 } ?? 0
  let word = String(decoding: before[start...], as: UTF8.self)
  if word == "many" {
    return Completions(from: start, (1...60).map { Completion("w\($0)", meaning: "word \($0)") })
  }
  return Completions(from: start, words.filter { $0.text.hasPrefix(word) })
}

func compute(milliseconds: Int) {
  print("computing")
  fflush(nil)
  for _ in 0..<milliseconds where !Interruption.isPending {
    TypedAhead.take()
    usleep(1000)
  }
  print("== stopped by Ctrl-C: \(Interruption.take())")
}

func isBalanced(_ entry: String) -> Bool {
  entry.count { $0 == "{" } <= entry.count { $0 == "}" }
}

guard let editor = LineEditor(history: history, plain: isPlain, normalize: composed) else {
  print("== no terminal")
  exit(1)
}
editor.complete = completions
let prompt = Prompt([.init("пробa", style: "1;32"), .init(" 本", style: "1;34")])
reading: while true {
  let line = editor.readLine(prompt, isComplete: isBalanced)
  if let failure = editor.takeHistoryFailure() { print("== \(failure)") }
  switch line {
  case .text("compute"): compute(milliseconds: 30_000)
  case .text("pause"): compute(milliseconds: 300)
  case .text("crash"): abort()
  case .text(let entry) where entry.utf8.count > 1000: print("== \(entry.utf8.count) bytes")
  case .text(let entry): print("== text \(entry.debugDescription)")
  case .interrupted: print("== interrupted")
  case .expired: print("== expired")
  case .end: break reading
  }
}
print("== end")
