NSScanner *scanner = [NSScanner scannerWithString:@"12 apples, 2.5 kg #ff"];
int count = 0;
NSString *word = nil;
double weight = 0;
unsigned colour = 0;
NSLog(@"%d %d", [scanner scanInt:&count], count);  // prints: 1 12
NSLog(@"%d %@", [scanner scanUpToString:@"," intoString:&word], word);  // prints: 1 apples
NSLog(@"%d %d", [scanner scanString:@"," intoString:NULL], [scanner scanInt:&count] && count == 2);  // prints: 1 1
scanner.scanLocation = 10;
NSLog(@"%d %.1f", [scanner scanDouble:&weight], weight);  // prints: 1 2.5
NSLog(@"%d %d", [scanner scanInt:NULL], scanner.isAtEnd);  // prints: 0 0
[scanner scanUpToCharactersFromSet:[NSCharacterSet characterSetWithCharactersInString:@"#"] intoString:&word];
[scanner scanString:@"#" intoString:NULL];
NSLog(@"%@ %d %u %d", word, [scanner scanHexInt:&colour], colour, scanner.isAtEnd);  // prints: kg  1 255 1
