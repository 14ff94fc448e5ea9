/// Swift in which the printer has to mind parentheses, trailing closures and what is bound to what.
enum SwiftToPrint {
  static let snippets: [String] = declarations + bodies + expressions

  static let declarations: [String] = [
    """
    import UIKit
    final class LedgerController: UITableViewController, UISearchBarDelegate {
      @IBOutlet weak var header: UIView!
      @IBOutlet private var keys: [UIButton]!
      private(set) var total = 0, dirty: Bool = false
      lazy var rows: [String: [Int]] = [:]
      unowned(unsafe) var owner: AnyObject?
      static let shared = LedgerController()
      var onClose: ((Invoice, Bool) -> Void)?
      let (width, height) = (3, 4.5)
      var label: UILabel = {
        let label = UILabel(frame: .zero)
        label.text = "x"
        return label
      }()
      init(invoice: Invoice, for customer: Customer? = nil, _ rest: Int...) {
        self.invoice = invoice
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      convenience override init(style: UITableView.Style) { self.init() }
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
      }
      @IBAction func close(_ sender: Any) { dismiss(animated: true, completion: nil) }
      @objc(reload:) private static func reload(in table: UITableView) throws -> Bool { return true }
      deinit { print("gone") }
    }
    """,
    """
    struct Point<T: Numeric>: Equatable {
      var x, y: T
      var sum: T { x + y }
      var scaled: T {
        get { return x * factor }
        set(value) { x = value }
      }
      var watched = 1 {
        willSet { print(newValue) }
        didSet(before) { print(before) }
      }
      mutating func move(by other: Point, times n: inout Int) { x += other.x }
      subscript(index: Int) -> T { return index == 0 ? x : y }
      static func make<U>(_ value: U) -> Point where U: Numeric { Point(x: 0, y: 0) }
      typealias Scalar = T
    }
    """,
    """
    indirect enum Gear: Int, CaseIterable {
      case neutral, first = 1, reverse = -1
      case custom(Int, label: String)
      case `default`
      var isIdle: Bool { self == .neutral }
      struct Inner {}
    }
    """,
    """
    @objc protocol Feeder: AnyObject, NSObjectProtocol {
      associatedtype Food
      var brand: String { get }
      var name: String? { get set }
      func feed(_ food: NSCopying & NSCoding)
      @objc optional func portions(for animal: Any?, at hour: Int) -> UInt
      init(name: String)
    }
    """,
    """
    extension UIView.Inner: Feeder {
      static var count: Int { 0 }
      func later(_ work: @escaping (Int, inout String) -> Void, any: any Feeder) -> some View {}
    }
    """,
    """
    typealias Completion = (Bool, Error?) -> Void
    typealias Pair = (Int, [String: Set<Int>])
    func area(_ size: CGSize) -> CGFloat { size.width * size.height }
    func swap<A, B: Feeder>(a: A, b: B) throws -> (B, A) { (b, a) }
    """,
  ]

