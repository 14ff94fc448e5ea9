let view = UIView()
let controller = UIViewController()
view.addSubview()  // error: missingArgument
controller.present(controller)  // error: missingArgument
print(1 + "a")  // error: operands
