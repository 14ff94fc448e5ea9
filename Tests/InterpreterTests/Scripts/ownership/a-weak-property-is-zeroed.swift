class Box { weak var content: UIView? }
let box = Box()
var v: UIView? = UIView()
box.content = v
:owners v  // owners: you
v = nil
print(box.content == nil)  // prints: true
