class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as! CAGradientLayer }
}
let view = GradientView()
view.gradient.startPoint = CGPoint(x: 0, y: 1)
print(view.layer is CAGradientLayer, UIView().layer is CAGradientLayer)  // prints: true false
