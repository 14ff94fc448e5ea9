let button = UIButton(type: .system)
button.setTitle("Save", for: .normal)
print(button.title(for: .normal)!, button.currentTitle!)  // prints: Save Save
print(button.titleLabel!.text!)  // prints: Save
