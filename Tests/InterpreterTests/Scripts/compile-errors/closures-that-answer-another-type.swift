let text: () -> String = { 1 }  // error: mismatch
let test: (Int) -> Bool = { x in "a" }  // error: mismatch
func take(_ body: () -> Int) {}
take { "s" }  // error: mismatch
let small: () -> Double = { 1 }
let maybe: () -> Int? = { 1 }
let nothing: () -> Void = { print(1) }
take { 2 }
let names = [1, 2].map { x -> String in "\(x)" }
