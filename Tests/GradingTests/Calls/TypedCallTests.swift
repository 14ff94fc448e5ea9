import Testing

@testable import Grading

@Suite struct TypedCallTests {
  @Test(
    arguments: [
      ("viewDidLoad", nil, "viewDidLoad", nil),
      ("detail viewDidLoad", "detail", "viewDidLoad", nil),
      ("detail.viewDidLoad()", "detail", "viewDidLoad", nil),
      ("[detail viewDidLoad];", "detail", "viewDidLoad", nil),
      ("detail viewWillAppear: true", "detail", "viewWillAppear:", ["YES"]),
      ("[detail viewWillAppear:YES]", "detail", "viewWillAppear:", ["YES"]),
      ("detail.viewWillAppear(true)", "detail", "viewWillAppear:", ["YES"]),
      ("detail viewWillAppear", "detail", "viewWillAppear:", nil),
      ("viewWillAppear(_:)", nil, "viewWillAppear:", nil),
      ("VIEWWILLAPPEAR", nil, "viewWillAppear:", nil),
      ("detail.willMove(toParent: nil)", "detail", "willMoveToParentViewController:", ["nil"]),
      ("willMove(toParent:)", nil, "willMoveToParentViewController:", nil),
      ("willMove", nil, "willMoveToParentViewController:", nil),
      ("memo willMoveToParent", "memo", "willMoveToParentViewController:", nil),
      ("memo didMoveToParent:nil", "memo", "didMoveToParentViewController:", ["nil"]),
      ("initWithNibName:bundle:", nil, "initWithNibName:bundle:", nil),
      ("a initWithNibName:@\"A\" bundle:nil", "a", "initWithNibName:bundle:", ["@\"A\"", "nil"]),
      ("a.init(nibName: nil, bundle: nil)", "a", "initWithNibName:bundle:", ["nil", "nil"]),
      ("init(coder:)", nil, "initWithCoder:", nil),
      ("init", nil, "init", nil),
      ("a deinit", "a", "dealloc", nil),
      ("CoverView#1 awakeFromNib", "CoverView#1", "awakeFromNib", nil),
      ("ｄｅｔａｉｌ　viewDidLoad", "detail", "viewDidLoad", nil),
      ("a tableView:numberOfRowsInSection:", "a", "tableView:numberOfRowsInSection:", nil),
      ("viewDidExplode", nil, "viewDidExplode", nil),
    ] as [(String, String?, String, [String]?)])
  func isReadInEitherDialect(
    _ line: String, _ object: String?, _ selector: String, _ arguments: [String]?
  ) throws {
    let call = try #require(TypedCall(line))
    #expect(call.object == object)
    #expect(call.selector(among: []) == selector)
    #expect(call.arguments == arguments)
  }

  @Test(arguments: [
    "", "   ", "7", "()", "viewDidLoad)(", "[]", ";", "?", "a b c d", "1 + 2",
    String(repeating: "x", count: 1_000),
  ])
  func whatIsNoCallIsNone(_ line: String) { #expect(TypedCall(line) == nil) }

  @Test func aBareNameIsThatOfACallOfTheScene() throws {
    let call = try #require(TypedCall("a presentationControllerDidDismiss"))
    #expect(
      call.selector(among: ["presentationControllerDidDismiss:"])
        == "presentationControllerDidDismiss:")
  }
}
