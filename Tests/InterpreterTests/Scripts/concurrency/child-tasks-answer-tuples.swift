func load(_ number: Int) async -> String { "n\(number)" }
Task {
  let all = await withTaskGroup(of: (Int, String).self) { group in
    for number in 1...3 { group.addTask { (number, await load(number)) } }
    var found: [Int: String] = [:]
    for await (number, text) in group { found[number] = text }
    return found
  }
  print(all[2] ?? "none", all.count)  // prints: n2 3
}