  static let bodies: [String] = [
    """
    if let view = viewIfLoaded, var x: Int = f(), let self, case .some(let y)? = z, a == b {
      g()
    } else if #available(iOS 13.4, *), c {
      h()
    } else if #unavailable(iOS 9) {
      i()
    } else {
      j()
    }
    """,
    """
    guard let self = self, !isBusy else { return }
    guard x.contains(where: { $0 > 1 }), (y.map { $0 }) == nil else { throw Problem.full(3) }
    """,
    """
    outer: for i in 0..<10 where i % 2 == 0 {
      for (index, value) in list.enumerated() { if index > 3 { continue outer } }
      for case let item? in items { use(item) }
      for case .custom(let n, _) in gears { use(n) }
      for case let view as UILabel in subviews { view.text = nil }
      for var n in numbers { n += 1 }
      for _ in (list.filter { $0 }) { break outer }
      for n in (1...) where n > 3 { break }
    }
    """,
    """
    while let next = queue.popFirst(), next != nil { next?.run() }
    repeat { step() } while !done
    """,
    """
    switch (gear, n) {
    case (.neutral, 0), (_, 1):
      break
    case let (.custom(a, b), c) where a > c:
      print(a, b)
      fallthrough
    case (is Int, let x as String):
      print(x)
    case (Gear.first, 3...5), (_, 7...):
      return
    case let y?:
      print(y)
    case 8...:
      f()
    case (9...) where z:
      f()
    case "a", -1, nil:
      f()
    default:
      g()
    }
    """,
    """
    do {
      try store.open()
      let a = try? f(), b = try! g() + 1
      throw Problem.full
    } catch let error as Problem {
      print(error)
    } catch Problem.full {
    } catch {
      throw error
    }
    do { x = 1 }
    defer { close() }
    autoreleasepool { work() }
    """,
    """
    let (a, b) = pair, c: Int = 2
    var d: [Int?]? = nil, e = [Int](), f = [String: [UIView]]()
    var g: Int { 3 }
    var h = 1 { didSet { print(oldValue) } }
    let _ = i
    weak var j = k
    (a, b) = (b, a)
    func inner(x: Int = 3) -> Int { return x }
    struct Local { let `in`: Int }
    """,
    """
    UIView.animate(withDuration: 0.3) {
      card.alpha = 0
    } completion: { finished in
      card.removeFromSuperview()
      print(finished)
    }
    """,
    """
    let work = { [weak self, unowned other, count = n + 1] (x: Int, y: inout String) -> Bool in
      guard let self else { return false }
      return x > count
    }
    list.map { $0 * 2 }.filter { n in n > 3 }.forEach { print($0) }
    run { _ in }
    run {}
    run { () -> Int in 3 }
    run({ 1 }, { a, b in a + b })
    ({ print("now") }())
    """,
    """
    for x in (list.map { $0 }) {}
    if (list.first { $0 > 1 }) != nil {}
    if (list?.first { $0 > 1 }?.name) == nil {}
    switch (make { 1 }) { default: break }
    while (list.contains { $0 }) && f({ 1 }) {}
    if ({ true }()) {}
    """,
  ]

  static let expressions: [String] = [
    "window.rootViewController = LedgerController(nibName: nil, bundle: nil)",
    "vc?.view?.superview!.bounds.size.width",
    "(vc?.view).map { $0.frame }",
    "vc?.view.backgroundColor = .red",
    "(a?.b)!.c",
    "a?[3]?.b(c)?.d",
    "x = a ? b : c ? d : e",
    "x = (a ? b : c) ? d : e",
    "a + b * c - (d - e) / (f + g)",
    "(a << 2) * 3 & b | c ^ ~d",
    "a - (b - c) - d",
    "a ?? b ?? c",
    "(a ?? b) ?? c",
    "a && (b || c) && !(d == e) || f",
    "-x + -(-y) - !z",
    "(x as? UILabel)?.text",
    "(x as! UILabel).text = \"a\\n\\t\\\"b\\\" \\\\ \\u{1} é 一\"",
    "x as Int + y as! T",
    "x is Int ? a : b",
    "(x as Int) < y",
    "x is UIView && y is [Int]",
    "a == b ?? c",
    "0..<n + 1",
    "list[1...]\nlist[..<3]",
    "list[i, default: 3] += 2",
    "f(&x, label: &y, z...)",
    "print(\"\\(a) and \\(b ? \"x\" : \"y\") \\(f(1))\")",
    "button.addTarget(self, action: #selector(tap(_:for:)), for: .touchUpInside)",
    "let s = #selector(Ledger.reload)",
    "t.0 = (t.1).0",
    "1e20 + 0.5 + 0xFF + 1_000",
    "(1).description",
    "[1: \"a\", 2: \"b\"]",
    "[[1, 2], []]",
    "[:]",
    "Array<Int>(repeating: 0, count: 3)",
    "type(of: x).init()",
    "Ledger.self",
    "`class`.in = `default`",
    "list.reduce(0, +)",
    "try f(try g(), try? h())",
    "x = try f()",
    "f(a)(b) { c }",
    "(f(a)) { c }",
    "(a, b: 2, ())",
    "let f: (Int) -> (String) -> Void = g, h: ((Int) -> Void)? = nil, i: (any P)? = nil",
    "\"\"\"\nline one\n  line \"two\" \\(x)\n\"\"\"",
    "super.viewWillAppear(animated)",
    "self.view.frame.size.width *= 2",
    "a\n-b\n(c)\n[d]\n(.e)\n({ f }())",
    "viewWillAppear(true)",
  ]
}
