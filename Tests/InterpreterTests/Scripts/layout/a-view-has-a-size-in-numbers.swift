let view = UIView(frame: CGRect(x: 0, y: 0, width: -5, height: CGFloat.nan))  // fails: CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; 5 nan]
