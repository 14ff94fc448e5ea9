let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
let (one, two) = (UILabel(), UILabel())
one.text = "Hello"
for label in [one, two] {
  label.translatesAutoresizingMaskIntoConstraints = false
  box.addSubview(label)
}
let views = ["one": one, "two": two]
box.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "H:|-4-[one(60)]-[two]-wide-|", options: .alignAllTop,
  metrics: ["wide": 8], views: views))
box.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "V:|-10-[one(==two)]", options: [], metrics: nil, views: views))
box.layoutIfNeeded()
print(two.frame.minX, two.frame.width, box.constraints.count)  // prints: 72.0 240.0 7
let height = NSLayoutConstraint(
  item: one, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
  multiplier: 1, constant: 30)
one.addConstraint(height)
height.constant = 40
box.layoutIfNeeded()
print(two.frame.height)  // prints: 40.0
