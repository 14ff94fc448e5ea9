var ages = ["Ada": 36]
ages["Bo"] = 20
print(ages.count, ages["Ada"]!, ages["X"] ?? 0, ages["Bo", default: 1])  // prints: 2 36 0 20
ages["Ada"] = nil
print(ages, ages.isEmpty, ages.keys.contains("Bo"))  // prints: ["Bo": 20] false true
let old = ages.updateValue(21, forKey: "Bo")
print(old as Any, ages.removeValue(forKey: "Bo") as Any, ages)  // prints: Optional(20) Optional(21) [:]
