import ObjectRuntime
import Syntax
import Testing

@testable import Interpreter
@testable import TypedTree

/// Closures of Swift: what they share, what they own, and the sequences that call them.
struct ClosureTests {
  @Test(arguments: [
    ScriptTable(
      testDescription: "closures are called, passed and returned",
      text: """
        let add: (Int, Int) -> Int = { $0 + $1 }
        func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
        func adder(_ n: Int) -> (Int) -> Int { return { x in x + n } }
        print(add(2, 3), twice({ $0 * 10 }, 4), twice(adder(1), 0), adder(5)(6), { 7 }())
        """,
      log: ["log: 5 400 2 11 7"]),
    ScriptTable(
      testDescription:
        "a captured variable is shared, a captured constant and a listed one are copied",
      text: """
        do {
          var n = 1
          let show = { [copy = n] in print(n, copy) }
          let add = { n += 1 }
          add(); add(); show(); n = 10; show()
        }
        """,
      log: ["log: 3 1", "log: 10 1"]),
    ScriptTable(
      testDescription: "each round of a loop has its own variable",
      text: """
        do {
          for i in 0..<2 {
            var j = i
            let bump = { () -> Int in j += 10; return j }
            print(bump(), bump())
          }
        }
        """,
      log: ["log: 10 20", "log: 11 21"]),
    ScriptTable(
      testDescription: "a counter keeps its variable",
      text: """
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let one = counter(), two = counter()
        print(one(), one(), two())
        """,
      log: ["log: 1 2 1"]),
    ScriptTable(
      testDescription: "local functions call themselves and change what is around them",
      text: """
        func run() {
          var sum = 0
          func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
          func add(by k: Int = 2) { sum += k }
          add(); add(by: 5)
          print(factorial(5), sum)
        }
        run()
        """,
      log: ["log: 120 7"]),
    ScriptTable(
      testDescription: "an optional closure is called through a question mark",
      text: """
        var f: ((Int) -> Void)? = nil
        f?(1)
        f = { print("f", $0) }
        f?(2)
        f!(3)
        f = nil
        f!(4)
        """,
      log: [
        "log: f 2", "log: f 3",
        "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      ]),
    ScriptTable(
      testDescription: "properties that hold closures are called, methods are values",
      text: """
        class A {
          var name = "a"
          var onDone: () -> Void = { print("default") }
          lazy var text: String = { "lazy " + self.name }()
          func tap(_ n: Int) { print(name, n) }
          func run() { onDone(); let f = tap; f(1) }
        }
        let a = A()
        a.run(); a.onDone = { print("done") }; a.onDone()
        let g = a.tap
        g(2)
        print(a.text)
        """,
      log: ["a init", "log: default", "log: a 1", "log: done", "log: a 2", "log: lazy a"]),
    ScriptTable(
      testDescription: "closures in collections and tuples are called where the type is not known",
      text: """
        class A { var onTap: () -> Void = { print("tap") }; func go(_ n: Int) { print("go", n) } }
        do {
          let all = [A()], table = ["k": { (x: Int) in x + 1 }], pair = (f: { 7 }, n: 1)
          all.forEach { $0.onTap() }
          all[0].go(1)
          print(table["k"]!(2), table["z"]?(2) ?? 0, pair.f())
        }
        """,
      log: ["A#1 init", "log: tap", "log: go 1", "log: 3 0 7", "A#1 dealloc"]),
    ScriptTable(
      testDescription: "an error that a closure throws leaves nothing behind",
      text: """
        enum E: Error { case bad }
        class A { deinit { print("gone") } }
        func run(_ f: () throws -> Void, _ a: A) throws { try f() }
        do { let n = 1; try run({ if n > 0 { throw E.bad } }, A()) } catch { print("caught") }
        """,
      log: ["A#1 init", "log: caught", "A#1 dealloc", "log: gone"]),
    ScriptTable(
      testDescription: "trailing closures stand for the last parameters",
      text: """
        func load(times: Int = 2, done: (Int) -> Void) { for i in 0..<times { done(i) } }
        load { print("once", $0) }
        load(times: 1) { i in print("twice", i) }
        """,
      log: ["log: once 0", "log: once 1", "log: twice 0"]),
  ])
  func aScriptLogs(_ script: ScriptTable) {
    #expect(Running.log(script.text, .swift) == script.log)
  }

  @Test(arguments: [
    ("xs.map { $0 * 2 }.reduce(0, +)", "12"),
    ("xs.filter { $0 > 1 }.count", "2"),
    ("xs.sorted().first(where: { $0 > 1 })!", "2"),
    ("xs.sorted { $0 > $1 }.map { \"\\($0)\" }.reduce(\"\", +)", "321"),
    ("xs.sorted(by: >).reversed().reduce(\"\") { $0 + \"\\($1)\" }", "123"),
    ("xs.contains { $0 == 2 }", "true"),
    ("xs.contains(where: { $0 == 5 })", "false"),
    ("xs.allSatisfy { $0 > 0 }", "true"),
    ("xs.firstIndex(where: { $0 == 2 })!", "2"),
    ("[\"1\", \"x\", \"3\"].compactMap { Int($0) }.reduce(0, +)", "4"),
    ("[[1], [2, 3]].flatMap { $0 }.count", "3"),
    ("d.map { key, value in key + \"\\(value)\" }.sorted().reduce(\"\", +)", "a1b2"),
    ("d.filter { key, value in value > 1 }.count", "1"),
    ("d.map { $0.key }.sorted().joined(separator: \",\")", "a,b"),
    ("d.map { $0 + \"\\($1)\" }.sorted().joined(separator: \",\")", "a1,b2"),
    ("d.reduce(0) { $0 + $1.value }", "3"),
    ("d.sorted { $0.value > $1.value }.first!.key", "b"),
    ("xs.enumerated().filter { $0.offset > 0 }.map { $0.element }", "[1, 2]"),
    ("xs.enumerated().map { i, x in i * x }", "[0, 1, 4]"),
    ("xs.last { $0 > 1 }!", "2"),
    ("some.map { $0 + 1 } ?? 0", "5"),
    ("none.map { $0 + 1 } ?? 0", "0"),
  ])
  func sequencesAndOptionalsCallClosures(_ expression: String, _ printed: String) {
    let log = Running.log(
      """
      let xs = [3, 1, 2], d = ["a": 1, "b": 2]
      let some: Int? = 4, none: Int? = nil
      print(\(expression))
      """, .swift)
    #expect(log == ["log: " + printed])
  }

  @Test func arraysAreSortedAndThinnedInPlace() {
    let log = Running.log(
      """
      var xs = [3, 1, 2]
      let old = xs
      xs.sort { $0 > $1 }
      xs.removeAll { $0 == 2 }
      xs.sort(by: <)
      print(xs, old)
      """, .swift)
    #expect(log == ["log: [1, 3] [3, 1, 2]"])
  }

  @Test func aStructIsCopiedIntoAListedCaptureAndSharedOtherwise() {
    let log = Running.log(
      """
      struct P { var x = 1; mutating func move() { x += 1 } }
      do {
        var p = P()
        let show = { [q = p] in print(p.x, q.x) }
        let move = { p.move(); p.x += 10 }
        move(); show()
        p.x = 5; show()
      }
      """, .swift)
    #expect(log == ["log: 12 1", "log: 5 1"])
  }

  @Test func pairsAreTakenApart() {
    let log = Running.log(
      """
      for (i, x) in ["a", "b"].enumerated() { print(i, x) }
      for (key, value) in ["k": 1] { print(key, value + 1) }
      ["c"].enumerated().forEach { i, x in print(i, x) }
      """, .swift)
    #expect(log == ["log: 0 a", "log: 1 b", "log: k 2", "log: 0 c"])
  }

  @Test(arguments: [
    ("handler = { self.name = \"x\" }", ["a"]),
    ("handler = { [weak self] in self?.name = \"x\" }", []),
    ("handler = { [unowned self] in self.name = \"x\" }", []),
    ("handler = { [weak self] in guard let self else { return }; self.name = \"x\" }", []),
    ("handler = { [weak self] in let f = { self?.name = \"x\" }; f() }", []),
    ("handler = { let f = { [weak self] in self?.name = \"x\" }; f() }", ["a"]),
    ("handler = { [name] in print(name) }", []),
    ("func rename() { name = \"x\" }; handler = rename", ["a"]),
    ("handler = setUp", ["a"]),
    ("let me = self; handler = { print(me.name) }", ["a"]),
    ("weak var me = self; handler = { print(me?.name ?? \"\") }", []),
    ("let f = { self.name = \"x\" }; f()", []),
  ])
  func aStoredClosureThatCapturesSelfLeaks(_ body: String, _ leaked: [String]) {
    let world = Running.world(
      """
      class A {
        var name = ""
        var handler: (() -> Void)?
        func setUp() { \(body) }
      }
      var a: A? = A()
      a!.setUp()
      a!.handler?()
      a = nil
      """, .swift)
    let names = world.simulation.leaks.map { world.simulation.name(of: $0) }
    #expect(names.filter { !$0.hasPrefix("closure") } == leaked)
    #expect(names.contains { $0.hasPrefix("closure") } == !leaked.isEmpty)
  }

  @Test func anUnownedReferenceToAFreedObjectIsFatal() {
    let log = Running.log(
      """
      class A { func maker() -> () -> Void { return { [unowned self] in print(self) } } }
      var a: A? = A()
      let f = a!.maker()
      a = nil
      f()
      """, .swift)
    #expect(log.last?.hasPrefix("Fatal error: Attempted to read an unowned reference") == true)
  }

  @Test func whatAQuestionMakesIsThereToBeAsked() {
    #expect(Running.log("print(NSObject() is NSObject)", .swift).last == "log: true")
  }

  @Test(arguments: [
    "{ [weak self] in tap(1) }", "{ [weak self] in self.tap(1) }", "{ [weak self] in print(name) }",
    "{ self.tap() }", "{ tap(n: 1) }",
  ])
  func whatACompilerRefusesInAClosureIsRefused(_ closure: String) {
    let log = Running.log(
      """
      class A {
        var name = "a"
        func tap(_ n: Int) {}
        func run() -> () -> Void { return \(closure) }
      }
      """, .swift)
    #expect(log.first?.hasPrefix("4: error:") == true)
  }

  @Test func anInoutParameterChangesTheCallersVariable() {
    let log = Running.log(
      """
      do {
        let f = { (x: inout Int) in x += 1 }
        var n = 1
        f(&n)
        print(n)
      }
      """, .swift)
    #expect(log == ["log: 2"])
  }

  @Test func queuesAndAnimationsTakeClosures() {
    let log = Running.log(
      """
      do {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("after") }
        DispatchQueue.main.async { print("async") }
        UIView.animate(withDuration: 0.3) { print("changes") }
        UIView.animate(withDuration: 0.2, animations: { print("more") }) { print("done", $0) }
        UIView.animate(withDuration: 0.3, delay: 2, animations: { print("late") }, completion: { _ in print("last") })
        print("end of code")
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))
      """, .swift)
    #expect(
      log == [
        "log: changes", "log: more", "log: late", "log: end of code", "log: async",
        "log: done true", "log: after", "log: last",
      ])
  }
}
