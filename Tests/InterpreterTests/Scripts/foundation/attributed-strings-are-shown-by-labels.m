:ios 6.0
NSAttributedString *plain = [[NSAttributedString alloc] initWithString:@"Ahoj"];
NSLog(@"%@ %lu", plain.string, (unsigned long)plain.length);  // prints: Ahoj 4
UILabel *label = [[UILabel alloc] init];
label.attributedText = plain;
NSLog(@"%@ %@", label.text, label.attributedText.string);  // prints: Ahoj Ahoj
label.text = @"Nazdar";
NSLog(@"%@", [label.attributedText string]);  // prints: Nazdar
label.attributedText = nil;
NSLog(@"%@", label.text);  // prints: (null)
NSDictionary *red = [NSDictionary dictionaryWithObject:[UIColor redColor] forKey:NSForegroundColorAttributeName];
NSMutableAttributedString *more = [[NSMutableAttributedString alloc] initWithString:@"Ahoj" attributes:red];
[more appendAttributedString:plain];
[more addAttribute:NSFontAttributeName value:[UIFont systemFontOfSize:12] range:NSMakeRange(0, 4)];
NSLog(@"%@ %d", more.string, [more isEqualToAttributedString:plain]);  // prints: AhojAhoj 0
label.attributedText = more;
[more appendAttributedString:plain];
NSLog(@"%@", label.text);  // prints: AhojAhoj
NSString *nothing = nil;
[[NSAttributedString alloc] initWithString:nothing];  // fails: NSInvalidArgumentException: NSConcreteAttributedString initWithString:: nil value
