func later(_ n: Int) async -> Int {
  try? await Task.sleep(for: .seconds(1))
  return n
}
func isEven(_ n: Int) async -> Bool { await later(n) % 2 == 0 }
Task {
  if await isEven(2), let n = Optional(await later(5)), await isEven(n + 1) {
    print("if", n)  // prints: if 5
  }
  guard await isEven(4) else { return }
  var count = 0
  while await later(count) < 2 { count += 1 }
  print("while", count)  // prints: while 2
  repeat {
    count += 1
    if count == 4 { continue }
  } while await later(count) < 5
  print("repeat", count)  // prints: repeat 5
  switch await later(3) {
  case 1: print("one")
  case let n where n > 2:
    print("switch", await later(n))  // prints: switch 3
  default: print("none")
  }
  let sum = await later(1) + count * (await later(2))
  print("sum", sum)  // prints: sum 11
  print("arguments", max(await later(7), count), [await later(1), await later(2)], "\(await later(9))")  // prints: arguments 7 [1, 2] 9
  let either = count > 100 ? await later(1) : await later(0)
  let both = await isEven(1) && (await isEven(2))
  let none: Int? = nil
  print("branches", either, both, await isEven(2) || count > 0, none ?? (await later(8)))  // prints: branches 0 false true 8
}
:wait 60
