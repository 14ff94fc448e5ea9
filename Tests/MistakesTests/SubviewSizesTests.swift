import Diagnostics
import ObjectModel
import Syntax
import Testing

@testable import Mistakes

/// A size that constraints are still to give is asked for too early, unless it is asked for again, or
/// what was made with it follows.
@Suite struct SubviewSizesTests {
  private func seen(_ use: String, later: String = "") -> [Finding] {
    let text = """
      class Profile: UIViewController {
        let avatar = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          avatar.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(avatar)
          avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
          avatar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          \(use)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          \(later)
        }
      }
      """
    return LintReport(
      of: [Lint.File(SourceText(name: "a.swift", text: text), dialect: .swift)], versions: []
    ).warnings.map(\.subject.finding)
  }

  private static let corner = "avatar.layer.cornerRadius = avatar.bounds.width / 2"

  @Test func whatConstraintsGiveIsNotThereYet() {
    let early = seen(Self.corner)
    #expect(early.map(\.subject) == [.mistake(.earlySizes)])
    #expect(
      early.map(\.evidence) == [
        .subviewSizeChanged("avatar", from: Size(), to: Size(width: 40, height: 40))
      ])
    #expect(early.map(\.line) == [11])
  }

  @Test(arguments: [
    "print(avatar.bounds)",
    """
    let blur = UIView(frame: avatar.bounds)
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    avatar.addSubview(blur)
    """,
    """
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.addSubview(plain)
    plain.layer.cornerRadius = plain.bounds.width / 2
    """,
  ])
  func whatComesOutTheSameIsNoMistake(use: String) {
    #expect(seen(use).isEmpty)
  }

  @Test func whoAsksAgainMakesNone() {
    #expect(seen(Self.corner, later: Self.corner).isEmpty)
  }
}
