import Interpreter
import ObjectRuntime
import Playgrounds
import Simulator
import Syntax
import Testing
import UIKitAPI
import UIKitClasses

@Suite struct DeclaredTests {
  private func declared(_ text: String, after earlier: String = "") -> [Declared] {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(5, 1))))
    if !earlier.isEmpty { _ = playground.play(earlier) }
    return playground.play(text).declared
  }

  @Test func outletsGiveAClassANibOfItsOwn() throws {
    let type = try #require(
      declared(
        """
        @interface Note : UIViewController
        @property (nonatomic, retain) IBOutlet UITextView *text;
        @property (nonatomic, retain) IBOutlet UILabel *name;
        @property (nonatomic, retain) IBOutlet UILabel *place;
        @property (nonatomic) int count;
        @end
        """
      ).first)
    #expect(type.outlets == ["text", "name", "place"])
    #expect(type.nib?.view == "UIView")
    #expect(type.nib?.objects.map(\.type) == ["UITextView", "UILabel"])
    #expect(type.nib?.objects.map(\.count) == [1, 2])
  }

  @Test func aClassThatMakesItsOwnViewReadsNoNib() throws {
    let text = """
      @interface Note : UIViewController
      @property (nonatomic, retain) IBOutlet UITextView *text;
      @end
      @implementation Note
      - (void)dealloc { [super dealloc]; }
      - (void)loadView { [super loadView]; }
      - (void)save { }
      @end
      """
    let types = declared(text)
    #expect(types.count == 1)
    #expect(types.first?.lifeCycle == [.loadView, .dealloc])
    #expect(types.first?.nib == nil)
  }

  @Test func whatSwiftInheritsIsNotWhatAClassImplements() {
    let text = """
      class Note: UIViewController {
        var count = 0
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    #expect(declared(text).first?.lifeCycle == [.viewDidLoad])
  }

  @Test(arguments: [
    "struct Pair { var a = 1 }", "enum Side { case left, right }",
    "protocol Teller { func tell() }",
  ])
  func whatIsNoClassIsOnlyKnown(_ text: String) {
    let types = declared(text)
    #expect(types.count == 1)
    #expect(types.first?.superclass == nil)
    #expect(types.first?.outlets == [])
  }

  @Test func aLineWithAnErrorDeclaresNothing() {
    #expect(declared("@interface Note : Nothing\n@end").isEmpty)
  }
}
