// What does nothing here still answers what it was set to, object by object.
let touched = UIView(), other = UIView()
touched.isMultipleTouchEnabled = true
print(touched.isMultipleTouchEnabled, other.isMultipleTouchEnabled)  // prints: true false
touched.isMultipleTouchEnabled = false
print(touched.isMultipleTouchEnabled)  // prints: false
