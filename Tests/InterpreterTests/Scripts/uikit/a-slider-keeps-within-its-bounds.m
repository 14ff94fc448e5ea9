UISlider *slider = [[UISlider alloc] init];
NSLog(@"%.1f %.1f", slider.minimumValue, slider.maximumValue);  // prints: 0.0 1.0
slider.value = 3;
NSLog(@"%.1f", slider.value);  // prints: 1.0
slider.maximumValue = 10;
[slider setValue:7 animated:YES];
NSLog(@"%.1f", slider.value);  // prints: 7.0
