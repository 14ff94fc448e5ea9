let score = 7
print(score > 5 ? "high" : "low", score.isMultiple(of: 2) ? "even" : "odd")  // prints: high odd
let nickname: String? = nil
let given: String? = "Jo"
print(nickname ?? given ?? "nobody")  // prints: Jo
