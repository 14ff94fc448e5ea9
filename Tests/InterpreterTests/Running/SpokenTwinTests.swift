import Diagnostics
import Parsing
import Scripts
import Syntax
import Testing
import Translation

@testable import Interpreter
@testable import TypedTree

/// Swift that is said in Objective-C, as `:as objc` says it, does the same when it is typed back.
@Suite struct SpokenTwinTests {
  @Test(arguments: [
    """
    class A: UIViewController {}
    let a = A()
    window.rootViewController = a
    a.present(A(), animated: true)
    a.dismiss(animated: true)
    """,
    """
    class Note: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        let label = UILabel()
        label.text = title
        view.addSubview(label)
      }
      func close() { dismiss(animated: true) }
    }
    let home = Note()
    window.rootViewController = home
    home.present(Note(), animated: false)
    home.close()
    print(home.title ?? "")
    print(home.isViewLoaded)
    """,
    """
    class Sheet: UIViewController {
      var onClose: (() -> Void)?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onClose?()
      }
    }
    class Home: UIViewController {
      func open() {
        let sheet = Sheet()
        sheet.onClose = { self.title = "closed" }
        present(sheet, animated: true)
      }
      func shut() {
        if let shown = presentedViewController { shown.dismiss(animated: true) { print("gone") } }
      }
    }
    let home = Home()
    window.rootViewController = home
    home.open()
    home.shut()
    home.present(Sheet(), animated: false)
    home.dismiss(animated: false)
    print(home.title ?? "")
    """,
    """
    class Clock: UIViewController {
      var onTick: (() -> Void)?
      var onEnd: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        onTick = { [weak self] in self?.title = "tick" }
        onEnd = { [weak self] in
          guard let self = self else { return }
          self.title = "end"
        }
      }
    }
    var clock: Clock? = Clock()
    clock?.loadViewIfNeeded()
    clock?.onTick?()
    clock?.onEnd?()
    print(clock?.title ?? "")
    clock = nil
    """,
    """
    class List: UIViewController {
      var last: String?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.title = last
        navigationController?.setNavigationBarHidden(true, animated: animated)
        UIView.animate(withDuration: 0.3) { self.view.alpha = 0.5 }
      }
    }
    let stack = UINavigationController(rootViewController: List())
    window.rootViewController = stack
    stack.pushViewController(List(), animated: true)
    stack.popViewController(animated: true)
    """,
  ])
  func swiftSaidInObjectiveCDoesTheSame(_ text: String) {
    let source = SourceText(name: "a.swift", text: text)
    let statements = Script.read(source, dialect: .swift).items.compactMap { item in
      if case .statement(let statement, _) = item { statement } else { nil }
    }
    let spoken = ObjectiveCPrinter.text(of: statements, from: .swift)
    let (swift, twin) = (happenings(text, .swift), happenings(spoken, .objectiveC))
    #expect(swift == twin, "\(spoken)")
    #expect(swift.last == "end ok")
  }

  /// What happens in a run, without lines; what is wrong with the text, if anything.
  private func happenings(_ text: String, _ dialect: Dialect) -> [String] {
    let run = ScriptRun(of: SourceText(name: "a", text: text), dialect: dialect)
    let wrong = run.mistakes.filter { $0.severity == .error }
    if !wrong.isEmpty { return wrong.map { "\($0)" } }
    return run.events.compactMap { event in
      switch event {
      case .call(let call, _, _): "\(call.object) \(call.selector) \(call.arguments)"
      case .log(let text, _): "log \(text)".replacing("true", with: "1")
      case .end(let status): "end \(status)"
      default: nil
      }
    }
  }
}
