/// Realistic Swift of many domains, each of which is read without a mistake.
public enum SwiftCorpus {
  public static let snippets: [String] = declarations + statements

  public static let declarations: [String] = [
    ##"""
    struct Grid {
      subscript(row: Int, column c: Int) -> Int {
        get { cells[row][c] }
        set { cells[row][c] = newValue }
      }
      static func == (a: Grid, b: Grid) -> Bool { a.cells == b.cells }
      func load() async throws -> Int { try await fetch(2) }
    }
    """##,
    ##"""
    import UIKit
    import class UIKit.UIView
    """##,
    ##"""
    @UIApplicationMain
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]? = nil) -> Bool {
        return true
      }
    }
    """##,
    ##"""
    public protocol Loadable: AnyObject, Sendable where Self: UIViewController {
      associatedtype Item: Equatable = Int
      var item: Item { get set }
      static var title: String { get }
      init(item: Item)
      func load(_ item: Item, animated: Bool) throws -> Bool
    }
    """##,
    ##"""
    extension Loadable {
      func reload() { _ = try? load(item, animated: false) }
    }
    """##,
    ##"""
    indirect enum Tree<T> {
      case leaf, node(Tree, T, right: Tree<T>)
      case other(T)
      var depth: Int {
        switch self {
        case .leaf: return 0
        case .node(let left, _, let right) where left.depth > 3: return max(left.depth, right.depth) + 1
        case let .node(left, _, right: r): return left.depth + r.depth
        default: break
        }
        return 1
      }
    }
    """##,
    ##"""
    enum Kind: String, CaseIterable { case a, b = "bee"; case c }
    """##,
    ##"""
    struct Point3: Equatable {
      var x = 0.0, y: Double, z: Double = 1
      static let zero = Point3(y: 0)
      mutating func move(by d: Double...) { x += d[0] }
      subscript(index: Int) -> Double { index == 0 ? x : y }
      static func make<T: Equatable>(_ t: T, with u: inout Int) -> T where T: Hashable { u += 1; return t }
    }
    """##,
    ##"""
    class C: UIViewController {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var many: [UIView]!
      unowned(safe) let owner: UIView
      private(set) lazy var table: UITableView = {
        let t = UITableView(frame: .zero, style: .plain)
        t.delegate = self
        return t
      }()
      class var name: String { "C" }
      var handler: ((Int, String?) -> Void)?
      var pair: (Int, String) = (1, "a")
      var size: CGSize {
        get { return CGSize(width: 1, height: 2) }
        set { print(newValue) }
      }
      var observed: Int = 5 {
        willSet(new) { print(new) }
        didSet { print(oldValue) }
      }
      init(owner: UIView) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      convenience init!(x: Int = 3) { self.init(owner: UIView()) }
      deinit { NotificationCenter.default.removeObserver(self) }
      @objc(tick:) private func tick(_ timer: Timer) {}
      @IBAction func tapped(_ sender: Any) { dismiss(animated: true, completion: nil) }
    }
    """##,
  ]

  static let statements: [String] = [
    ##"""
    let word = if n < 0 { "minus" } else { "plus" }
    """##,
    ##"""
    let size = switch n {
    case ..<0: 0
    default: n &+ 1
    }
    """##,
    ##"""
    print(songs.map(\.title), songs.map(\.artist?.name), (1...5) ~= 3)
    """##,
    ##"""
    do { try f() } catch let error as E where error.code > 3 { print(error) }
    """##,
    ##"""
    #if DEBUG && !os(Linux)
    print("debug")
    #elseif canImport(UIKit)
    print("other")
    #endif
    """##,
    ##"""
    let a = 1, b: Int
    var (x, y) = (1, "two")
    let opt: Int? = nil
    let f: (Int) -> (String) -> Void = { n in { s in print(n, s) } }
    let g = { (a: Int, b: Int) -> Int in a + b }
    let h = { [weak self, unowned x, y = a + 1] in self?.view.frame.size }
    """##,
    ##"""
    let k = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +)
    let d: [String: [Int]] = ["a": [1], "b": []]
    let e = [:] as [String: Int]
    let arr = [Int](), dic = [String: UIView](), gen = Array<Dictionary<String, Int>>()
    let t = a < b && b > a || !(a == b)
    let r1 = 0...5, r2 = 1..<n, r3 = arr[1...], r4 = arr[..<2]
    """##,
    ##"""
    let s = "a\(b + 1)c \("x\(y)") \u{41}\n"
    let raw = #"a\n\#(b)"#
    """##,
    ##"""
    let multi = """
      one
        two \(x)
      """
    """##,
    ##"""
    let c1 = x as? UIView ?? UIView(), c2 = x as! UIView, c3 = x is UIView, c4 = 1 as Double
    let tern = a > b ? a : b == 2 ? 3 : 4
    let v = self.view?.subviews.first?.frame.size.width ?? -1
    let forced = dict["a"]!.count
    let tup = (1, name: "x").name
    let zero = pair.0 + pair.1
    """##,
    ##"""
    let sel = #selector(C.tick(_:)), sel2 = #selector(viewDidLoad), sel3 = #selector(move(from:to:))
    x += 1; y -= 2
    a?.b = 3
    (x, y) = (y, x)
    _ = foo()
    foo(&x, label: y, in: z) { print($0) } completion: { done in }
    """##,
    ##"""
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 0
    } completion: { _ in
      self.view.removeFromSuperview()
    }
    """##,
    ##"""
    array.forEach { item in
      if let view = item as? UIView, let w = view.window, view.isHidden == false { print(w) }
    }
    """##,
    ##"""
    if let x { print(x) } else if var y = y { y += 1 } else { print() }
    if case .node(let l, _, _) = tree, l.depth > 1 {}
    if #available(iOS 13.4.1, *), !flag {}
    guard let self = self else { return }
    guard #available(iOS 9, *) else { fatalError() }
    while let next = it.next(), next != 3 { continue }
    """##,
    ##"""
    repeat { i += 1 } while i < 10
    """##,
    ##"""
    outer: for i in stride(from: 0, to: 10, by: 2) where i % 2 == 0 {
      for (k, v) in d { if k == "a" { continue outer }; print(v); break outer }
    }
    """##,
    ##"""
    for case let x? in opts { print(x) }
    for _ in 0 ..< 3 {}
    """##,
    ##"""
    switch (x, y) {
    case (0, let q): print(q)
    case let (p, q) where p > q: fallthrough
    case (1...3, _): break
    case is (Int, Int): break
    case nil: break
    case let z as UIView: print(z)
    @unknown default: print("d")
    }
    """##,
    ##"""
    switch c { case "a", "b": x() ; default: break }
    """##,
    ##"""
    do {
      try load()
      let z = try! other() + (try? third() ?? 2)!
    } catch let error as NSError {
      print(error)
    } catch MyError.bad(let code) {
      throw MyError.worse
    } catch { print(error) }
    """##,
    ##"""
    defer { print("end") }
    do { let x = 1; print(x) }
    func generic<T, U: Equatable>(_ t: T, u: U...) rethrows -> [T] where T: Hashable { return [t] }
    func noReturn() -> Never { fatalError() }
    typealias Done = (Bool) -> Void
    let `class` = 3
    """##,
    ##"""
    print(`class`, self.init, C.self, type(of: x).description())
    let closure: @escaping (inout Int) throws -> Void = { $0 += 1 }
    let comp: P & Q = x
    let anyP: any P = x
    let neg = -x + ~y - +z
    let shift = 1 << 2 | 3 & 4 ^ 5
    """##,
    ##"""
    foo(a, b).bar { x in x }.baz
    let idx = a[b, default: 0]
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    """##,
    ##"""
    DispatchQueue.main.async { [weak self] in
      guard let self = self else { return }
      self.x = 1
    }
    """##,
  ]
}
