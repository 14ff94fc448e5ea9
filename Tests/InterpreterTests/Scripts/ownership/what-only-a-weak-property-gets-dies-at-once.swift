class Box { weak var content: UIView? }
let box = Box()
box.content = UIView()
print(box.content == nil)  // prints: true
