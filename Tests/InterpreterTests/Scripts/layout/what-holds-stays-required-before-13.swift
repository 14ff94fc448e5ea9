:ios 12.0
let outer = UIView(), inner = UIView()
outer.addSubview(inner)
let width = inner.widthAnchor.constraint(equalToConstant: 5)
width.priority = UILayoutPriority(999)
width.isActive = true
width.priority = UILayoutPriority(750)
print(width.priority.rawValue)  // prints: 750.0
width.priority = .required  // fails: NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 1000 and the existing priority was 750.
