let view = UIView()
view.center = CGPoint(x: 0, y: CGFloat.nan)  // fails: CALayerInvalidGeometry: CALayer position contains NaN: [0 nan]
