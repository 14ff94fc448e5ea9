let parent = UIView()
var child: UIView? = UIView()
parent.addSubview(child!)
:owners child  // owners: you, superview parent
weak var w = child
child = nil
print(w == nil)  // prints: false
w?.removeFromSuperview()
print(w == nil)  // prints: true
