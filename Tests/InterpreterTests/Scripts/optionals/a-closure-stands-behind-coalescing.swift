let box = UIView()
let label = (box.subviews.first as? UILabel) ?? {
  let made = UILabel()
  box.addSubview(made)
  return made
}()
label.text = "a"
print(box.subviews.count, label.text ?? "")  // prints: 1 a
let none: Int? = nil
let maybe = none ?? { Int("7") }()
print(maybe ?? 0)  // prints: 7
