class Box { weak var content: UIView? }
let box = Box()
box.content = UIView()  // warning: freedAtOnce
print(box.content == nil)  // prints: true
