let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
outer.addSubview(inner)
print(inner.convert(CGPoint(x: 1, y: 1), to: outer), inner.convert(CGPoint(x: 1, y: 1), to: nil))  // prints: (6.0, 6.0) (6.0, 6.0)
print(inner.convert(inner.bounds, to: outer), outer.convert(CGPoint(x: 6, y: 7), to: inner))  // prints: (5.0, 5.0, 10.0, 10.0) (1.0, 2.0)
print(outer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: inner))  // prints: (5.0, 5.0, 2.0, 2.0)
window.addSubview(outer)
print(inner.convert(CGPoint.zero, to: nil), inner.convert(CGPoint.zero, from: window))  // prints: (15.0, 25.0) (-15.0, -25.0)
print(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === inner, outer.hitTest(CGPoint(x: 50, y: 6), with: nil) === outer)  // prints: true true
print(outer.hitTest(CGPoint(x: 101, y: 6), with: nil) == nil, outer.point(inside: CGPoint(x: 99, y: 6), with: nil))  // prints: true true
inner.isHidden = true
print(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === outer)  // prints: true
outer.transform = CGAffineTransform(scaleX: 2, y: 2)
print(outer.frame, outer.bounds, outer.center)  // prints: (-40.0, -30.0, 200.0, 200.0) (0.0, 0.0, 100.0, 100.0) (60.0, 70.0)
print(inner.convert(CGPoint.zero, to: nil))  // prints: (-30.0, -20.0)
outer.transform = .identity
print(outer.frame)  // prints: (10.0, 20.0, 100.0, 100.0)
outer.bounds = CGRect(x: 3, y: 4, width: 50, height: 60)
print(outer.frame, outer.bounds, inner.convert(CGPoint.zero, to: nil))  // prints: (35.0, 40.0, 50.0, 60.0) (3.0, 4.0, 50.0, 60.0) (37.0, 41.0)
outer.clipsToBounds = true
outer.layer.opacity = 0.5
print(outer.layer.masksToBounds, outer.alpha)  // prints: true 0.5
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let row = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
scroll.addSubview(row)
window.addSubview(scroll)
scroll.contentOffset = CGPoint(x: 0, y: 20)
print(scroll.bounds, row.convert(row.bounds, to: scroll), row.convert(CGPoint.zero, to: nil))  // prints: (0.0, 20.0, 100.0, 100.0) (0.0, 50.0, 10.0, 10.0) (0.0, 30.0)
