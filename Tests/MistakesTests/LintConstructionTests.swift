import Diagnostics
import Interpreter
import Syntax
import Testing

@testable import Mistakes

/// What initialisers are given when lint makes a controller.
@Suite struct LintConstructionTests {
  private func lint(_ declarations: String, taking type: String, isStrict: Bool = false) -> Lint {
    let text = """
      \(declarations)
      class CardController: UIViewController {
        init(card: \(type)) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("no nib") }
        override func viewWillAppear(_ animated: Bool) {}
      }
      """
    return Lint(
      of: [Lint.File(SourceText(name: "card.swift", text: text), dialect: .swift)],
      version: UIKitVersion(26), isStrict: isStrict)
  }

  @Test(arguments: [
    "struct Card { let id: Int; let name: String; var note: String?; let tags: [String] }",
    "struct Owner { let name: String }\nstruct Card { let owner: Owner; let isNew: Bool }",
    "enum Suit { case other(Int), clubs }\nstruct Card { let suit: Suit; var worth = 2.5 }",
    "struct Card { let born: Date; let owner: Person }",
    "struct Card { let name: String; init(named name: String) { self.name = name } }",
    "enum Card { case plain }",
    "enum Card { case full(Int) }",
  ])
  func aValueIsMadeByItsMembers(_ declarations: String) {
    let lint = lint(declarations, taking: "Card")
    #expect(lint.faults.map(\.fault).isEmpty)
    #expect(lint.unmade.isEmpty && lint.ends.isEmpty)
    #expect(lint.warnings.map(\.finding.type) == ["CardController"])
  }

  /// What asks for the first of a list finds one.
  @Test(arguments: ["[String]", "[URL]", "[[Int]]"])
  func aListHasSomethingInIt(_ type: String) {
    let text = """
      class PageController: UIViewController {
        let pages: \(type)
        init(pages: \(type), index: Int) {
          self.pages = pages
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("no nib") }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "\\(pages[0])"
        }
      }
      """
    let lint = Lint(
      of: [Lint.File(SourceText(name: "page.swift", text: text), dialect: .swift)],
      version: UIKitVersion(26))
    #expect(lint.ends.isEmpty && lint.warnings.isEmpty)
  }

  /// A presenter's view is the controller that is led, and no other one, which nobody would show.
  @Test func aPresenterShowsTheControllerThatItIsMadeFor() {
    let text = """
      protocol LoginView: AnyObject { func show() }
      protocol Presenting { func begin() }
      class Presenter: Presenting {
        private weak var view: LoginView?
        init(view: LoginView) { self.view = view }
        func begin() { view?.show() }
      }
      class LoginController: UIViewController, LoginView {
        var presenter: Presenting!
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          presenter.begin()
        }
        func show() { present(UIViewController(), animated: true) }
      }
      """
    let lint = Lint(
      of: [Lint.File(SourceText(name: "login.swift", text: text), dialect: .swift)],
      version: UIKitVersion(26))
    #expect(lint.warnings.map(\.finding.type).isEmpty && lint.ends.isEmpty)
  }

  /// Only `init(coder:)` would end the app, and nobody calls it.
  @Test func aParameterThatCannotBeMadeIsNamed() {
    let lint = lint("enum Card { case full(Int) }", taking: "Card", isStrict: true)
    #expect(lint.unmade.map(\.reason) == [.unknownArgument("card: Card")])
  }

  /// A class without initialisers inherits those above it, with what stands for their parameters.
  @Test func anInheritedInitialiserMakesIt() {
    let text = """
      class ListController<Content: UIView, Model>: UIViewController {
        let content: Content
        let model: Model
        init(model: Model, content: Content = Content(frame: .zero)) {
          (self.model, self.content) = (model, content)
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("no nib") }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(content)
          content.isHidden = false
        }
      }
      final class Card: UIView { let caption = UILabel() }
      struct Model { let wrong: Int }
      final class Deck { var name = "deck" }
      final class CardController: ListController<Card, Deck> {
        override func viewDidLoad() {
          super.viewDidLoad()
          content.caption.text = model.name
        }
      }
      """
    let lint = Lint(
      of: [Lint.File(SourceText(name: "card.swift", text: text), dialect: .swift)],
      version: UIKitVersion(26))
    #expect(lint.faults.map(\.fault).isEmpty && lint.ends.isEmpty && lint.unmade.isEmpty)
    #expect(lint.standIns.isEmpty)
    #expect(Set(lint.lives.map(\.type)) == ["ListController", "CardController"])
  }
}
