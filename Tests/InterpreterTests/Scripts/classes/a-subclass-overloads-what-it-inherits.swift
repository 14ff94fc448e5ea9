class Reader {
  func read(_ n: Int) -> String { "number" }
}
class TextReader: Reader {
  func read(_ s: String) -> String { "text" }
}
class BothReader: Reader {
  func read(_ s: String) -> String { "text" }
  override func read(_ n: Int) -> String { "own number" }
}
print(TextReader().read(1), TextReader().read("a"))  // prints: number text
print(BothReader().read(1), BothReader().read("a"))  // prints: own number text
