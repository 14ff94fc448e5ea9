func gather() async throws {
  let parts = await withTaskGroup(of: (Int, String?).self) { group in
    for i in 0..<3 { group.addTask { (i, i == 1 ? nil : "v\(i)") } }
    var found = [Int: String]()
    for await (i, text) in group { found[i] = text ?? "none" }
    return found
  }
  print(parts.count, parts[1]!, parts[2]!)  // prints: 3 none v2
  let sum = try await withThrowingTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { i } }
    return try await group.reduce(into: []) { $0.append($1) }
  }
  print(sum.sorted())  // prints: [1, 2, 3]
  let total = await withTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { i * i } }
    return await group.reduce(0, +)
  }
  print(total)  // prints: 14
}
try await gather()
