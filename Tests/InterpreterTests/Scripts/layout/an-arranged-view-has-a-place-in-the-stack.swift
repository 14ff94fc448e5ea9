let stack = UIStackView()
stack.insertArrangedSubview(UIView(), at: 0)
stack.insertArrangedSubview(UIView(), at: 5)  // fails: NSInternalInconsistencyException: Index out of bounds for arranged subview. index = 5 expected to be less than or equal to 1
