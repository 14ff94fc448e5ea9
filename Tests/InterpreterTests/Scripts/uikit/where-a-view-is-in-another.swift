class Round: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 5 }
}
let root = UIViewController()
window.rootViewController = root
let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
let round = Round(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
root.view.addSubview(outer)
outer.addSubview(inner)
inner.addSubview(round)
print(inner.convert(CGPoint(x: 3, y: 3), to: nil), root.view.convert(CGPoint(x: 11, y: 22), to: inner))  // prints: (14.0, 25.0) (0.0, 0.0)
print(inner.convert(inner.bounds, to: root.view), inner.convert(CGPoint(x: 0, y: 0), from: outer))  // prints: (11.0, 22.0, 50.0, 50.0) (-1.0, -2.0)
print(root.view.hitTest(CGPoint(x: 15, y: 25), with: nil) === round, root.view.hitTest(CGPoint(x: 20, y: 25), with: nil) === inner)  // prints: true true
inner.isUserInteractionEnabled = false
print(root.view.hitTest(CGPoint(x: 15, y: 25), with: nil) === outer, outer.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)  // prints: true true
let scroll = UIScrollView(frame: root.view.bounds)
let row = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
scroll.addSubview(row)
root.view.addSubview(scroll)
scroll.contentOffset = CGPoint(x: 0, y: 100)
print(row.convert(CGPoint.zero, to: root.view))  // prints: (0.0, 200.0)
