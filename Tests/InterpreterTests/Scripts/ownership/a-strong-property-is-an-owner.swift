class Box { var content: UIView? }
let box = Box()
let v = UIView()
box.content = v
:owners v  // owners: you, property content of box
box.content = nil
:owners v  // owners: you
