let v: UIView? = nil
print(v as Any)  // prints: nil
print(v?.subviews.count as Any)  // prints: nil
