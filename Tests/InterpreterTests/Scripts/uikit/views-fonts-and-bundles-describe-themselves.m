:ios 17.0
UILabel *label = [[UILabel alloc] init];
label.text = @"Hi";
NSString *told = label.description;
NSLog(@"%@", [told substringFromIndex:[told rangeOfString:@";"].location]);  // prints: ; frame = (0 0; 0 0); text = 'Hi'; userInteractionEnabled = NO>
UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10.5, 20)];
view.hidden = YES;
view.alpha = 0.5;
view.tag = 3;
told = view.description;
NSLog(@"%@", [told substringFromIndex:[told rangeOfString:@";"].location]);  // prints: ; frame = (0 0; 10.5 20); alpha = 0.5; hidden = YES; tag = 3>
NSLog(@"%@", [NSBundle mainBundle]);  // prints: NSBundle </App.app> (loaded)
told = [UIFont systemFontOfSize:17].description;
NSLog(@"%@", [told substringFromIndex:[told rangeOfString:@">"].location]);  // prints: > font-family: ".SFUI-Regular"; font-weight: normal; font-style: normal; font-size: 17.00pt
