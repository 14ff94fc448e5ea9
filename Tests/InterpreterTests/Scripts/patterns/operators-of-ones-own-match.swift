struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: String, value: Int) -> Bool { pattern == String(value) }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func ~= <T: Equatable>(pattern: [T], value: T) -> Bool { pattern.contains(value) }
func isBig(_ number: Int) -> Bool { number > 100 }
func more<T: Comparable>(than bound: T) -> (T) -> Bool { { $0 > bound } }
func name(_ number: Int) -> String {
  switch number {
  case 0: "zero"
  case isBig: "big"
  case [1, 3]: "one or three"
  case "5": "five"
  case 6...8: "about seven"
  case Even(): "even"
  case more(than: 50): "more"
  default: "odd"
  }
}
print([0, 200, 3, 5, 7, 4, 51, 9].map(name))  // prints: ["zero", "big", "one or three", "five", "about seven", "even", "more", "odd"]
if case "7" = 7 { print("seven") }  // prints: seven
print(Even() ~= 3, (1...3) ~= 2, 3 ~= 3)  // prints: false true true
struct Part {
  let text: String
  static func ~= (part: Part, whole: String) -> Bool { whole.contains(part.text) }
}
switch "hello world" {
case Part(text: "wor"): print("found")  // prints: found
default: print("lost")
}
