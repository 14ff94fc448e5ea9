import Testing

@testable import Grading

@Suite struct DriveTests {
  private static let push = #"""
    kind: drive
    setup: |
      class ListController: UIViewController {}
      class DetailController: UIViewController {}
      let list = ListController()
      let nav = UINavigationController(rootViewController: list)
      window.rootViewController = nav
    scene: |
      let detail = DetailController()
      nav.pushViewController(detail, animated: false)
    of: [list, detail]
    layout: any
    leave: ["willMoveToParentViewController:", "didMoveToParentViewController:"]
    """#

  private func key(_ yaml: String = push) throws -> DriveKey {
    guard case .drive(let key) = try Asked(yaml).key else { throw NoDrive() }
    return key
  }

  private struct NoDrive: Error {}

  /// What becomes of each line.
  private func outcomes(_ lines: [String], _ key: DriveKey) throws -> [DriveState.Outcome] {
    var state = key.start
    return try lines.map { state.take(try #require(TypedCall($0))) }
  }

  private let whole = [
    "detail initWithNibName:bundle:", "detail loadView", "detail viewDidLoad",
    "list viewWillDisappear:", "detail viewWillAppear:", "detail viewIsAppearing:",
    "list viewDidDisappear:", "detail viewDidAppear:",
  ]

  @Test func theSceneIsPlayedInItsOwnOrder() throws {
    let key = try key()
    #expect(key.par == whole.count)
    var state = key.start
    for line in whole {
      #expect(!state.isFinished)
      #expect(state.take(try #require(TypedCall(line))).isAccepted, "\(line)")
    }
    #expect(state.isFinished)
    #expect(key.mark(whole).score == 1)
    #expect(key.mark(whole).isCorrect)
  }

  /// The orders in which a scene may be played, call by call.
  private func orders(_ key: DriveKey) -> [[String]] {
    var orders: [[String]] = []
    func walk(_ state: DriveState, _ calls: [String]) {
      if state.isFinished { return orders.append(calls) }
      for item in state.next {
        var next = state
        guard let call = TypedCall(item.call), next.take(call).isAccepted else {
          Issue.record("\(item.call) is refused")
          continue
        }
        walk(next, calls + [item.call])
      }
    }
    walk(key.start, [])
    return orders
  }

  /// Who leaves hears a will before who comes, and its did before that one's (6.2).
  @Test func oneOfTwoThatMakeWayHearsFirst() throws {
    #expect(orders(try key()) == [whole])
  }

  /// What comes full screen hears its did before what goes (8.1).
  @Test(arguments: [
    (
      "b.modalPresentationStyle = .fullScreen\n  window.rootViewController = a",
      "a.present(b, animated: false)",
      ["a viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:", "a viewDidDisappear:"]
    ),
    (
      "window.rootViewController = a", "window.rootViewController = b",
      ["a viewWillDisappear:", "a viewDidDisappear:", "b viewWillAppear:", "b viewDidAppear:"]
    ),
  ])
  func eachTransitionHasItsOwnOrder(_ setUp: String, _ scene: String, _ order: [String]) throws {
    let key = try key(
      """
      kind: drive
      setup: |
        class A: UIViewController {}
        let a = A()
        let b = A()
        \(setUp)
      scene: '\(scene)'
      of: [a, b]
      layout: any
      leave: [loadView, viewDidLoad, "viewIsAppearing:"]
      """)
    #expect(orders(key) == [order])
  }

  private func pair(_ setUp: String, _ scene: String, ios: String = "26") throws -> DriveKey {
    try key(
      """
      kind: drive
      ios: \(ios)
      setup: |
        class A: UIViewController {}
        let a = A()
        let b = A()
        \(setUp)
      scene: '\(scene)'
      of: [a, b]
      layout: any
      leave: ["willMoveToParentViewController:", "didMoveToParentViewController:", "viewIsAppearing:", loadView]
      """)
  }

  /// Of two tabs either may be told first (7.2, 15): each keeps its own order, and no did comes before
  /// a will.
  @Test func eitherOfTwoTabsMayHearFirst() throws {
    let key = try pair(
      "let tabs = UITabBarController()\n  tabs.viewControllers = [a, b]\n"
        + "  window.rootViewController = tabs", "tabs.selectedIndex = 1")
    let wills = ["b viewWillAppear:", "a viewWillDisappear:"]
    let dids = ["a viewDidDisappear:", "b viewDidAppear:"]
    let all = [wills, wills.reversed()].flatMap { wills in
      [dids, dids.reversed()].map { ["b viewDidLoad"] + wills + $0 }
    }
    #expect(Set(orders(key)) == Set(all))
  }

  /// Before iOS 11 who is covered may hear its will before who covers it loads (6.2, 15).
  @Test(arguments: [("26", 1), ("9.0", 2)])
  func anOldStackMayTellTheLowerOneFirst(_ ios: String, _ count: Int) throws {
    let key = try pair(
      "let nav = UINavigationController(rootViewController: a)\n"
        + "  window.rootViewController = nav", "nav.pushViewController(b, animated: false)",
      ios: ios)
    let orders = orders(key)
    #expect(orders.count == count, "\(orders)")
    #expect(orders.allSatisfy { $0.suffix(3) == orders[0].suffix(3) })
  }

  /// A call that only one of them can get need not name it.
  @Test func whoseACallIsNeedNotBeSaidWhereItCanBeOnlyOnes() throws {
    let lines = [
      "initWithNibName:bundle:", "loadView", "viewDidLoad", "viewWillDisappear", "viewWillAppear",
      "viewIsAppearing", "viewDidDisappear", "viewDidAppear",
    ]
    let key = try key()
    #expect(try outcomes(lines, key).allSatisfy(\.isAccepted))
    #expect(key.mark(lines).isCorrect)
  }

  /// A nib's objects are unarchived before any of them wakes, and all of it is over before the
  /// controller hears that its view is loaded (2.1).
  @Test func aNibIsLoadedStepByStep() throws {
    let key = try key(
      #"""
      kind: drive
      setup: |
        class C: UIImageView {}
        class T: UILabel {}
        class A: UIViewController {
          @IBOutlet var c: C!
          @IBOutlet var t: T!
        }
        :nib A {outlets: {c: C, t: T}}
        let a = A()
      scene: a.loadViewIfNeeded()
      of: [a, "C#1", "T#1"]
      """#)
    let orders = orders(key)
    #expect(orders.count == 4)
    for order in orders {
      #expect(order.first == "a loadView")
      #expect(order[1...2].allSatisfy { $0.hasSuffix("initWithCoder:") })
      #expect(order[3...4].allSatisfy { $0.hasSuffix("awakeFromNib") })
      #expect(order.last == "a viewDidLoad")
    }
  }

  /// A child and its parent keep to the stages: each will before each did (5.6).
  @Test func aParentAndItsChildKeepToTheStages() throws {
    let key = try key(
      #"""
      kind: drive
      setup: |
        class A: UIViewController {}
        let a = A()
        let b = A()
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
      scene: window.rootViewController = a
      of: [a, b]
      layout: any
      leave: ["viewIsAppearing:"]
      """#)
    let orders = orders(key)
    #expect(orders.count == 4)
    for order in orders {
      #expect(order[..<2].allSatisfy { $0.hasSuffix("viewWillAppear:") })
    }
  }

  @Test func aCallAheadOfItsTimeIsRefusedAndSaysWhatComesFirst() throws {
    let key = try key()
    var state = key.start
    #expect(state.take(try #require(TypedCall("detail viewDidLoad"))).first == whole[0])
    _ = state.take(try #require(TypedCall(whole[0])))
    #expect(
      state.take(try #require(TypedCall("detail viewWillAppear(false)"))).first == whole[1])
    #expect(
      state.take(try #require(TypedCall("list viewDidDisappear"))).first == whole[1])
    #expect(state.refused == 3)
    #expect(state.given.count == 1)
  }

  @Test func whatIsNotSentOrSentBeforeIsRefused() throws {
    let key = try key()
    let outcomes = try outcomes(
      [
        whole[0], "detail viewDidUnload", "nav viewDidLoad", "detail initWithNibName:bundle:",
        "detail loadView", "detail loadView",
      ], key)
    #expect(outcomes[1] == .refused(.notSent("detail viewDidUnload")))
    #expect(outcomes[2] == .refused(.notSent("nav viewDidLoad")))
    #expect(outcomes[3] == .refused(.alreadySent("detail initWithNibName:bundle:")))
    #expect(outcomes[5] == .refused(.alreadySent("detail loadView")))
  }

  @Test func anArgumentIsHeldAgainstACallOnlyWhereItIsSaid() throws {
    let key = try key()
    let before = whole.prefix(3)
    #expect(
      try outcomes(before + ["list viewWillDisappear: true"], key).last
        == .refused(.wrongArgument("list viewWillDisappear:", wanted: ["NO"])))
    for line in [
      "list viewWillDisappear", "list viewWillDisappear:NO", "[list viewWillDisappear:NO];",
      "list.viewWillDisappear(false)", "list viewWillDisappear: false",
      "list.viewWillDisappear(_:)",
    ] {
      #expect(try outcomes(before + [line], key).last?.isAccepted == true, "\(line)")
    }
  }

  @Test func layoutMayComeAnyNumberOfTimesWhereItDoes() throws {
    let key = try key(
      #"""
      kind: drive
      setup: "class A: UIViewController {}\nlet page = A()"
      scene: window.rootViewController = page
      of: [page]
      layout: any
      """#)
    let layout = "viewWillLayoutSubviews"
    let calls = ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    #expect(key.mark(calls).isCorrect)
    let pass = [layout, "viewDidLayoutSubviews"]
    let before = Array(calls[..<4])
    #expect(key.mark(before + pass + pass + ["viewDidAppear"]).isCorrect)
    #expect(try outcomes(before + [pass[1]], key).last?.first == "page \(layout)")
    for call in [layout, "viewDidAppear"] {
      #expect(try outcomes(before + [layout, call], key).last?.first == "page \(pass[1])")
    }
    #expect(try outcomes(calls.prefix(2) + [layout], key).last?.first == "page viewWillAppear:")
  }

  @Test func whatIsLeftOutIsTakenWhereItComes() throws {
    let key = try key()
    let move = "detail willMove(toParent: nav)"
    #expect(try outcomes([whole[0], move], key).last?.isAccepted == true)
    #expect(key.mark([whole[0], move] + whole.dropFirst()).isCorrect)
    #expect(
      try outcomes(whole.prefix(2) + [move], key).last
        == .refused(.leftOut("detail willMoveToParentViewController:")))
  }

  @Test(arguments: [
    (0, 0, 1.0, "max(0, 1-(0+0)/8) = 1"),
    (2, 0, 0.75, "max(0, 1-(2+0)/8) = 0.75"),
    (1, 2, 0.625, "max(0, 1-(1+2)/8) = 0.625"),
    (9, 9, 0, "max(0, 1-(9+9)/8) = 0"),
  ])
  func refusalsAndWhatWasToldCost(
    _ refused: Int, _ told: Int, _ score: Double, _ working: String
  ) throws {
    let mark = try key().mark(refused: refused, told: told)
    #expect(mark.score == score)
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.working == working)
  }

  @Test func anAnswerThatStopsHalfWayIsToldTheRest() throws {
    let key = try key()
    let mark = key.mark(["detail viewDidLoad"] + whole.prefix(4))
    #expect(mark.working == "max(0, 1-(1+4)/8) = 0.375")
    #expect(mark.missing == Array(whole.suffix(4)))
    #expect(mark.right.count == 8)
    #expect(key.mark([]).score == 0)
  }

  /// Nobody has answered what was typed on a paper: one slip is one slip, not all that comes after it.
  @Test func whatWasTypedBlindlyIsMarkedByItsShortestRepair() throws {
    let key = try key()
    func working(_ lines: [String]) -> String { key.mark(lines).working }
    #expect(working(whole) == "max(0, 1-(0+0)/8) = 1")
    for place in whole.indices {
      var lines = whole
      let left = lines.remove(at: place)
      #expect(working(lines) == "max(0, 1-(0+1)/8) = 0.875")
      #expect(key.mark(lines).missing == [left])
      #expect(working(whole + [left]) == "max(0, 1-(1+0)/8) = 0.875")
    }
    var swapped = whole
    swapped.swapAt(1, 2)
    #expect(working(swapped) == "max(0, 1-(1+1)/8) = 0.75")
    #expect(key.mark(swapped).right == whole)
    var other = whole
    other[4] = "detail viewWillAppear:YES"
    #expect(working(other) == "max(0, 1-(1+1)/8) = 0.75")
    // Whose it is goes without saying where one gets it; what is nobody's is not counted.
    other[4] = "viewWillAppear:"
    #expect(working(other + ["viewDidUnload"]) == "max(0, 1-(0+0)/8) = 1")
    #expect(key.mark(whole.reversed()).score == 0)
  }

  @Test func hintsGoFromTheRuleToTheCall() throws {
    let key = try key()
    var state = key.start
    #expect(state.hints.first == .rule(.birth))
    for line in whole.prefix(3) { _ = state.take(try #require(TypedCall(line))) }
    guard case .call(let item) = state.hints.last else { throw NoDrive() }
    #expect(state.hints[1] == .object(item.object))
    #expect(state.take(try #require(TypedCall(item.call))).isAccepted)
  }

  @Test func whoIsMeantGoesWithoutSayingWhereOneIsAsked() throws {
    let key = try key(
      #"""
      kind: drive
      setup: "class A: UIViewController {}\nvar a: A? = A()"
      scene: "_ = a!.view\na = nil"
      of: [a]
      """#)
    #expect(key.calls.items.map(\.call) == ["a loadView", "a viewDidLoad", "a dealloc"])
    #expect(key.mark(["loadView", "viewDidLoad()", "deinit"]).isCorrect)
    let two = try pair(
      "window.rootViewController = UIViewController()", "a.view.tag = 1; b.view.tag = 1")
    #expect(try outcomes(["viewDidLoad"], two) == [.refused(.whose("viewDidLoad"))])
  }

  @Test func aSceneWithoutCallsIsNoDrive() {
    #expect(throws: QuestionFault.noCalls) {
      try Asked("kind: drive\nsetup: let v = UIView()\nscene: v.isHidden = true\nof: [v]")
    }
  }
}

extension DriveState.Outcome {
  fileprivate var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }

  /// What had to come first.
  fileprivate var first: String? {
    if case .refused(.tooEarly(_, before: let item)) = self { item.call } else { nil }
  }
}
