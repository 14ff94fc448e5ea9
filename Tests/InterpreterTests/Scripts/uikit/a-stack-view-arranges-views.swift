let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
stack.axis = .vertical
let button = UIButton(type: .system)
stack.addArrangedSubview(button)
print(stack.arrangedSubviews.count, stack.subviews.count)  // prints: 3 3
stack.removeArrangedSubview(button)
print(stack.arrangedSubviews.count, button.superview === stack)  // prints: 2 true
